import { and, eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import { orderEvents } from '#features/orders/tables.ts';
import { announce, retract } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { loadWholeOrder, lockOrderRow } from '../listing/load-orders.ts';
import { presentOrder } from '../listing/present-order.ts';
import { moveTo, STATUS_CHANGED } from './change-status.ts';
import { refuseStale } from './stale.ts';

export interface StatusUndo {
  orderId: number;
  version: number;
  actor: User;
}

/**
 * Undoes a status before any e-mail about it is sent. The notification and the tracking event disappear; only the audit log
 * retains the change. Throws `too_late` once e-mails are being sent.
 */
export async function undoStatus(context: AppContext, { orderId, version, actor }: StatusUndo): Promise<Order> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order) throw refuse('not_found', 'There is no such order.');
    if (version !== order.version) throw refuseStale(order);
    const news = await retract(tx, STATUS_CHANGED, ['orderId', orderId], at);
    const { from, to, bell, was } = news?.payload ?? {};
    if (!news || !from || !bell || !was || to !== order.status) {
      throw refuse('too_late', 'It is too late to undo this: the customer is being told. Set the status anew.');
    }
    const before = { actualDelivery: asDate(was.actualDelivery), deliveryConfirmedAt: asDate(was.deliveryConfirmedAt) };
    const back = await moveTo(tx, order, { status: from, ...before }, at);
    await tx.delete(orderEvents).where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.at, news.at)));
    await announce(tx, 'order.status_undone', { orderId, bell }, at);
    const record = { actorId: actor.id, action: 'order.status_undone', recordType: 'order', recordId: orderId };
    await recordChange(tx, { ...record, before: { status: to }, after: { status: from } }, at);
    return presentOrder(await loadWholeOrder(tx, back));
  });
}

function asDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
