import { findCustomer } from '#features/accounts/server/door.ts';
import { goodsThatEarn } from '#features/orders/order-ledger.ts';
import type { LedgerSums } from '#features/payments/ledger-sums.ts';
import { pointsEarnedBy } from '#features/rewards/points.ts';
import { creditPoints, pointsCredited, takeBackPoints } from '#features/rewards/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';

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
