import { dueOf } from '#features/payments/ledger-sums.ts';
import {
  type CardPaymentRow,
  changeCardPayment,
  listCardPayments,
  sumPayments,
  takeWaitingUpdates,
} from '#features/payments/server/door.ts';
import type { PageUpdate, StripeUpdate } from '#features/payments/stripe-update.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { formatPounds } from '#values/money.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { confirmOrder } from '../placing/confirm-order.ts';
import { changeStatusWithin } from '../status/change-status.ts';
import { receivePayment } from './receive-payment.ts';
import { settleOrder } from './settle-order.ts';

/**
 * What became of a page to pay on, for its order, which is locked. Money that has come is here for good; nothing that is told
 * late takes it away. Answers updates of this payment that had come too early.
 */
export async function settleCardPage(
  tx: Transaction,
  order: OrderRow,
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
    await confirmOrder(tx, order, at);
  } else if (update.state === 'failed' && (isOpen || row.status === 'processing')) {
    await changeCardPayment(tx, row, { ...named, status: 'failed' }, at);
    await giveUpOrder(tx, order, at);
  } else if (update.state === 'expired' && isOpen) {
    await changeCardPayment(tx, row, { ...named, status: 'expired' }, at);
    await giveUpOrder(tx, order, at);
  }
  return [];
}

async function takeMoney(
  tx: Transaction,
  order: OrderRow,
  row: CardPaymentRow,
  update: PageUpdate,
  at: Date,
): Promise<void> {
  const { sessionId, paymentIntent } = row;
  const received = { sessionId, paymentIntent, receivedAmount: update.amount, receivedCurrency: update.currency };
  const heldReason = reasonToHold(order, row, update, dueOf(order.grandTotal, await sumPayments(tx, order.id)));
  if (heldReason) {
    const held = await changeCardPayment(tx, row, { ...received, status: 'held', heldReason }, at);
    await announce(tx, 'payment.held', { orderId: order.id, cardPaymentId: held.id }, at);
    return;
  }
  await changeCardPayment(tx, row, { ...received, status: 'paid' }, at);
  const reference = paymentIntent ?? sessionId ?? undefined;
  await receivePayment(tx, order, { amount: update.amount, provider: 'stripe', reference }, at);
}

/** Why money is put before a person and not into the ledger; null when it is what was asked for. */
function reasonToHold(
  order: OrderRow,
  { amount: asked }: CardPaymentRow,
  { amount, currency }: PageUpdate,
  due: number,
): string | null {
  if (currency !== 'gbp') return `It came in ${currency.toUpperCase()}, and orders are charged in GBP.`;
  if (amount !== asked) return `${formatPounds(amount)} came in, but ${formatPounds(asked)} was asked for.`;
  if (order.status === 'cancelled') return 'The order had been cancelled before the money came in.';
  if (amount > due) return `${formatPounds(amount)} came in, but only ${formatPounds(due)} was still due.`;
  return null;
}

/**
 * An order whose card payment came to nothing gives its goods and points back, as a cancelled one does (decision C9); unless
 * staff have taken it further, or something else of it is paid or under way.
 */
export async function giveUpOrder(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const others = (await listCardPayments(tx, [order.id])).filter(({ status }) =>
    ['starting', 'open', 'processing', 'held', 'paid'].includes(status),
  );
  const { paid } = await sumPayments(tx, order.id);
  const isGivenUp = order.status === 'pending' && paid === 0 && others.length === 0;
  if (isGivenUp) await changeStatusWithin(tx, { orderId: order.id, status: 'cancelled', actor: null }, at);
  else await settleOrder(tx, order, at);
}
