import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { findPayment } from '../ledger/list-payments.ts';
import type { LockedOrder } from './card-orders.ts';
import { changeCardPayment } from './card-payment-rows.ts';
import { type CardRefundRow, changeCardRefund } from './card-refund-rows.ts';

/** Settles a failed refund: the ledger records the amount as paid again. */
export async function failRefund(
  tx: Transaction,
  order: LockedOrder,
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
  const { amount } = row;
  const back = {
    amount,
    // The share of this card, when a refund was split between two.
    goods: Math.round((entry.goods * amount) / entry.amount),
    released: Math.round((entry.released * amount) / (entry.amount + entry.withheld)),
    reference: `failed-${row.key}`,
    undoes: entry.id,
    reason: `Refund failed: ${failure.replaceAll('_', ' ')}`,
  };
  await order.receive(back, at);
  await announce(tx, 'payment.refund_failed', { orderId: order.id, cardRefundId: row.id }, at);
}

async function holdAgain(tx: Transaction, row: CardRefundRow, failure: string, at: Date): Promise<void> {
  const heldReason = `Giving it back failed: ${failure.replaceAll('_', ' ')}.`;
  await changeCardPayment(tx, { id: row.cardPaymentId }, { status: 'held', heldReason }, at);
}
