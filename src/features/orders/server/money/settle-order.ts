import { eq } from 'drizzle-orm';
import { findCustomer } from '#features/accounts/server/door.ts';
import { goodsThatEarn, paymentStatusOf } from '#features/orders/order-ledger.ts';
import { orders } from '#features/orders/tables.ts';
import type { LedgerSums } from '#features/payments/ledger-sums.ts';
import { hasCardPaymentFailed, sumPayments } from '#features/payments/server/door.ts';
import { pointsEarnedBy } from '#features/rewards/points.ts';
import { creditPoints, pointsCredited, takeBackPoints } from '#features/rewards/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';

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

export interface SettledPoints {
  pointsEarned: number;
  /** Points to take back that the customer has already spent; a refund withholds their value. */
  missing: number;
}

/**
 * Credits or takes back points until an order's points match its ledger (decision C12). Safe to repeat: missing points are
 * reported again.
 */
export async function settlePoints(
  tx: Transaction,
  order: OrderRow,
  sums: LedgerSums,
  at: Date,
): Promise<SettledPoints> {
  const { customerId, id: orderId, orderNumber } = order;
  if (!customerId) return { pointsEarned: 0, missing: 0 };
  // The customer has paid for points whose value was withheld.
  const given = (await pointsCredited(tx, orderId)) - sums.withheld;
  const due = order.status === 'cancelled' ? 0 : pointsEarnedBy(goodsThatEarn(order, sums));
  // A customer who has become staff earns no more points.
  const pointsEarned = due > given && !(await findCustomer(tx, customerId)) ? given : due;
  const entry = { customerId, orderId, at };
  if (pointsEarned > given) {
    const description = `Earned with order ${orderNumber}`;
    await creditPoints(tx, { ...entry, points: pointsEarned - given, description });
    return { pointsEarned, missing: 0 };
  }
  const tooMany = given - pointsEarned;
  const description = `Order ${orderNumber} ${order.status === 'cancelled' ? 'cancelled' : 'refunded'}`;
  const taken = await takeBackPoints(tx, { ...entry, points: tooMany, description });
  return { pointsEarned, missing: tooMany - taken };
}
