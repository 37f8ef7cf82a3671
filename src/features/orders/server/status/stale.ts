import { refuse } from '#platform/refusal.ts';
import type { OrderRow } from '../listing/load-orders.ts';

/** The refusal of a decision on an outdated version of an order. */
export function refuseStale({ status, version }: OrderRow) {
  return refuse('stale_version', 'Somebody else changed this order meanwhile. Look at it again before you change it.', {
    extra: { currentStatus: status, version },
  });
}
