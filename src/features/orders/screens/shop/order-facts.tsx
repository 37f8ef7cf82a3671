import type { Order } from '#features/orders/contract.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { formatDate, formatDateTime } from '#values/instant.ts';

/** The remaining facts of an order; unknown ones are left out. */
export function OrderFacts({ order }: { order: Order }) {
  const known = [
    { term: 'Order number', value: order.orderNumber },
    { term: 'Payment', value: order.paymentMethod },
    { term: 'Delivery', value: order.deliveryMethod.name },
    { term: 'Estimated delivery', value: order.estimatedDelivery && formatDate(order.estimatedDelivery) },
    { term: 'Delivered', value: order.actualDelivery && formatDateTime(order.actualDelivery) },
    { term: 'Delivery confirmed', value: order.deliveryConfirmedAt && formatDateTime(order.deliveryConfirmedAt) },
    { term: 'Your PO number', value: order.purchaseOrderNumber },
    { term: 'Points earned', value: order.pointsEarned > 0 && order.pointsEarned.toLocaleString('en-GB') },
    { term: 'Your notes', value: order.notes },
  ];
  return <DefinitionList dense items={known.filter(({ value }) => value)} />;
}
