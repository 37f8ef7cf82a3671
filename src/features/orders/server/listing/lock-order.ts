import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { lockOrderRow, type OrderRow } from './load-orders.ts';

/** Locks an order to change it. Throws `not_found`, and `stale_version` if the decision was based on another version. */
export async function lockOrder(tx: Transaction, orderId: number, version?: number): Promise<OrderRow> {
  const order = await lockOrderRow(tx, orderId);
  if (!order) throw refuse('not_found', 'There is no such order.');
  if (version === undefined || version === order.version) return order;
  throw refuse('stale_version', 'Somebody else changed this order meanwhile. Look at it again before you change it.', {
    extra: { currentStatus: order.status, version: order.version },
  });
}
