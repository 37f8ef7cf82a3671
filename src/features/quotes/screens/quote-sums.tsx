import { depositOf, type OrderTotals, readTotals } from '#features/orders/order-totals.ts';
import { OrderSums } from '#features/orders/screens/order-sums.tsx';
import { VatAmount } from '#features/settings/screens/vat-amount.tsx';
import type { MoneyRow } from '#ui/money-rows.tsx';
import { formatPounds, type Pence, toBasisPoints, toPence, withVat } from '#values/money.ts';
import { VatWords } from '#web/vat-words.tsx';
import type { Quote } from '../contract.ts';
import { deliveryWords } from '../delivery-words.ts';
import { isVisit, serviceNote } from './quote-words.ts';

/** The sums of a quote, figure under figure; without the delivery's name it is still to be chosen. */
export function QuoteSums(props: {
  totals: OrderTotals;
  lines?: readonly Pence[];
  deliveryName: string | undefined;
  deliveryNote?: string | undefined;
  /** What comes below the total. */
  below?: readonly MoneyRow[];
  /** The part that is paid first, in percent. */
  depositPercent: number | null;
  /** Nothing of it is delivered. */
  isVisit: boolean;
}) {
  const { depositPercent, isVisit, below = [], ...sums } = props;
  const first = depositPercent === null ? [] : depositRows(props.totals.grandTotal, depositPercent);
  const unchosen = isVisit ? 'None, a visit only' : 'Chosen on acceptance';
  return <OrderSums {...sums} below={[...first, ...below]} unchosen={unchosen} />;
}

/** The totals of a priced quote; nothing before it is priced. */
export function PricedQuoteSums({ quote }: { quote: Quote }) {
  const { sums, delivery, lines, depositPercent } = quote;
  const totals = lines.map(({ total }) => toPence(total ?? 0));
  return (
    sums && (
      <QuoteSums
        totals={readTotals(sums)}
        lines={totals}
        deliveryName={delivery ? deliveryWords(delivery.name, delivery.zone) : undefined}
        depositPercent={depositPercent}
        isVisit={isVisit(quote)}
      />
    )
  );
}

function depositRows(grandTotal: Pence, percent: number) {
  const deposit = depositOf(grandTotal, percent);
  return [
    { label: `Deposit on acceptance (${percent}%)`, value: formatPounds(deposit), strong: true },
    { label: 'Due before dispatch', value: formatPounds(grandTotal - deposit) },
  ];
}

/** The lines of a quote; inc VAT as well once the quote is priced, which says the rate. */
export function QuoteLinesList({ lines, sums }: Pick<Quote, 'lines' | 'sums'>) {
  const amount = (exVat: string) => {
    const ex = toPence(exVat);
    return sums ? (
      <VatAmount ex={ex} inc={withVat(ex, toBasisPoints(sums.vatRate))} />
    ) : (
      <VatWords>{formatPounds(ex)} ex VAT</VatWords>
    );
  };
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map((line) => (
        <li key={line.id} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="break-words font-semibold">{line.productName}</p>
            <p className="meta tabular">
              {line.quantity.toLocaleString('en-GB')}
              {line.unitPrice !== null && <> × {amount(line.unitPrice)}</>}
              {line.sku && <span className="ms-3 whitespace-nowrap">SKU {line.sku}</span>}
            </p>
            {line.service && <p className="meta">{serviceNote(line)}</p>}
            {line.service && line.unitPrice === null && line.listPrice !== null && (
              <p className="meta tabular">
                By our price list {amount(line.listPrice)}
                {line.quantity > 1 && ' each'}
              </p>
            )}
          </div>
          {line.total !== null && <p className="tabular shrink-0 font-semibold">{amount(line.total)}</p>}
        </li>
      ))}
    </ul>
  );
}
