import type { Quote } from '#features/quotes/contract.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Panel } from '#ui/panel.tsx';
import { formatDateTime } from '#values/instant.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { FittingFacts } from '../fitting-facts.tsx';
import { PricedQuoteSums, QuoteLinesList } from '../quote-sums.tsx';

/** The goods, totals and dates of a quote that cannot be changed now. */
export function QuotedGoods({ quote }: { quote: Quote }) {
  const { sums, note } = quote;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Panel title="Goods">
        {quote.lines.length > 0 ? (
          <QuoteLinesList lines={quote.lines} sums={sums} />
        ) : (
          <p className="meta">No goods yet.</p>
        )}
        <FittingFacts quote={quote} />
        {note && (
          <section className="mt-5">
            <h3 className="mb-1 font-semibold text-sm">Note to the customer</h3>
            <p dir="auto" className="name whitespace-pre-line text-sm">
              {note}
            </p>
          </section>
        )}
      </Panel>
      <Panel title="Sum">
        {sums ? <PricedQuoteSums quote={quote} /> : <p className="meta">Not priced yet.</p>}
        <DefinitionList dense className="mt-5" items={dateFacts(quote)} />
      </Panel>
    </div>
  );
}

function dateFacts({ validUntil, deliverOn, sentAt, staff, decidedAt, status }: Quote) {
  return [
    { term: 'Valid until', value: validUntil && formatLondonDay(validUntil) },
    { term: 'Delivered by', value: deliverOn && formatLondonDay(deliverOn) },
    { term: 'Sent', value: sentAt && formatDateTime(sentAt) },
    { term: 'Sent by', value: staff?.sentBy && <bdi className="name">{staff.sentBy}</bdi> },
    { term: status === 'accepted' ? 'Accepted' : 'Ended', value: decidedAt && formatDateTime(decidedAt) },
  ].filter(({ value }) => value);
}
