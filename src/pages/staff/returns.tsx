import { Undo2 } from 'lucide-react';
import { RETURN_STATUS_NAMES, RETURN_STATUSES } from '#features/returns/reasons.ts';
import { ReturnsTable } from '#features/returns/screens/staff/returns-table.tsx';
import { Select } from '#ui/select-field.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { readListPage, readListView, useListView } from '#web/lists/list-view.ts';
import { StaffList } from '#web/lists/staff-list.tsx';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/returns.ts';

export const meta = fixedMeta('Returns');

const readView = (search: URLSearchParams) => readListView(search, { status: RETURN_STATUSES });

export function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  return readListPage(request, paths.staffReturns, readView, (query) =>
    api('GET /api/returns', { query: { ...query, limit: '50' } }),
  );
}

export default function StaffReturnsPage({ loaderData: page }: Route.ComponentProps) {
  useLivePage({ about: 'order' });
  const view = useListView(paths.staffReturns, readView);
  return (
    <>
      <PortalHeader
        title="Returns"
        description="What customers want to send back. Each is answered with its order, and refunded when the goods are here."
      />
      <StaffList
        view={view}
        page={page}
        nouns={['return', 'returns']}
        filters={
          <Select
            name="status"
            aria-label="Status"
            defaultValue={view.filter.status ?? ''}
            placeholder="Every status"
            options={RETURN_STATUSES.map((status) => ({ value: status, label: RETURN_STATUS_NAMES[status] }))}
            className="flex-1 sm:w-44 sm:flex-none"
          />
        }
        nothing={{
          icon: <Undo2 />,
          none: 'A return appears here the moment a customer asks for it.',
          noMatch: 'Try another status.',
          allHref: undefined,
        }}
      >
        <ReturnsTable returns={page.items} hrefOf={({ orderNumber }) => paths.staffOrder(orderNumber)} />
      </StaffList>
    </>
  );
}
