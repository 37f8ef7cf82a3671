import { zoneWords } from '#features/delivery/zone-words.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { FittingFacts } from '../fitting-facts.tsx';
import { QuoteLinesList } from '../quote-sums.tsx';

/** The goods, delivery date and note of a quote; no prices before it is sent. */
export function QuoteGoods({ quote }: { quote: Quote }) {
  const isPriced = quote.status !== 'requested';
  const lines = isPriced ? quote.lines : quote.lines.map((line) => ({ ...line, unitPrice: null, total: null }));
  return (
    <section aria-labelledby="goods" className="min-w-0">
      <h2 id="goods" className="title-2 mb-3">
        What we quote
      </h2>
      <QuoteLinesList lines={lines} sums={quote.sums} />
      <FittingFacts quote={quote} />
      {isPriced && quote.delivery?.zone && (
        <p className="mt-4">
          The delivery is priced to <strong>{zoneWords(quote.delivery.zone)}</strong>. To another place it may cost
          more: you see it before you agree.
        </p>
      )}
      {isPriced && quote.deliverOn && (
        <p className="mt-4">
          Delivered by <strong className="whitespace-nowrap">{formatLondonDay(quote.deliverOn)}</strong>
        </p>
      )}
      {isPriced && quote.note && (
        <p dir="auto" className="name mt-4 whitespace-pre-line text-ink-soft">
          {quote.note}
        </p>
      )}
    </section>
  );
}
