import { data } from 'react-router';
import { mayUser } from '#features/permissions/may-user.ts';
import type { Period } from '#features/reports/period.ts';
import { DEFAULT_PRESET, isPreset, type Preset, presetPeriod } from '#features/reports/presets.ts';
import { AllReports } from '#features/reports/screens/staff/all-reports.tsx';
import { RangeForm } from '#features/reports/screens/staff/range-form.tsx';
import { readReports } from '#features/reports/screens/staff/read-reports.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { londonDayOf } from '#values/london-day.ts';
import { ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { fieldErrors } from '#web/forms/form-answer.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/reports.ts';

export const meta = fixedMeta('Reports');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const asked = askedDays(new URL(request.url).searchParams);
  const shown = {
    preset: asked.preset,
    typed: asked.days,
    mayOpenOrders: mayUser(user, 'perm:view_orders'),
    mayOpenProducts: mayUser(user, 'perm:view_products'),
  };
  try {
    return data({ ...shown, reports: await readReports(api, asked.days), errors: {} });
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    if (!problem?.errors) return orErrorPage(Promise.reject(error));
    return data({ ...shown, reports: null, errors: fieldErrors(problem) }, { status: 400 });
  }
}

/** The days in the address, as they were typed, or those of a preset. */
function askedDays(search: URLSearchParams): { preset: Preset | undefined; days: Period } {
  const [from, to] = ['from', 'to'].map((name) => search.get(name)?.trim().slice(0, 40) ?? '');
  if (from || to) {
    const today = londonDayOf(new Date());
    return { preset: undefined, days: { from: from || to || today, to: to || today } };
  }
  const named = search.get('range') ?? '';
  const preset = isPreset(named) ? named : DEFAULT_PRESET;
  return { preset, days: presetPeriod(preset, londonDayOf(new Date())) };
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { preset, typed, reports, errors } = loaderData;
  const wrong = Object.entries(errors).map(([field, message]) => ({ fieldId: `range-${field}`, message }));
  return (
    <>
      <PortalHeader title="Reports" />
      <div className="flex flex-col gap-6">
        <RangeForm path={paths.reports} preset={preset} from={typed.from} to={typed.to} errors={errors} />
        {reports ? (
          <AllReports {...loaderData} reports={reports} />
        ) : (
          <ErrorSummary title="These days cannot be shown" errors={wrong} />
        )}
      </div>
    </>
  );
}
