import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { netOf } from '#features/payments/ledger-sums.ts';
import {
  type CardPaymentRow,
  type CardRefundRow,
  changeCardPayment,
  changeCardRefund,
  findCardRefund,
  findPayment,
  listCardRefunds,
  listDisputes,
  sumPayments,
} from '#features/payments/server/door.ts';
import type { ChargeUpdate, RefundUpdate } from '#features/payments/stripe-update.ts';
import { cardPayments, cardRefunds } from '#features/payments/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { receivePayment } from './receive-payment.ts';
import { refundOrder } from './refund-order.ts';
import type { UpdateOutcome } from './settle-stripe-event.ts';

// How far along a refund is. What succeeded may still fail days later, when the bank sends it back; nothing comes after that.
const STAGES = { requested: 0, pending: 1, succeeded: 2, held: 3, failed: 4 } as const;

/** What became of money that goes back, for its order, which is locked: ours by its key, or made at Stripe itself. */
export async function settleCardRefund(
  tx: Transaction,
  order: OrderRow,
  payment: CardPaymentRow,
  update: RefundUpdate,
  at: Date,
): Promise<UpdateOutcome> {
  const row = await findCardRefund(tx, update);
  if (!row) return takeForeignRefund(tx, order, payment, update, at);
  if (update.state === 'failed') {
    await failRefund(tx, order, row, { refundId: update.refundId, failure: update.failure ?? 'failed' }, at);
  } else if (STAGES[update.state] > STAGES[row.status]) {
    await changeCardRefund(tx, row, { refundId: update.refundId, status: update.state }, at);
  }
  return 'done';
}

/** The charge says how much went back in all. More than we know of: somebody reads its refunds at Stripe. */
export async function settleChargeTotal(
  tx: Transaction,
  payment: CardPaymentRow,
  { refunded }: ChargeUpdate,
  at: Date,
): Promise<UpdateOutcome> {
  if (payment.status !== 'paid' && payment.status !== 'held') return payment.status === 'returned' ? 'done' : 'waiting';
  const rows = await listCardRefunds(tx, payment.orderId);
  // What a bank took back in a dispute is none of the charge's refunds.
  const disputed = new Set((await listDisputes(tx, payment.orderId)).map(({ disputeId }) => disputeId));
  const known = rows
    .filter((row) => row.cardPaymentId === payment.id && row.status !== 'failed' && !disputed.has(row.refundId ?? ''))
    .reduce((sum, row) => sum + (row.amount ?? payment.receivedAmount ?? 0), 0);
  if (refunded > known) await changeCardPayment(tx, payment, { checkRefunds: true }, at);
  return 'done';
}

/** A refund of ours that came to nothing: the money is the order's again, and the ledger says so. */
export async function failRefund(
  tx: Transaction,
  order: OrderRow,
  row: CardRefundRow,
  { refundId, failure }: { refundId?: string; failure: string },
  at: Date,
): Promise<void> {
  if (row.status === 'failed') return;
  await changeCardRefund(tx, row, { ...(refundId && { refundId }), status: 'failed', failure }, at);
  if (row.status === 'held') return;
  const entry = row.paymentId === null ? null : await findPayment(tx, row.paymentId);
  if (!entry || row.amount === null) {
    await holdAgain(tx, row, failure, at);
    return;
  }
  const back = {
    amount: row.amount,
    // Of a refund that went to two cards, this one's share.
    goods: Math.round((entry.goods * row.amount) / entry.amount),
    provider: 'stripe',
    reference: `failed-${row.key}`,
    reason: `Refund failed: ${failure.replaceAll('_', ' ')}`,
  } as const;
  await receivePayment(tx, order, back, at);
  await announce(tx, 'payment.refund_failed', { orderId: order.id, cardRefundId: row.id }, at);
}

async function holdAgain(tx: Transaction, row: CardRefundRow, failure: string, at: Date): Promise<void> {
  await tx
    .update(cardPayments)
    .set({ status: 'held', heldReason: `Giving it back failed: ${failure.replaceAll('_', ' ')}.`, updatedAt: at })
    .where(eq(cardPayments.id, row.cardPaymentId));
}

async function takeForeignRefund(
  tx: Transaction,
  order: OrderRow,
  payment: CardPaymentRow,
  update: RefundUpdate,
  at: Date,
): Promise<UpdateOutcome> {
  const isOfMoney = ['paid', 'held', 'returned'].includes(payment.status);
  if (!isOfMoney) return 'waiting';
  const row = {
    orderId: order.id,
    cardPaymentId: payment.id,
    key: randomUUID(),
    refundId: update.refundId,
    amount: update.amount,
    status: update.state,
    failure: update.failure,
    createdAt: at,
    updatedAt: at,
  };
  if (update.state === 'failed') {
    await tx.insert(cardRefunds).values(row);
  } else if (payment.status !== 'paid') {
    await tx.insert(cardRefunds).values(row);
    if (update.amount >= (payment.receivedAmount ?? 0))
      await changeCardPayment(tx, payment, { status: 'returned' }, at);
  } else if (update.currency !== 'gbp' || update.amount > netOf(await sumPayments(tx, order.id))) {
    await tx.insert(cardRefunds).values({ ...row, status: 'held' });
    await announce(tx, 'payment.held', { orderId: order.id, cardPaymentId: payment.id }, at);
  } else {
    const { amount, refundId: reference } = update;
    const refund = { amount, reference, reason: 'Refunded at Stripe', isDone: true };
    const { paymentId } = await refundOrder(tx, order, refund, at);
    await tx.insert(cardRefunds).values({ ...row, paymentId });
  }
  return 'done';
}
