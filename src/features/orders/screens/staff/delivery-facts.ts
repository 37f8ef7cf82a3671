import type { Order } from '#features/orders/contract.ts';
import { expectedInWords } from '#features/orders/expected-day.ts';
import { capital } from '#values/capital.ts';
import { formatDateTime } from '#values/instant.ts';

/** When an order came and who confirmed it; before that when it is expected, unless it was cancelled. */
export function deliveryFacts(order: Order, now = new Date()): { term: string; value: string }[] {
  const { actualDelivery, deliveryConfirmedAt } = order;
  const expected = order.status === 'cancelled' ? null : expectedInWords(order, { now, whose: 'the' });
  if (!actualDelivery) return expected ? [{ term: 'Expected', value: capital(expected) }] : [];
  return [
    { term: 'Delivered', value: formatDateTime(actualDelivery) },
    ...(deliveryConfirmedAt ? [{ term: 'Confirmed by customer', value: formatDateTime(deliveryConfirmedAt) }] : []),
  ];
}
