import { receivableOf } from '#features/payments/ledger-sums.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds } from '#values/money.ts';
import { sumPayments } from '../ledger/list-payments.ts';
import type { LockedOrder } from './card-orders.ts';
import { type CardPaymentRow, changeCardPayment, listCardPayments } from './card-payment-rows.ts';
import { addCardRefunds } from './card-refund-rows.ts';

/**
 * Accepts a held payment into the ledger, or requests its refund, which `sendStripeRefunds` sends. Returns the payment before the
 * decision. Throws `not_found`, `conflict` or `more_than_due`.
 */
export async function decideHeldPayment(
  tx: Transaction,
  order: LockedOrder,
  { heldId, decision }: { heldId: number; decision: 'accept' | 'give_back' },
  at: Date,
): Promise<CardPaymentRow> {
  const row = (await listCardPayments(tx, [order.id])).find(({ id }) => id === heldId);
  if (!row) throw refuse('not_found', 'There is no such payment.');
  if (row.status !== 'held') throw refuse('conflict', 'Somebody has decided about this payment already.');
  await (decision === 'accept' ? accept(tx, order, row, at) : giveBack(tx, order, row, at));
  return row;
}

async function accept(tx: Transaction, order: LockedOrder, row: CardPaymentRow, at: Date): Promise<void> {
  const amount = row.receivedAmount ?? 0;
  if (row.receivedCurrency !== 'gbp') throw refuse('conflict', 'Money in another currency can only be given back.');
  if (order.isCancelled) throw refuse('conflict', 'Take the order out of Cancelled first, or give it back.');
  const due = receivableOf(order.grandTotal, await sumPayments(tx, order.id));
  if (amount > due) throw refuse('more_than_due', `Only ${formatPounds(due)} is due, so this can only be given back.`);
  await changeCardPayment(tx, row, { status: 'paid', heldReason: null }, at);
  await order.receive({ amount, reference: row.paymentIntent ?? undefined }, at);
}

// A held payment is not in the ledger, so neither is its refund.
async function giveBack(tx: Transaction, order: LockedOrder, row: CardPaymentRow, at: Date): Promise<void> {
  await changeCardPayment(tx, row, { status: 'returned' }, at);
  await addCardRefunds(tx, [{ orderId: order.id, cardPaymentId: row.id }], at);
  await order.giveUp(at);
}
