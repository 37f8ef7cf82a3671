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
import { settleOrder } from './settle-order.ts';
import { settlePoints } from './settle-points.ts';

export interface Refund {
  /** What the customer is credited, VAT included. Absent: all that is left. */
  amount?: Pence | undefined;
  /** The goods that go back, ex VAT and after the discount, where it is known which. Absent: the amount's share of them. */
  goods?: Pence | undefined;
  reason: string;
  reference?: string | undefined;
  /** The member of staff who gave it back; absent when Stripe told of it. */
  recordedBy?: number | undefined;
  /** Stripe has paid it back already, whatever would have been withheld for points. */
  isDone?: boolean;
}

export interface Refunded {
  order: OrderRow;
  paymentId: number;
  /** What is paid back: the amount less what is withheld. */
  paidBack: Pence;
  /** What was withheld for points that the customer had spent already (decision C12). */
  withheld: Pence;
}

/**
 * Gives money back: a row in the ledger, the points of the goods reversed, and a penny withheld for each of them that was
 * spent already. Never more than is left of what was paid. Call it with the order locked.
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
