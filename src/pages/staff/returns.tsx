import { Undo2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { RETURN_STATUS_NAMES, RETURN_STATUSES } from '#features/returns/reasons.ts';
import { ReturnsTable } from '#features/returns/screens/staff/returns-table.tsx';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select-field.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { listSearch, orFirstPage, readListView } from '#web/lists/list-view.ts';
import { NothingListed } from '#web/lists/nothing-listed.tsx';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/returns.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Returns');

const FIELDS = { status: RETURN_STATUSES } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const { filter, trail } = readListView(new URL(request.url).searchParams, FIELDS);
  const query = { ...filter, limit: '50', cursor: trail.at(-1) };
  const firstHref = paths.staffReturns + listSearch({ filter, trail: [] });
  return orFirstPage(api('GET /api/returns', { query }), trail, firstHref);
}

export default function StaffReturnsPage({ loaderData: { items, nextCursor } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  useLivePage({ about: 'order' });
  const { filter, trail } = readListView(search, FIELDS);
  return (
    <>
      <PortalHeader
        title="Returns"
        description="What customers want to send back. Each is answered with its order, and refunded when the goods are here."
      />
      <div className="mb-4">
        <FilterBar clearHref={filter.status ? paths.staffReturns : undefined}>
          <Select
            name="status"
            aria-label="Status"
            defaultValue={filter.status ?? ''}
            placeholder="Every status"
            options={RETURN_STATUSES.map((status) => ({ value: status, label: RETURN_STATUS_NAMES[status] }))}
            className="flex-1 sm:w-44 sm:flex-none"
          />
        </FilterBar>
      </div>
      {items.length === 0 ? (
        <NothingListed
          what="returns"
          icon={<Undo2 />}
          isFiltered={Boolean(filter.status)}
          none="A return appears here the moment a customer asks for it."
          noMatch="Try another status."
        />
      ) : (
        <Panel padded={false}>
          <ReturnsTable returns={items} hrefOf={({ orderNumber }) => paths.staffOrder(orderNumber)} />
          <CursorPager
            nouns={['return', 'returns']}
            count={items.length}
            trail={trail}
            nextCursor={nextCursor}
            hrefOf={(after) => paths.staffReturns + listSearch({ filter, trail: after })}
          />
        </Panel>
      )}
    </>
  );
}
