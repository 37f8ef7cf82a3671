import { type OrderTotals, readTotals } from '#features/orders/order-totals.ts';
import { OrderSums } from '#features/orders/screens/order-sums.tsx';
import type { Quote } from '../contract.ts';

/** The sums of a quote, figure under figure; without the delivery's name it is still to be chosen. */
export function QuoteSums(props: { totals: OrderTotals; deliveryName: string | undefined }) {
  return <OrderSums {...props} unchosen="Chosen on acceptance" explainsExport />;
}

/** The sums of a quote as it was priced; nothing before. */
export function PricedQuoteSums({ quote: { sums, delivery } }: { quote: Quote }) {
  return sums && <QuoteSums totals={readTotals(sums)} deliveryName={delivery?.name} />;
}
