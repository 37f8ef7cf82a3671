import { findCustomer } from '#features/accounts/server/door.ts';
import { goodsThatEarn } from '#features/orders/order-ledger.ts';
import type { LedgerSums } from '#features/payments/ledger-sums.ts';
import { pointsEarnedBy } from '#features/rewards/points.ts';
import { creditPoints, pointsCredited, takeBackPoints } from '#features/rewards/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';

export interface SettledPoints {
  /** What the order earns as it stands. */
  pointsEarned: number;
  /** What should have been taken back and had been spent already; a refund keeps it back in money. */
  missing: number;
}

/**
 * Brings the points of an order into line with its ledger (decision C12): credits what it earns and has not given yet, takes
 * back what it gave and earns no more. Safe to repeat: points that were missing once are asked for again.
 */
export async function settlePoints(
  tx: Transaction,
  order: OrderRow,
  sums: LedgerSums,
  at: Date,
): Promise<SettledPoints> {
  const { customerId, id: orderId, orderNumber } = order;
  if (!customerId) return { pointsEarned: 0, missing: 0 };
  // Withheld money has bought the points that it stood for (a penny each): they are the customer's own.
  const given = (await pointsCredited(tx, orderId)) - sums.withheld;
  const due = order.status === 'cancelled' ? 0 : pointsEarnedBy(goodsThatEarn(order, sums));
  // A customer who has become staff meanwhile earns no more; what was earned before stays.
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
