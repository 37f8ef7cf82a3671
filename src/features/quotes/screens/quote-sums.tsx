import type { OrderTotals } from '#features/orders/order-totals.ts';
import { MoneyRows } from '#ui/money-rows.tsx';
import { formatPounds, toDecimal } from '#values/money.ts';
import { percentText } from '#values/percent-text.ts';

type QuoteSumsProps = {
  totals: Omit<OrderTotals, 'discount'>;
  /** Undefined: it is still to be chosen. */
  deliveryName: string | undefined;
};

/** The sums of a quote, figure under figure. */
export function QuoteSums({ totals, deliveryName }: QuoteSumsProps) {
  const { subtotal, deliveryFee, totalAmount, vatRate, vatAmount, grandTotal } = totals;
  return (
    <MoneyRows
      rows={[
        { label: 'Subtotal', value: formatPounds(subtotal) },
        {
          label: deliveryName ? `Delivery: ${deliveryName}` : 'Delivery',
          value: !deliveryName ? 'Chosen on acceptance' : deliveryFee === 0 ? 'Free' : formatPounds(deliveryFee),
        },
        { label: 'Total ex VAT', value: formatPounds(totalAmount) },
        {
          label: `VAT at ${percentText(toDecimal(vatRate))}`,
          value: formatPounds(vatAmount),
          ...(vatRate === 0 && { note: 'Exports from the UK are zero-rated' }),
        },
        { label: 'Total inc VAT', value: formatPounds(grandTotal), strong: true },
      ]}
    />
  );
}
