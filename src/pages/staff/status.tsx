import { RefreshCw } from 'lucide-react';
import { STATUS } from '#features/status/paths.ts';
import { StatusConcerns } from '#features/status/screens/staff/status-concerns.tsx';
import { StatusJobs } from '#features/status/screens/staff/status-jobs.tsx';
import { StatusParts } from '#features/status/screens/staff/status-parts.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { textOf } from '#values/form-text.ts';
import { formatTime } from '#values/instant.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import type { Route } from './+types/status.ts';

export const meta = fixedMeta('Status');

export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageApi)('GET /api/status');
}

/** Makes a backup, or runs a timed job again. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const job = textOf(form, 'job');
  try {
    const api = context.get(pageApi);
    if (form.has('backup')) await api('POST /api/backups');
    else await api('POST /api/status/jobs/{name}/run', { params: { name: job } });
    return null;
  } catch (error) {
    return refusedForm(error, { job });
  }
}

export default function StatusPage({ loaderData: status, actionData }: Route.ComponentProps) {
  return (
    <>
      <PortalHeader
        title="Status"
        description={`How the shop’s machinery stood at ${formatTime(status.readAt)}.`}
        actions={
          <ButtonLink href={STATUS} variant="secondary">
            <RefreshCw aria-hidden="true" className="size-5" />
            Read again
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-5">
        {actionData && (
          <Notice tone="caution" role="alert" title={actionData.problem.title}>
            {actionData.problem.detail}
          </Notice>
        )}
        <StatusConcerns concerns={status.concerns} />
        <StatusParts status={status} />
        <StatusJobs jobs={status.jobs} />
      </div>
    </>
  );
}
