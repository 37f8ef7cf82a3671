import { eq } from 'drizzle-orm';
import { paymentStatusOf } from '#features/orders/order-ledger.ts';
import { orders } from '#features/orders/tables.ts';
import { hasCardPaymentFailed, sumPayments } from '#features/payments/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { settlePoints } from './settle-points.ts';

/**
 * Updates an order's payment status and points from its ledger. Call it in the transaction that wrote a ledger row or changed
 * the status, with the order locked. Safe to repeat.
 */
export async function settleOrder(tx: Transaction, order: OrderRow, at: Date): Promise<OrderRow> {
  const standing = await sumPayments(tx, order.id);
  const ledgerSays = paymentStatusOf(order.grandTotal, standing);
  const paymentStatus = ledgerSays === 'pending' && (await hasCardPaymentFailed(tx, order.id)) ? 'failed' : ledgerSays;
  const { pointsEarned } = await settlePoints(tx, order, standing, at);
  if (paymentStatus === order.paymentStatus && pointsEarned === order.pointsEarned) return order;
  await tx.update(orders).set({ paymentStatus, pointsEarned }).where(eq(orders.id, order.id));
  return { ...order, paymentStatus, pointsEarned };
}
