import type { Order } from '#features/orders/contract.ts';
import { expectedWithPayment } from '#features/orders/expected-day.ts';
import { formatDate } from '#values/instant.ts';

/** The day of an order's delivery: when it is expected, while it is awaited, and then when it came; null of a cancelled one. */
export function deliveryFact(order: Order): { term: string; value: string } | null {
  if (order.status === 'cancelled') return null;
  if (order.status === 'delivered') {
    const { actualDelivery } = order;
    return actualDelivery ? { term: 'Delivered', value: formatDate(actualDelivery) } : null;
  }
  const expected = expectedWithPayment(order);
  return expected ? { term: 'Estimated delivery', value: expected } : null;
}
