import { netOf } from '#features/payments/ledger-sums.ts';
import type { ChargeUpdate, RefundUpdate } from '#features/payments/stripe-update.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { sumPayments } from '../ledger/list-payments.ts';
import type { LockedOrder } from './card-orders.ts';
import { type CardPaymentRow, changeCardPayment } from './card-payment-rows.ts';
import { addCardRefunds, changeCardRefund, findCardRefund, listCardRefunds } from './card-refund-rows.ts';
import { listDisputes } from './dispute-rows.ts';
import { failRefund } from './fail-refund.ts';
import type { UpdateOutcome } from './settle-update.ts';

// The sequence of a refund's statuses. A refund may still fail days after it succeeded, when the bank returns it.
const PROGRESS = { requested: 0, pending: 1, succeeded: 2, held: 3, failed: 4 } as const;

/** Settles an update of a refund: one of ours, found by its key, or one made at Stripe. */
export async function settleRefund(
  tx: Transaction,
  order: LockedOrder,
  payment: CardPaymentRow,
  update: RefundUpdate,
  at: Date,
): Promise<UpdateOutcome> {
  const row = await findCardRefund(tx, update);
  if (!row) return recordForeignRefund(tx, order, payment, update, at);
  if (update.state === 'failed') {
    await failRefund(tx, order, row, { refundId: update.refundId, failure: update.failure ?? 'failed' }, at);
  } else if (PROGRESS[update.state] > PROGRESS[row.status]) {
    await changeCardRefund(tx, row, { refundId: update.refundId, status: update.state }, at);
  }
  return 'done';
}

/** Compares a charge's refunded total with the known refunds; when it is higher, the refresh job reads them at Stripe. */
export async function settleChargeTotal(
  tx: Transaction,
  payment: CardPaymentRow,
  { refunded }: ChargeUpdate,
  at: Date,
): Promise<UpdateOutcome> {
  if (payment.status !== 'paid' && payment.status !== 'held') return payment.status === 'returned' ? 'done' : 'waiting';
  const rows = await listCardRefunds(tx, payment.orderId);
  // A lost dispute is not part of the charge's refunds.
  const disputed = new Set((await listDisputes(tx, payment.orderId)).map(({ disputeId }) => disputeId));
  const known = rows
    .filter((row) => row.cardPaymentId === payment.id && row.status !== 'failed' && !disputed.has(row.refundId ?? ''))
    .reduce((sum, row) => sum + (row.amount ?? payment.receivedAmount ?? 0), 0);
  if (refunded > known) await changeCardPayment(tx, payment, { checkRefunds: true }, at);
  return 'done';
}

async function recordForeignRefund(
  tx: Transaction,
  order: LockedOrder,
  payment: CardPaymentRow,
  update: RefundUpdate,
  at: Date,
): Promise<UpdateOutcome> {
  const isOfMoney = ['paid', 'held', 'returned'].includes(payment.status);
  if (!isOfMoney) return 'waiting';
  const { refundId, amount, state: status, failure } = update;
  const row = { orderId: order.id, cardPaymentId: payment.id, refundId, amount, status, failure };
  if (status === 'failed') {
    await addCardRefunds(tx, [row], at);
  } else if (payment.status !== 'paid') {
    await addCardRefunds(tx, [row], at);
    if (amount >= (payment.receivedAmount ?? 0)) await changeCardPayment(tx, payment, { status: 'returned' }, at);
  } else if (update.currency !== 'gbp' || amount > netOf(await sumPayments(tx, order.id))) {
    await addCardRefunds(tx, [{ ...row, status: 'held' }], at);
    await announce(tx, 'payment.held', { orderId: order.id, cardPaymentId: payment.id }, at);
  } else {
    const paymentId = await order.recordRefund({ amount, reference: refundId, reason: 'Refunded at Stripe' }, at);
    await addCardRefunds(tx, [{ ...row, paymentId }], at);
  }
  return 'done';
}
