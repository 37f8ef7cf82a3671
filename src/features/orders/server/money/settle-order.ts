import { eq } from 'drizzle-orm';
import { goodsThatEarn, paymentStatusOf } from '#features/orders/order-ledger.ts';
import { orders } from '#features/orders/tables.ts';
import { type LedgerSums, netOf, overpaidOf } from '#features/payments/ledger-sums.ts';
import { hasCardPaymentFailed, sumPayments } from '#features/payments/server/door.ts';
import { pointsEarnedBy } from '#features/rewards/points.ts';
import { creditPoints, pointsCredited, takeBackPoints } from '#features/rewards/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { earnedWith, isCustomer } from './standing-of-new.ts';

/**
 * Brings an order into line with its ledger: the payment status that its rows add up to, the points that it earns, and what
 * is owed back. Call it in the transaction that wrote a ledger row or changed the status, with the order locked. Safe to repeat.
 */
export async function settleOrder(tx: Transaction, order: OrderRow, at: Date): Promise<OrderRow> {
  return settleBySums(tx, order, await sumPayments(tx, order.id), at);
}

async function settleBySums(tx: Transaction, order: OrderRow, standing: LedgerSums, at: Date): Promise<OrderRow> {
  const ledgerSays = paymentStatusOf(order, standing);
  const paymentStatus = ledgerSays === 'pending' && (await hasCardPaymentFailed(tx, order.id)) ? 'failed' : ledgerSays;
  const { pointsEarned } = await settlePoints(tx, order, standing, at);
  return writeSettled(tx, order, standing, { paymentStatus, pointsEarned });
}

async function writeSettled(
  tx: Transaction,
  order: OrderRow,
  standing: LedgerSums,
  { paymentStatus, pointsEarned }: Pick<OrderRow, 'paymentStatus' | 'pointsEarned'>,
): Promise<OrderRow> {
  const owedBack = order.status === 'cancelled' ? Math.max(0, netOf(standing)) : overpaidOf(order.grandTotal, standing);
  // Once nothing is owed, no decision about it stands; nor does one about less.
  const decision =
    owedBack === 0 || owedBack > order.owedBack ? { owedHow: null, owedDueOn: null, owedReason: null } : {};
  const settled = { paymentStatus, pointsEarned, owedBack };
  if (isAsIn(order, settled)) return order;
  await tx
    .update(orders)
    .set({ ...settled, ...decision })
    .where(eq(orders.id, order.id));
  return { ...order, ...settled, ...decision };
}

function isAsIn(order: OrderRow, settled: Pick<OrderRow, 'paymentStatus' | 'pointsEarned' | 'owedBack'>): boolean {
  return (Object.keys(settled) as (keyof typeof settled)[]).every((key) => settled[key] === order[key]);
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
  const earns = due > given && (await isCustomer(tx, customerId));
  const pointsEarned = due > given && !earns ? given : due;
  const entry = { customerId, orderId, at };
  if (pointsEarned > given) {
    await creditPoints(tx, { ...entry, points: pointsEarned - given, description: earnedWith(order) });
    return { pointsEarned, missing: 0 };
  }
  const tooMany = given - pointsEarned;
  const description = `Order ${orderNumber} ${order.status === 'cancelled' ? 'cancelled' : 'refunded'}`;
  const taken = await takeBackPoints(tx, { ...entry, points: tooMany, description });
  return { pointsEarned, missing: tooMany - taken };
}
