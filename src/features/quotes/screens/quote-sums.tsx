import { type OrderTotals, readTotals } from '#features/orders/order-totals.ts';
import { OrderSums } from '#features/orders/screens/order-sums.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import type { Quote } from '../contract.ts';

/** The sums of a quote, figure under figure; without the delivery's name it is still to be chosen. */
export function QuoteSums(props: {
  totals: OrderTotals;
  deliveryName: string | undefined;
  deliveryNote?: string | undefined;
}) {
  return <OrderSums {...props} unchosen="Chosen on acceptance" explainsExport />;
}

/** The totals of a priced quote; nothing before it is priced. */
export function PricedQuoteSums({ quote: { sums, delivery } }: { quote: Quote }) {
  return sums && <QuoteSums totals={readTotals(sums)} deliveryName={delivery?.name} />;
}

/** The lines of a quote. */
export function QuoteLinesList({ lines }: { lines: Quote['lines'] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map((line) => (
        <li key={line.id} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="break-words font-semibold">{line.productName}</p>
            <p className="meta tabular">
              {line.quantity.toLocaleString('en-GB')}
              {line.unitPrice !== null && <> × {formatPounds(toPence(line.unitPrice))} ex VAT</>}
              {line.sku && <span className="ms-3 whitespace-nowrap">SKU {line.sku}</span>}
            </p>
          </div>
          {line.total !== null && <p className="tabular shrink-0 font-semibold">{formatPounds(toPence(line.total))}</p>}
        </li>
      ))}
    </ul>
  );
}
