import type { Order } from '#features/orders/contract.ts';
import { MoneyRows } from '#ui/money-rows.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { percentText } from '#values/percent-text.ts';

type Totals = Pick<
  Order,
  'subtotal' | 'discount' | 'deliveryFee' | 'totalAmount' | 'vatRate' | 'vatAmount' | 'grandTotal' | 'pointsRedeemed'
>;

/** The sums of an order as it was placed, figure under figure. */
export function OrderSummary({ order, deliveryName }: { order: Totals; deliveryName?: string }) {
  const discount = toPence(order.discount);
  const deliveryFee = toPence(order.deliveryFee);
  return (
    <MoneyRows
      rows={[
        { label: 'Subtotal', value: pounds(order.subtotal) },
        ...(discount > 0
          ? [{ label: `Points (${order.pointsRedeemed.toLocaleString('en-GB')})`, value: formatPounds(-discount) }]
          : []),
        {
          label: deliveryName ? `Delivery: ${deliveryName}` : 'Delivery',
          value: deliveryFee === 0 ? 'Free' : formatPounds(deliveryFee),
        },
        { label: 'Total ex VAT', value: pounds(order.totalAmount) },
        { label: `VAT at ${percentText(order.vatRate)}`, value: pounds(order.vatAmount) },
        { label: 'Total inc VAT', value: pounds(order.grandTotal), strong: true },
      ]}
    />
  );
}

function pounds(amount: string): string {
  return formatPounds(toPence(amount));
}
