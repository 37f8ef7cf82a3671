import { FileText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { QuotesTable } from '#features/quotes/screens/staff/quotes-table.tsx';
import { QUOTE_STATUS_NAMES, QUOTE_STATUSES } from '#features/quotes/status.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select-field.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { listSearch, orFirstPage, readListView } from '#web/lists/list-view.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/quotes.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Quotes');

const FIELDS = { q: null, status: QUOTE_STATUSES } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const view = readListView(new URL(request.url).searchParams, FIELDS);
  const query = { ...view.filter, scope: 'all' as const, cursor: view.trail.at(-1) };
  const firstHref = paths.staffQuotes + listSearch({ filter: view.filter, trail: [] });
  return orFirstPage(api('GET /api/quotes', { query }), view.trail, firstHref);
}

export default function StaffQuotesPage({ loaderData: { items, nextCursor } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  useLivePage({ about: 'quotes' });
  const { filter, trail } = readListView(search, FIELDS);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <PortalHeader
        title="Quotes"
        description="What customers want a price for. Each is priced, sent by e-mail, and accepted into an order at that price."
      />
      <div className="mb-4">
        <FilterBar
          label="Number, name or product"
          q={filter.q ?? ''}
          clearHref={isFiltered ? paths.staffQuotes : undefined}
        >
          <Select
            name="status"
            aria-label="Status"
            defaultValue={filter.status ?? ''}
            placeholder="Every status"
            options={QUOTE_STATUSES.map((status) => ({ value: status, label: QUOTE_STATUS_NAMES[status] }))}
            className="flex-1 sm:w-56 sm:flex-none"
          />
        </FilterBar>
      </div>
      {items.length === 0 ? (
        <EmptyState
          icon={<FileText />}
          title={isFiltered ? 'No quotes match' : 'No quotes yet'}
          description={
            isFiltered
              ? 'Try other words, or another status.'
              : 'A quote appears here when a customer asks for one from the cart, or when you make one of a message.'
          }
          actions={
            <UiLink
              href={isFiltered ? paths.staffQuotes : `${paths.staffMessages}?kind=quote`}
              className={buttonClass({ variant: 'secondary' })}
            >
              {isFiltered ? 'Show all quotes' : 'Open the messages'}
            </UiLink>
          }
        />
      ) : (
        <Panel padded={false}>
          <QuotesTable quotes={items} hrefOf={({ number }) => paths.staffQuote(number)} />
          <CursorPager
            nouns={['quote', 'quotes']}
            count={items.length}
            trail={trail}
            nextCursor={nextCursor}
            hrefOf={(after) => paths.staffQuotes + listSearch({ filter, trail: after })}
          />
        </Panel>
      )}
    </>
  );
}
