import { measureRefund, type RefundWish } from '#features/orders/measure-refund.ts';
import { type Pieces, valueOfPieces } from '#features/orders/pieces.ts';
import { type ReturnRefund, refundOf } from '#features/orders/refund-of.ts';
import type { LedgerSums } from '#features/payments/ledger-sums.ts';
import { recordRefund, sumPayments } from '#features/payments/server/door.ts';
import { valueOfPoints } from '#features/rewards/points.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { type Pence, toBasisPoints } from '#values/money.ts';
import type { OrderItemRow, OrderRow } from '../listing/load-orders.ts';
import { raiseVersion } from './receive-payment.ts';
import { partsOf } from './refund-parts.ts';
import { isUnsent, listItems, recordPieces, takePiecesOut } from './refunded-pieces.ts';
import { settleOrder, settlePoints } from './settle-order.ts';

export interface Refund extends RefundWish {
  /** Pieces that were not sent yet can be sold again. */
  restock?: boolean | undefined;
  reason: string;
  reference?: string | undefined;
  /** The member of staff; absent for a refund made at Stripe. */
  recordedBy?: number | undefined;
  /** Stripe has paid it back already, so nothing is withheld for points. */
  isDone?: boolean;
  /** It goes to the credit of the customer's account, whatever it was paid with. */
  isCredit?: boolean;
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
  if (refund.restock && !isUnsent(order)) throw refuseRestock();
  if (refund.isCredit) demandAccount(order);
  const lines = await listItems(tx, order.id);
  const { pieces, amount, goods, ...measured } = measureRefund({ order: sumsOf(order), sums: before, lines }, refund);
  // What is given back of a cancelled order made it no cheaper: once it is open again, it is all to be paid.
  const released = order.status === 'cancelled' ? 0 : measured.released;
  const after = {
    ...before,
    refunded: before.refunded + amount,
    goodsReturned: before.goodsReturned + goods,
    released: before.released + released,
  };
  await takePiecesOut(tx, order, lines, { pieces, restock: refund.restock, at, actorId: refund.recordedBy });
  const { missing } = await settlePoints(tx, order, after, at);
  const withheld = refund.isDone ? 0 : Math.min(valueOfPoints(missing), amount);
  const parts = await partsOf(tx, order, refund, { amount: amount - withheld, withheld, goods, released });
  let paymentId = 0;
  for (const part of parts) {
    const { reason, reference, recordedBy, isDone } = refund;
    const entry = {
      orderId: order.id,
      hasAccount: order.customerId !== null,
      reason,
      reference,
      recordedBy,
      recordedAt: at,
    };
    paymentId = await recordRefund(tx, { ...entry, ...part, isDone });
    if (part === parts.at(-1)) await recordPieces(tx, paymentId, pieces);
    await announce(tx, 'payment.refunded', { orderId: order.id, paymentId }, at);
  }
  const settled = await settleOrder(tx, await raiseVersion(tx, order), at);
  return { order: settled, paymentId, paidBack: amount - withheld, withheld };
}

/** Refuses credit for an order of a guest, or of an account that was deleted. */
export function demandAccount({ customerId }: Pick<OrderRow, 'customerId'>): void {
  if (customerId !== null) return;
  const sentence = 'Only customers with an account can have credit. Choose another way.';
  throw refuse('invalid', sentence, { errors: { how: [sentence] } });
}

function refuseRestock() {
  const sentence = 'These goods are not with us for this order. What was sent comes back with a return.';
  return refuse('conflict', sentence, { errors: { restock: [sentence] } });
}

/** What these pieces of an order come to, after all that was refunded of it before. */
export function comesTo(
  order: OrderRow,
  sums: LedgerSums,
  items: readonly OrderItemRow[],
  pieces: readonly Pieces[],
): ReturnRefund {
  return refundOf(sumsOf(order), sums, valueOfPieces(items, pieces));
}

function sumsOf(order: OrderRow) {
  return { ...order, vatRate: toBasisPoints(order.vatRate) };
}
