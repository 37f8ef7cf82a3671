import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import { ORDER_STATUSES } from '#features/orders/status.ts';
import { orderEvents } from '#features/orders/tables.ts';
import { announce, retract } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { loadWholeOrder, lockOrderRow } from '../listing/load-orders.ts';
import { presentOrder } from '../listing/present-order.ts';
import { moveTo, STATUS_CHANGED } from './change-status.ts';
import { refuseStale } from './stale.ts';

// What the announcement of a change that can be taken back says.
const undoable = z.object({
  from: z.enum(ORDER_STATUSES),
  to: z.enum(ORDER_STATUSES),
  bell: z.int(),
  was: z.object({ actualDelivery: z.coerce.date().nullable(), deliveryConfirmedAt: z.coerce.date().nullable() }),
});

export interface StatusUndo {
  orderId: number;
  version: number;
  actor: User;
}

/**
 * Takes a status back as if it had never been set: nobody has been written to yet, and nobody will be; what the bell and the
 * tracking page showed goes with it. Only the audit log remembers. Once it has been written it is too late, and the status is
 * set anew like any other.
 */
export async function undoStatus(context: AppContext, { orderId, version, actor }: StatusUndo): Promise<Order> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order) throw refuse('not_found', 'There is no such order.');
    if (version !== order.version) throw refuseStale(order);
    const news = await retract(tx, STATUS_CHANGED, ['orderId', orderId], at);
    const change = undoable.safeParse(news?.payload).data;
    if (!news || change?.to !== order.status) {
      throw refuse('too_late', 'It is too late to undo this: the customer is being told. Set the status anew.');
    }
    const back = await moveTo(tx, order, { status: change.from, ...change.was }, at);
    await tx.delete(orderEvents).where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.at, news.at)));
    await announce(tx, 'order.status_undone', { orderId, bell: change.bell }, at);
    const record = { actorId: actor.id, action: 'order.status_undone', recordType: 'order', recordId: orderId };
    await recordChange(tx, { ...record, before: { status: change.to }, after: { status: change.from } }, at);
    return presentOrder(await loadWholeOrder(tx, back));
  });
}
