import { and, eq, lt, not, sql } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { returnStock, takeStock } from '#features/catalogue/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import type { MoneyBack } from '#features/orders/owed-back.ts';
import { type OrderStatus, UNDO_MS } from '#features/orders/status.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import { giveBackPoints, redeemPoints } from '#features/rewards/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { lockOrder } from '../listing/lock-order.ts';
import { presentForStaff } from '../listing/staff-view.ts';
import { demandDecidable } from '../money/owed-back.ts';
import { settleOrder } from '../money/settle-order.ts';
import { writeOrderEvent } from './order-events.ts';
import { stockWhy } from './stock-why.ts';

export const STATUS_CHANGED = 'order.status_changed';
/** Announced at once even when the change can be undone, for the notification bell. */
export const STATUS_SET = 'order.status_set';

export interface StatusChange {
  orderId: number;
  status: OrderStatus;
  /** The version that staff saw; the change is refused when the order has changed since. */
  version?: number | undefined;
  /** The member of staff; null for the driver or the shop itself. */
  actor: User | null;
  /** The customer is told in another e-mail. */
  isQuiet?: boolean;
  /** The goods were held for a payment that did not come. */
  isHoldOver?: boolean;
  /** Replaces the status's own description in the history. */
  description?: string;
  /** Delays e-mails and documents for a moment, so that the change can be undone. */
  isUndoable?: boolean | undefined;
  /** With a cancellation: how what was paid goes back, once it cannot be undone any more. Absent: that is left undecided. */
  money?: MoneyBack | undefined;
}

// Another decision may stand with that cancellation.
const CANCELLED_ALREADY =
  'This order is cancelled already, so what you decided about its money was not done. Look at it again, and decide under Owed back.';

/** Sets the status, from any to any, with all consequences (decision C8), under the order's lock. */
export async function changeStatus(context: AppContext, change: StatusChange): Promise<Order> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const changed = await changeStatusWithin(tx, change, at);
    return presentForStaff(tx, changed);
  });
}

/** {@link changeStatus} within the caller's transaction. */
export async function changeStatusWithin(tx: Transaction, change: StatusChange, at: Date): Promise<OrderRow> {
  const order = await lockOrder(tx, change.orderId, change.version);
  if (order.status === change.status) {
    if (change.money) throw refuse('conflict', CANCELLED_ALREADY);
    return order;
  }
  if (change.money && change.actor) await demandDecidable(tx, order, change.money, change.actor, at);
  return applyStatus(tx, order, change, at);
}

async function applyStatus(tx: Transaction, order: OrderRow, change: StatusChange, at: Date): Promise<OrderRow> {
  const delivered = { actualDelivery: change.status === 'delivered' ? at : null, deliveryConfirmedAt: null };
  const settled = await moveTo(tx, order, { status: change.status, ...delivered }, at, change.actor?.id);
  await writeDown(tx, order, change, at);
  return settled;
}

export type StatusColumns = Pick<OrderRow, 'status' | 'actualDelivery' | 'deliveryConfirmedAt'>;

/** Sets the status with its consequences for goods, points and money, without announcing it. */
export async function moveTo(
  tx: Transaction,
  order: OrderRow,
  columns: StatusColumns,
  at: Date,
  actorId?: number,
): Promise<OrderRow> {
  const { status } = columns;
  const isReopened = order.status === 'cancelled';
  if (status === 'cancelled') await undoSale(tx, order, at, actorId);
  if (isReopened) await redoSale(tx, order, at, actorId);
  const [changed] = await tx
    .update(orders)
    .set({ ...columns, ...(isReopened && UNTIL_STAFF_DECIDE), version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  if (!changed) throw new Error('A locked order is gone.');
  // Redeemed points are back by now, so that earned ones can be taken from the balance.
  const isOtherSale = isReopened || status === 'cancelled';
  return isOtherSale ? settleOrder(tx, changed, at) : changed;
}

// Who opens an order again vouches for it: no job takes its goods away, and it counts to no limit of guests.
const UNTIL_STAFF_DECIDE = { heldUntil: null, heldNetwork: null, holdNoticed: false };

/** Cancelling returns the goods to stock and gives redeemed points back; settling takes earned points back. */
async function undoSale(tx: Transaction, order: OrderRow, at: Date, actorId?: number): Promise<void> {
  await returnStock(tx, await linesOf(tx, order.id), stockWhy(order, 'cancellation', { at, actorId }));
  const { id: orderId, customerId, pointsRedeemed: points, orderNumber } = order;
  const description = `Order ${orderNumber} cancelled`;
  if (customerId) await giveBackPoints(tx, { customerId, orderId, points, description, at });
}

/** Re-opening takes the goods and redeemed points again; refused when they are no longer available. */
async function redoSale(tx: Transaction, order: OrderRow, at: Date, actorId?: number): Promise<void> {
  await takeStock(tx, await linesOf(tx, order.id), stockWhy(order, 'order', { at, actorId, note: 'Re-opened' }));
  const { id: orderId, customerId, pointsRedeemed: points, orderNumber } = order;
  const description = `Order ${orderNumber} re-opened`;
  if (customerId) await redeemPoints(tx, { customerId, orderId, points, description, at });
}

async function writeDown(tx: Transaction, order: OrderRow, change: StatusChange, at: Date): Promise<void> {
  const { id: orderId, deliveryAddress, actualDelivery, deliveryConfirmedAt } = order;
  const { status, isQuiet, isHoldOver, isUndoable, description, money } = change;
  const actorId = change.actor?.id ?? null;
  await writeOrderEvent(tx, { orderId, status, deliveryAddress, actorId, at, description });
  const news = {
    orderId,
    from: order.status,
    to: status,
    ...(isQuiet && { isQuiet }),
    ...(isHoldOver && { isHoldOver }),
  };
  const decided = money && actorId !== null && { money: { ...withoutAbsent(money), actorId } };
  const bell = await announce(tx, STATUS_SET, news, at);
  if (isUndoable) {
    const was = {
      actualDelivery: actualDelivery?.toISOString() ?? null,
      deliveryConfirmedAt: deliveryConfirmedAt?.toISOString() ?? null,
    };
    await announce(tx, STATUS_CHANGED, { ...news, ...decided, bell, was }, at, new Date(at.getTime() + UNDO_MS.delay));
  } else {
    await announce(tx, STATUS_CHANGED, { ...news, ...decided }, at);
  }
  const record = { actorId, action: STATUS_CHANGED, recordType: 'order', recordId: orderId };
  await recordChange(tx, { ...record, before: { status: order.status }, after: { status } }, at);
}

function withoutAbsent({ how, reason, dueOn = null, reference }: MoneyBack) {
  return { how, reason, dueOn, ...(reference && { reference }) };
}

// Without services, and what is on the shelf already.
function linesOf(tx: Transaction, orderId: number) {
  return tx
    .select({
      productId: orderItems.productId,
      quantity: sql<number>`${orderItems.quantity} - ${orderItems.restocked}`,
    })
    .from(orderItems)
    .where(
      and(eq(orderItems.orderId, orderId), not(orderItems.isService), lt(orderItems.restocked, orderItems.quantity)),
    )
    .orderBy(orderItems.productId);
}
