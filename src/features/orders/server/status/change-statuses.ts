import { and, eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import type { StatusOutcome } from '#features/orders/staff-contract.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import { orderEvents } from '#features/orders/tables.ts';
import { announce, retract } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { Refusal, refuse } from '#platform/refusal.ts';
import { findOrderRow, loadWholeOrder } from '../listing/load-orders.ts';
import { lockOrder } from '../listing/lock-order.ts';
import { presentOrder } from '../listing/present-order.ts';
import { changeStatus, moveTo, STATUS_CHANGED } from './change-status.ts';

export interface StatusChanges {
  status: OrderStatus;
  orders: readonly { id: number; version?: number | undefined }[];
  isUndoable?: boolean | undefined;
  actor: User;
}

/**
 * Sets the status of many orders, each in its own transaction, so that a refusal does not affect the others. One after the
 * other, because orders of the same goods lock the same stock.
 */
export async function changeStatuses(
  context: AppContext,
  { orders, ...change }: StatusChanges,
): Promise<StatusOutcome[]> {
  const outcomes: StatusOutcome[] = [];
  const once = [...new Map(orders.map((order) => [order.id, order])).values()];
  for (const { id, version } of once) {
    outcomes.push(await outcomeOf(context, id, () => changeStatus(context, { ...change, orderId: id, version })));
  }
  return outcomes;
}

/** Undoes the statuses of many orders, each unless it is too late. */
export async function undoStatuses(
  context: AppContext,
  { orders, actor }: { orders: readonly { id: number; version: number }[]; actor: User },
): Promise<StatusOutcome[]> {
  const outcomes: StatusOutcome[] = [];
  for (const { id, version } of orders) {
    outcomes.push(await outcomeOf(context, id, () => undoStatus(context, { orderId: id, version, actor })));
  }
  return outcomes;
}

async function outcomeOf(context: AppContext, id: number, change: () => Promise<Order>): Promise<StatusOutcome> {
  try {
    const order = await change();
    return { id, orderNumber: order.orderNumber, isChanged: true, order: withoutStaff(order) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const row = await findOrderRow(context.db, id);
    const outcome = { id, orderNumber: row?.orderNumber ?? null, isChanged: false, detail: error.message };
    return row ? { ...outcome, order: presentOrder(await loadWholeOrder(context.db, row)) } : outcome;
  }
}

// The list does not show the `staff` part; the drawer reads it when it opens.
function withoutStaff({ staff: _, ...order }: Order) {
  return order;
}

/**
 * Undoes a status before any e-mail about it is sent. The notification and the tracking event disappear; only the audit log
 * retains the change. Throws `too_late` once e-mails are being sent.
 */
async function undoStatus(
  context: AppContext,
  { orderId, version, actor }: { orderId: number; version: number; actor: User },
): Promise<Order> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version);
    const news = await retract(tx, STATUS_CHANGED, ['orderId', orderId], at);
    const { from, to, bell, was } = news?.payload ?? {};
    if (!news || !from || !bell || !was || to !== order.status) {
      throw refuse('too_late', 'It is too late to undo this: the customer is being told. Set the status anew.');
    }
    const before = { actualDelivery: asDate(was.actualDelivery), deliveryConfirmedAt: asDate(was.deliveryConfirmedAt) };
    const back = await moveTo(tx, order, { status: from, ...before }, at, actor.id);
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
