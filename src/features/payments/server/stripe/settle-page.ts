import { receivableOf } from '#features/payments/ledger-sums.ts';
import type { PageUpdate, StripeUpdate } from '#features/payments/stripe-update.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { formatPounds } from '#values/money.ts';
import { sumPayments } from '../ledger/list-payments.ts';
import type { LockedOrder } from './card-orders.ts';
import { type CardPaymentRow, changeCardPayment } from './card-payment-rows.ts';
import { takeWaitingUpdates } from './event-rows.ts';

/** Settles an update of a hosted page; late updates do not revert a payment. Returns the payment's updates that came too early. */
export async function settlePage(
  tx: Transaction,
  order: LockedOrder,
  row: CardPaymentRow,
  update: PageUpdate,
  at: Date,
): Promise<StripeUpdate[]> {
  const isOpen = row.status === 'starting' || row.status === 'open';
  const named = { sessionId: update.sessionId, paymentIntent: update.paymentIntent ?? row.paymentIntent };
  if (update.state === 'paid') {
    if (['paid', 'held', 'returned'].includes(row.status)) return [];
    await takeMoney(tx, order, { ...row, ...named }, update, at);
    return named.paymentIntent ? takeWaitingUpdates(tx, named.paymentIntent) : [];
  }
  if (update.state === 'processing' && isOpen) {
    await changeCardPayment(tx, row, { ...named, status: 'processing' }, at);
    await order.confirm(at);
  } else if (update.state === 'failed' && (isOpen || row.status === 'processing')) {
    await changeCardPayment(tx, row, { ...named, status: 'failed' }, at);
    await order.giveUp(at);
  } else if (update.state === 'expired' && isOpen) {
    await changeCardPayment(tx, row, { ...named, status: 'expired' }, at);
    await order.giveUp(at);
  }
  return [];
}

async function takeMoney(
  tx: Transaction,
  order: LockedOrder,
  row: CardPaymentRow,
  update: PageUpdate,
  at: Date,
): Promise<void> {
  const { sessionId, paymentIntent } = row;
  const received = { sessionId, paymentIntent, receivedAmount: update.amount, receivedCurrency: update.currency };
  const heldReason = reasonToHold(order, row, update, receivableOf(order.grandTotal, await sumPayments(tx, order.id)));
  if (heldReason) {
    const held = await changeCardPayment(tx, row, { ...received, status: 'held', heldReason }, at);
    await announce(tx, 'payment.held', { orderId: order.id, cardPaymentId: held.id }, at);
    return;
  }
  await changeCardPayment(tx, row, { ...received, status: 'paid' }, at);
  await order.receive({ amount: update.amount, reference: paymentIntent ?? sessionId ?? undefined }, at);
}

/** Why a payment needs a decision of staff; null when it matches the order. */
function reasonToHold(
  order: LockedOrder,
  { amount: asked }: CardPaymentRow,
  { amount, currency }: PageUpdate,
  due: number,
): string | null {
  if (currency !== 'gbp') return `It came in ${currency.toUpperCase()}, and orders are charged in GBP.`;
  if (amount !== asked) return `${formatPounds(amount)} came in, but ${formatPounds(asked)} was asked for.`;
  if (order.isCancelled) return 'The order had been cancelled before the money came in.';
  if (amount > due) return `${formatPounds(amount)} came in, but only ${formatPounds(due)} was still due.`;
  return null;
}
