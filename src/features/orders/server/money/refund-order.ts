import { goodsRetained, goodsShareOf } from '#features/orders/order-ledger.ts';
import { netOf } from '#features/payments/ledger-sums.ts';
import { recordRefund, sumPayments } from '#features/payments/server/door.ts';
import { valueOfPoints } from '#features/rewards/points.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { raiseVersion } from './receive-payment.ts';
import { settleOrder, settlePoints } from './settle-order.ts';

export interface Refund {
  /** The customer's credit, VAT included. Absent: everything that is left. */
  amount?: Pence | undefined;
  /** The value of the returned goods, ex VAT and after the discount. Absent: the amount's share of the goods. */
  goods?: Pence | undefined;
  reason: string;
  reference?: string | undefined;
  /** The member of staff; absent for a refund made at Stripe. */
  recordedBy?: number | undefined;
  /** Stripe has paid it back already, so nothing is withheld for points. */
  isDone?: boolean;
}

export interface Refunded {
  order: OrderRow;
  paymentId: number;
  /** The amount less what is withheld. */
  paidBack: Pence;
  /** Withheld for points that the customer has already spent (decision C12). */
  withheld: Pence;
}

/**
 * Records a refund in the ledger, reverses the points of the goods, and withholds a penny for each point already spent.
 * Refuses more than is left of the payments. Call it with the order locked.
 */
export async function refundOrder(tx: Transaction, order: OrderRow, refund: Refund, at: Date): Promise<Refunded> {
  const before = await sumPayments(tx, order.id);
  const left = netOf(before);
  const amount = refund.amount ?? left;
  if (amount > left || amount === 0) throw refuseTooMuch(left);
  const goods = Math.min(refund.goods ?? goodsShareOf(order, before, amount), goodsRetained(order, before));
  const after = { ...before, refunded: before.refunded + amount, goodsReturned: before.goodsReturned + goods };
  const { missing } = await settlePoints(tx, order, after, at);
  const withheld = refund.isDone ? 0 : Math.min(valueOfPoints(missing), amount);
  const paymentId = await recordRefund(tx, {
    orderId: order.id,
    amount: amount - withheld,
    withheld,
    goods,
    isDone: refund.isDone,
    reason: refund.reason,
    reference: refund.reference,
    recordedBy: refund.recordedBy,
    recordedAt: at,
  });
  await announce(tx, 'payment.refunded', { orderId: order.id, paymentId }, at);
  const settled = await settleOrder(tx, await raiseVersion(tx, order), at);
  return { order: settled, paymentId, paidBack: amount - withheld, withheld };
}

function refuseTooMuch(left: Pence) {
  const sentence =
    left > 0 ? `At most ${formatPounds(left)} can be refunded.` : 'Nothing is left of this order to refund.';
  return refuse('more_than_paid', sentence, { errors: { amount: [sentence] } });
}
