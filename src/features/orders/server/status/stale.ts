import { refuse } from '#platform/refusal.ts';
import type { OrderRow } from '../listing/load-orders.ts';

/** The refusal for whoever decided on an order as it was before somebody else changed it. */
export function refuseStale({ status, version }: OrderRow) {
  return refuse('stale_version', 'Somebody else changed this order meanwhile. Look at it again before you change it.', {
    extra: { currentStatus: status, version },
  });
}
