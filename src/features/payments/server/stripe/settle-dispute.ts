import { awaitsAnswer, isClosed, isFurther } from '#features/payments/card-statuses.ts';
import { netOf } from '#features/payments/ledger-sums.ts';
import type { DisputeUpdate } from '#features/payments/stripe-update.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { sumPayments } from '../ledger/list-payments.ts';
import type { LockedOrder } from './card-orders.ts';
import { type CardPaymentRow, changeCardPayment } from './card-payment-rows.ts';
import { addCardRefunds } from './card-refund-rows.ts';
import { type DisputeRow, findDispute, linkToLedger, saveDispute } from './dispute-rows.ts';
import type { UpdateOutcome } from './settle-update.ts';

/**
 * Settles an update of a dispute. A dispute only moves forward: late and repeated updates change nothing. A lost dispute is
 * recorded as a refund, of at most what is left of the payments.
 */
export async function settleDispute(
  tx: Transaction,
  order: LockedOrder,
  payment: CardPaymentRow,
  update: DisputeUpdate,
  at: Date,
): Promise<UpdateOutcome> {
  if (!['paid', 'held', 'returned'].includes(payment.status)) return 'waiting';
  const known = await findDispute(tx, update.disputeId);
  if (known && !isFurther(known.status, update.status)) return 'done';
  const row = await save(tx, payment, update, at);
  if (update.status === 'lost') await recordLoss(tx, order, payment, row, at);
  else await order.raiseVersion();
  const isNews = !known || awaitsAnswer(update.status) || isClosed(update.status);
  if (isNews) {
    await announce(tx, 'payment.disputed', { orderId: order.id, disputeId: row.id, status: update.status }, at);
  }
  return 'done';
}

function save(
  tx: Transaction,
  { id: cardPaymentId, orderId }: CardPaymentRow,
  { disputeId, status, reason, amount, currency, dueBy, openedAt }: DisputeUpdate,
  at: Date,
): Promise<DisputeRow> {
  const standing = {
    status,
    reason: reason.slice(0, 100),
    amount,
    currency,
    dueBy: dueBy === null ? null : new Date(dueBy),
    closedAt: isClosed(status) ? at : null,
    updatedAt: at,
  };
  return saveDispute(tx, { orderId, cardPaymentId, disputeId, openedAt: new Date(openedAt) }, standing);
}

// A held or returned payment is not in the ledger, so neither is its loss.
async function recordLoss(tx: Transaction, order: LockedOrder, payment: CardPaymentRow, row: DisputeRow, at: Date) {
  const left = netOf(await sumPayments(tx, order.id));
  const amount = payment.status === 'paid' && row.currency === 'gbp' ? Math.min(row.amount, left) : 0;
  if (amount <= 0) {
    const isGone = payment.status === 'held' && row.amount >= (payment.receivedAmount ?? 0);
    if (isGone) await changeCardPayment(tx, payment, { status: 'returned' }, at);
    await order.raiseVersion();
    return;
  }
  const reason = `Chargeback lost: ${row.reason.replaceAll('_', ' ')}`;
  const paymentId = await order.recordRefund({ amount, reason, reference: row.disputeId }, at);
  await linkToLedger(tx, row, paymentId);
  // Reduces what can still be refunded to this card.
  const gone = { orderId: order.id, cardPaymentId: payment.id, paymentId, refundId: row.disputeId, amount };
  await addCardRefunds(tx, [{ ...gone, status: 'succeeded' }], at);
}
