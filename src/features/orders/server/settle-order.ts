import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { sumPayments } from '#features/payments/server/door.ts';
import { pointsEarnedBy } from '#features/rewards/points.ts';
import { creditPoints, pointsOfOrder } from '#features/rewards/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { paymentStatusOf } from '../payment-status.ts';
import { orders } from '../tables.ts';
import type { OrderRow } from './load-orders.ts';

/**
 * Brings an order into line with its ledger: the payment status that its rows add up to and, once it is paid, the points
 * that it earns. Call it in the transaction that wrote a ledger row, with the order locked. Safe to repeat.
 */
export async function settleOrder(tx: Transaction, order: OrderRow, at: Date): Promise<OrderRow> {
  const { paid, refunded } = await sumPayments(tx, order.id);
  const paymentStatus = paymentStatusOf(order.grandTotal, paid, refunded);
  const pointsEarned = paymentStatus === 'paid' ? await creditWhatIsDue(tx, order, at) : order.pointsEarned;
  if (paymentStatus === order.paymentStatus && pointsEarned === order.pointsEarned) return order;
  await tx.update(orders).set({ paymentStatus, pointsEarned }).where(eq(orders.id, order.id));
  return { ...order, paymentStatus, pointsEarned };
}

/** Credits what the order is still owed, which after a partial reversal is less than it earns. */
async function creditWhatIsDue(tx: Transaction, order: OrderRow, at: Date): Promise<number> {
  if (order.status === 'cancelled' || !order.customerId || !(await earnsPoints(tx, order.customerId))) return 0;
  const earned = pointsEarnedBy(order.subtotal - order.discount);
  const due = earned - order.pointsRedeemed - (await pointsOfOrder(tx, order.id));
  await creditPoints(tx, {
    customerId: order.customerId,
    orderId: order.id,
    points: Math.max(0, due),
    description: `Earned with order ${order.orderNumber}`,
    at,
  });
  return earned;
}

async function earnsPoints(tx: Transaction, customerId: number): Promise<boolean> {
  const [user] = await tx.select({ userType: users.userType }).from(users).where(eq(users.id, customerId));
  return user?.userType === 'public';
}
