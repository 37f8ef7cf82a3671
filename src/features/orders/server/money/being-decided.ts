import { listWaiting } from '#platform/announcements.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';

type Owing = Pick<OrderRow, 'id' | 'owedBack' | 'owedHow'>;

/**
 * Who has decided about the money of these cancelled orders, by the id of the order, while the cancellation can still be undone and
 * nothing has moved. An order without such a decision is not in the map.
 */
export async function decidersByOrder(
  db: Database | Transaction,
  orders: readonly Owing[],
): Promise<Map<number, number>> {
  const open = orders.filter(({ owedBack, owedHow }) => owedBack > 0 && owedHow === null);
  const waiting = await listWaiting(db, 'order.status_changed', ['orderId', open.map(({ id }) => id)]);
  return new Map(waiting.flatMap(({ payload: { orderId, money } }) => (money ? [[orderId, money.actorId]] : [])));
}
