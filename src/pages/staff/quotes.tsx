import { FileText } from 'lucide-react';
import { QuotesTable } from '#features/quotes/screens/staff/quotes-table.tsx';
import { QUOTE_STATUS_NAMES, QUOTE_STATUSES } from '#features/quotes/status.ts';
import { Select } from '#ui/select-field.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { readListPage, readListView, useListView } from '#web/lists/list-view.ts';
import { StaffList } from '#web/lists/staff-list.tsx';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useIsSilent } from '#web/use-is-silent.ts';
import type { Route } from './+types/quotes.ts';

export const meta = fixedMeta('Quotes');

const readView = (search: URLSearchParams) => readListView(search, { q: null, status: QUOTE_STATUSES });

export function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  return readListPage(request, paths.staffQuotes, readView, (query) =>
    api('GET /api/quotes', { query: { ...query, scope: 'all' } }),
  );
}

export default function StaffQuotesPage({ loaderData: page }: Route.ComponentProps) {
  useLivePage({ about: 'quotes' });
  const isSilent = useIsSilent();
  const view = useListView(paths.staffQuotes, readView);
  return (
    <>
      <PortalHeader
        title="Quotes"
        description={`What customers want a price for. Each is priced, ${isSilent ? '' : 'sent by e-mail, '}and accepted into an order at that price.`}
      />
      <StaffList
        view={view}
        page={page}
        nouns={['quote', 'quotes']}
        search={{ label: 'Number, name or product', q: view.filter.q ?? '' }}
        filters={
          <Select
            name="status"
            aria-label="Status"
            defaultValue={view.filter.status ?? ''}
            placeholder="Every status"
            options={QUOTE_STATUSES.map((status) => ({ value: status, label: QUOTE_STATUS_NAMES[status] }))}
            className="flex-1 sm:w-56 sm:flex-none"
          />
        }
        nothing={{
          icon: <FileText />,
          none: 'A quote appears here when a customer asks for one from the cart, or when you make one of a message.',
          noMatch: 'Try other words, or another status.',
          noneLink: { href: `${paths.staffMessages}?kind=quote`, label: 'Open the messages' },
        }}
      >
        <QuotesTable quotes={page.items} hrefOf={({ number }) => paths.staffQuote(number)} />
      </StaffList>
    </>
  );
}
