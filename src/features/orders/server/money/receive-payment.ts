import { eq, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import { orders } from '#features/orders/tables.ts';
import { dueOf, netOf } from '#features/payments/ledger-sums.ts';
import { type LedgerEntry, recordPayment, sumPayments } from '#features/payments/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { toDecimal } from '#values/money.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { lockOrder } from '../listing/lock-order.ts';
import { confirmOrder } from '../placing/confirm-order.ts';
import { sellPiecesAgain, takePiecesBack } from './refunded-pieces.ts';
import { settleOrder } from './settle-order.ts';

/** Money that has come in for an order. */
type Payment = Pick<
  LedgerEntry,
  'amount' | 'provider' | 'reference' | 'recordedBy' | 'goods' | 'released' | 'reason'
> & {
  /** The refund that failed, whose money this is. */
  undoes?: number;
};

/**
 * Records a payment in an order's ledger, with all consequences (decision C9). Call it with the order locked. Returns the
 * updated order, or null when the provider's reference is in the ledger already.
 */
export async function receivePayment(
  tx: Transaction,
  order: OrderRow,
  { undoes, ...payment }: Payment,
  at: Date,
): Promise<OrderRow | null> {
  const standing = await sumPayments(tx, order.id);
  // What comes in beyond the price that refunds have left puts as much on it again.
  const more = Math.max(0, payment.amount - dueOf(order.grandTotal, standing));
  const released = payment.released ?? Math.min(standing.released, more);
  // A refunded order that is paid in full again has all its goods again, at the whole price.
  const isFull = netOf(standing) + payment.amount >= order.grandTotal && released === standing.released;
  const goods = payment.goods ?? (isFull ? standing.goodsReturned : 0);
  const row = { ...payment, orderId: order.id, kind: 'payment', goods, released, recordedAt: at } as const;
  const paymentId = await recordPayment(tx, row);
  if (paymentId === null) return null;
  if (undoes !== undefined) await takePiecesBack(tx, undoes);
  else if (isFull) await sellPiecesAgain(tx, order, paymentId, at);
  const confirmed = await confirmOrder(tx, order, at);
  await announce(tx, 'payment.received', { orderId: order.id, paymentId }, at);
  return settleOrder(tx, await raiseVersion(tx, confirmed), at);
}

/** Raises the order's version, so that a decision based on an older version is refused as stale. */
export async function raiseVersion(tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const [raised = order] = await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  return raised;
}

export type OrderPayment = Payment & { orderId: number };

/** {@link receivePayment} in its own transaction, with an audit row. Returns the order, unchanged for a known reference. */
export async function recordOrderPayment(
  context: AppContext,
  { orderId, ...payment }: OrderPayment,
): Promise<OrderRow> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const paid = await receivePayment(tx, order, payment, at);
    if (!paid) return order;
    if (payment.recordedBy === undefined) return paid;
    const change = { actorId: payment.recordedBy, action: 'order.paid', recordType: 'order', recordId: order.id };
    const before = { paymentStatus: order.paymentStatus };
    const after = { paymentStatus: paid.paymentStatus, amount: toDecimal(payment.amount) };
    await recordChange(tx, { ...change, before, after }, at);
    return paid;
  });
}
