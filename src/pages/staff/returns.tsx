import { Undo2 } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import type { Return } from '#features/returns/contract.ts';
import { RETURN_STATUS_NAMES, RETURN_STATUSES } from '#features/returns/reasons.ts';
import { ReturnsTable } from '#features/returns/screens/staff/returns-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select-field.tsx';
import type { Page } from '#values/page.ts';
import { type Api, ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/returns.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Returns');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  return listReturns(api, viewIn(new URL(request.url).searchParams));
}

function viewIn(search: URLSearchParams) {
  const status = RETURN_STATUSES.find((known) => known === search.get('status'));
  return { status, trail: search.getAll('after') };
}

type View = ReturnType<typeof viewIn>;

function searchOf({ status, trail }: View): string {
  const search = new URLSearchParams(status && { status });
  for (const cursor of trail) search.append('after', cursor);
  return search.size > 0 ? `?${search}` : '';
}

async function listReturns(api: Api, { status, trail }: View): Promise<Page<Return>> {
  try {
    return await api('GET /api/returns', { query: { status, limit: '50', cursor: trail.at(-1) } });
  } catch (error) {
    // An address that was typed or has grown old: the first page will do.
    const isBadCursor = error instanceof ApiError && error.status === 400 && trail.length > 0;
    if (isBadCursor) throw redirect(paths.staffReturns + searchOf({ status, trail: [] }));
    return orErrorPage(Promise.reject(error));
  }
}

export default function StaffReturnsPage({ loaderData: { items, nextCursor } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  useLivePage({ about: 'order' });
  const view = viewIn(search);
  return (
    <>
      <PortalHeader
        title="Returns"
        description="What customers want to send back. Each is answered with its order, and refunded when the goods are here."
      />
      <div className="mb-4">
        <FilterBar clearHref={view.status ? paths.staffReturns : undefined}>
          <Select
            name="status"
            aria-label="Status"
            defaultValue={view.status ?? ''}
            placeholder="Every status"
            options={RETURN_STATUSES.map((status) => ({ value: status, label: RETURN_STATUS_NAMES[status] }))}
            className="flex-1 sm:w-44 sm:flex-none"
          />
        </FilterBar>
      </div>
      {items.length === 0 ? (
        <EmptyState
          icon={<Undo2 />}
          title={view.status ? 'No returns match' : 'No returns yet'}
          description={view.status ? 'Try another status.' : 'A return appears here the moment a customer asks for it.'}
        />
      ) : (
        <Panel padded={false}>
          <ReturnsTable returns={items} hrefOf={({ orderNumber }) => paths.staffOrder(orderNumber)} />
          <CursorPager
            nouns={['return', 'returns']}
            count={items.length}
            trail={view.trail}
            nextCursor={nextCursor}
            hrefOf={(trail) => paths.staffReturns + searchOf({ ...view, trail })}
          />
        </Panel>
      )}
    </>
  );
}
