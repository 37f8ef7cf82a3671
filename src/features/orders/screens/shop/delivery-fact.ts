import type { Order } from '#features/orders/contract.ts';
import { expectedInWords } from '#features/orders/expected-day.ts';
import { capital } from '#values/capital.ts';
import { formatDate } from '#values/instant.ts';

/** The day of an order's delivery: when it is expected, while it is awaited, and then when it came; null of a cancelled one. */
export function deliveryFact(order: Order, now = new Date()): { term: string; value: string } | null {
  if (order.status === 'cancelled') return null;
  if (order.status === 'delivered') {
    const { actualDelivery } = order;
    return actualDelivery ? { term: 'Delivered', value: formatDate(actualDelivery) } : null;
  }
  const expected = expectedInWords(order, { now });
  return expected ? { term: 'Estimated delivery', value: capital(expected) } : null;
}
