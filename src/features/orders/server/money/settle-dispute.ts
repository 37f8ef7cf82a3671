import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { awaitsAnswer, isClosed, isFurther } from '#features/payments/card-statuses.ts';
import { netOf } from '#features/payments/ledger-sums.ts';
import {
  type CardPaymentRow,
  changeCardPayment,
  type DisputeRow,
  findDispute,
  sumPayments,
} from '#features/payments/server/door.ts';
import type { DisputeUpdate } from '#features/payments/stripe-update.ts';
import { cardDisputes, cardRefunds } from '#features/payments/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { raiseVersion } from './receive-payment.ts';
import { refundOrder } from './refund-order.ts';
import type { UpdateOutcome } from './settle-stripe-event.ts';

/**
 * How a disputed payment stands, for its order, which is locked. It only moves forward: what comes late or twice changes
 * nothing. Lost, it is a refund that the bank has made already; never more than is left of what was paid.
 */
export async function settleDispute(
  tx: Transaction,
  order: OrderRow,
  payment: CardPaymentRow,
  update: DisputeUpdate,
  at: Date,
): Promise<UpdateOutcome> {
  if (!['paid', 'held', 'returned'].includes(payment.status)) return 'waiting';
  const known = await findDispute(tx, update.disputeId);
  if (known && !isFurther(known.status, update.status)) return 'done';
  const row = await writeDown(tx, payment, update, at);
  if (update.status === 'lost') await takeLoss(tx, order, payment, row, at);
  else await raiseVersion(tx, order);
  const isWorthTelling = !known || awaitsAnswer(update.status) || isClosed(update.status);
  if (isWorthTelling) {
    await announce(tx, 'payment.disputed', { orderId: order.id, disputeId: row.id, status: update.status }, at);
  }
  return 'done';
}

async function writeDown(
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
  const [row] = await tx
    .insert(cardDisputes)
    .values({ orderId, cardPaymentId, disputeId, openedAt: new Date(openedAt), ...standing })
    .onConflictDoUpdate({ target: cardDisputes.disputeId, set: standing })
    .returning();
  if (!row) throw new Error('The dispute was not written.');
  return row;
}

// A payment that was held or given back never was in the ledger, so its loss is not either.
async function takeLoss(tx: Transaction, order: OrderRow, payment: CardPaymentRow, row: DisputeRow, at: Date) {
  const left = netOf(await sumPayments(tx, order.id));
  const amount = payment.status === 'paid' && row.currency === 'gbp' ? Math.min(row.amount, left) : 0;
  if (amount <= 0) {
    const isGone = payment.status === 'held' && row.amount >= (payment.receivedAmount ?? 0);
    if (isGone) await changeCardPayment(tx, payment, { status: 'returned' }, at);
    await raiseVersion(tx, order);
    return;
  }
  const reason = `Chargeback lost: ${row.reason.replaceAll('_', ' ')}`;
  const { paymentId } = await refundOrder(tx, order, { amount, reason, reference: row.disputeId, isDone: true }, at);
  await tx.update(cardDisputes).set({ paymentId }).where(eq(cardDisputes.id, row.id));
  // So much less can still go back to this card.
  await tx.insert(cardRefunds).values({
    orderId: order.id,
    cardPaymentId: payment.id,
    paymentId,
    key: randomUUID(),
    refundId: row.disputeId,
    amount,
    status: 'succeeded',
    createdAt: at,
    updatedAt: at,
  });
}
