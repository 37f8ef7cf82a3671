import type { Quote } from '#features/quotes/contract.ts';
import { CoverLink } from '#ui/cover-link.tsx';
import { numeric, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatDate } from '#values/instant.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { QuoteStatusBadge } from '../quote-status-badge.tsx';
import { goodsText } from '../quote-words.ts';

/** A table of quotes; cards on a phone. */
export function QuotesTable({ quotes, hrefOf }: { quotes: readonly Quote[]; hrefOf: (quote: Quote) => string }) {
  const said = useVatWords();
  return (
    <Table caption="Quotes" className="sm:max-h-[max(24rem,calc(100dvh-14.5rem))]">
      <THead
        columns={[
          'Quote',
          'Asked',
          'Customer',
          { name: 'Goods', className: wideOnly },
          numeric(said('Total ex VAT')),
          'Valid until',
          'Status',
        ]}
      />
      <TBody>
        {quotes.map((quote) => (
          <Tr key={quote.id} className="relative">
            <Td primary className="whitespace-nowrap">
              <CoverLink href={hrefOf(quote)} className="tabular">
                {quote.number}
              </CoverLink>
            </Td>
            <Td label="Asked" className="tabular whitespace-nowrap">
              {formatDate(quote.createdAt)}
            </Td>
            <Td label="Customer" className="sm:max-xl:w-full sm:max-xl:max-w-0">
              <span dir="auto" className="name block sm:max-xl:line-clamp-2 xl:max-w-56 xl:truncate" title={quote.name}>
                {quote.company ?? quote.name}
              </span>
            </Td>
            <Td label="Goods" className={`${wideOnly} xl:w-full xl:max-w-0`}>
              <span className="block sm:truncate">{goodsText(quote)}</span>
            </Td>
            <Td label={said('Total ex VAT')} numeric>
              {quote.sums ? formatPounds(toPence(quote.sums.totalAmount)) : <span className="text-ink-soft">–</span>}
            </Td>
            <Td label="Valid until" className="tabular whitespace-nowrap">
              {quote.validUntil ? formatLondonDay(quote.validUntil) : <span className="text-ink-soft">–</span>}
            </Td>
            <Td label="Status">
              <QuoteStatusBadge status={quote.status} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

// There is no room on a narrow screen; a phone's card has room.
const wideOnly = 'sm:max-xl:hidden';
