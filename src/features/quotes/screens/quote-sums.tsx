import { type OrderTotals, readTotals } from '#features/orders/order-totals.ts';
import { OrderSums } from '#features/orders/screens/order-sums.tsx';
import type { Quote } from '../contract.ts';

/** The totals of a quote; without a delivery name, the method is still to be chosen. */
export function QuoteSums(props: { totals: OrderTotals; deliveryName: string | undefined }) {
  return <OrderSums {...props} unchosen="Chosen on acceptance" explainsExport />;
}

/** The totals of a priced quote; nothing before it is priced. */
export function PricedQuoteSums({ quote: { sums, delivery } }: { quote: Quote }) {
  return sums && <QuoteSums totals={readTotals(sums)} deliveryName={delivery?.name} />;
}
