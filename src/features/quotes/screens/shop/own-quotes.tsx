import type { Quote } from '#features/quotes/contract.ts';
import { VatAmount } from '#features/settings/screens/vat-amount.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatLondonDay } from '#values/london-day.ts';
import { toPence } from '#values/money.ts';
import { QuoteStatusBadge } from '../quote-status-badge.tsx';
import { CUSTOMER_WORDS, goodsText } from '../quote-words.ts';

/** A customer's quotes; nothing when there are none. */
export function OwnQuotes({ quotes, hrefOf }: { quotes: readonly Quote[]; hrefOf: (quote: Quote) => string }) {
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="quotes">
      <h2 id="quotes" className="title-2 mb-3">
        Your quotes
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {quotes.map((quote) => (
          <li key={quote.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <span className="min-w-0">
              <TextLink href={hrefOf(quote)} className="tabular">
                {quote.number}
              </TextLink>
              <span className="meta block">{goodsText(quote)}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {quote.status === 'sent' && quote.sums && (
                <span className="meta tabular">
                  <VatAmount ex={toPence(quote.sums.totalAmount)} inc={toPence(quote.sums.grandTotal)} />
                  {quote.validUntil && `, until ${formatLondonDay(quote.validUntil)}`}
                </span>
              )}
              <QuoteStatusBadge status={quote.status}>{CUSTOMER_WORDS[quote.status]}</QuoteStatusBadge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
