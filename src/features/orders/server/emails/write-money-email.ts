import { LOST_BESIDE_THE_LEDGER } from '#features/orders/dispute-words.ts';
import { awaitsAnswer, isClosed } from '#features/payments/card-statuses.ts';
import { type DisputeRow, listCardPayments, listCardRefunds, listDisputes } from '#features/payments/server/door.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { formatDateTime } from '#values/instant.ts';
import { formatPounds, toDecimal } from '#values/money.ts';
import { findOrderRow } from '../listing/load-orders.ts';
import { postOrderNews, postToShop } from './post-order-news.ts';

/** E-mails the shop about a payment that needs a decision. */
export const emailOfHeldPayment: Reaction<'payment.held'> = async (work, { id, payload }) => {
  const order = await findOrderRow(work.tx, payload.orderId);
  if (!order) return;
  const page = (await listCardPayments(work.tx, [order.id])).find((row) => row.id === payload.cardPaymentId);
  await postToShop(work, order, {
    template: 'order-payment',
    announcementId: id,
    heading: 'A card payment waits for you',
    text: `A card payment for order ${order.orderNumber} does not fit it, so it was not taken into the order. ${page?.heldReason ?? ''} Open the order to accept it or to give it back.`,
  });
};

/** E-mails the shop about a failed refund, so that staff pay the customer another way. */
export const emailOfFailedRefund: Reaction<'payment.refund_failed'> = async (work, { id, payload }) => {
  const order = await findOrderRow(work.tx, payload.orderId);
  if (!order) return;
  const refund = (await listCardRefunds(work.tx, order.id)).find((row) => row.id === payload.cardRefundId);
  await postToShop(work, order, {
    template: 'order-payment',
    announcementId: id,
    heading: 'A refund failed',
    text: `The refund of ${formatPounds(refund?.amount ?? 0)} on order ${order.orderNumber} did not reach the customer (${(refund?.failure ?? 'no reason given').replaceAll('_', ' ')}). The money is with the shop again. Refund it once more, or pay the customer another way.`,
  });
};

/** Tells the buyer that the refund they were told of did not arrive. */
export const writeRefundFailed: Reaction<'payment.refund_failed'> = async (work, { id, payload }) => {
  const order = await findOrderRow(work.tx, payload.orderId);
  if (!order) return;
  const refund = (await listCardRefunds(work.tx, order.id)).find((row) => row.id === payload.cardRefundId);
  await postOrderNews(work, order, {
    template: 'order-payment',
    announcementId: id,
    heading: 'Your refund did not arrive',
    text: `The refund of ${formatPounds(refund?.amount ?? 0)} for your order ${order.orderNumber} did not reach your card. We look into it, and write to you when it is paid back.`,
  });
};

/** Tells the shop of a payment that a customer disputes, with the day by which to answer, and of what came of it. */
export const emailOfDispute: Reaction<'payment.disputed'> = async (work, { id, payload }) => {
  const order = await findOrderRow(work.tx, payload.orderId);
  const dispute = order && (await listDisputes(work.tx, order.id)).find((row) => row.id === payload.disputeId);
  // An older status no longer matters.
  if (!order || !dispute || dispute.status !== payload.status) return;
  const { currency } = dispute;
  const amount =
    currency === 'gbp' ? formatPounds(dispute.amount) : `${currency.toUpperCase()} ${toDecimal(dispute.amount)}`;
  const about = `${amount} of order ${order.orderNumber} (${dispute.reason.replaceAll('_', ' ')})`;
  await postToShop(work, order, {
    template: 'order-payment',
    announcementId: id,
    heading: isClosed(dispute.status) ? 'A disputed payment is decided' : 'A payment is disputed',
    text: isClosed(dispute.status) ? outcomeOf(dispute, about) : nextOf(dispute, about),
  });
};

function nextOf({ status, dueBy }: DisputeRow, about: string): string {
  if (!awaitsAnswer(status)) return `The customer’s bank decides about ${about}. Nothing is to be done.`;
  const until = dueBy ? ` by ${formatDateTime(dueBy)}` : '';
  return `The customer’s bank asks about ${about}. Answer with your evidence in Stripe’s dashboard${until}; without an answer the money is lost.`;
}

function outcomeOf({ status, paymentId }: DisputeRow, about: string): string {
  if (status !== 'lost') return `The dispute about ${about} is closed and the money stays with the shop.`;
  const ledger = paymentId ? 'It is in the order as a refund.' : LOST_BESIDE_THE_LEDGER;
  return `The dispute about ${about} is lost: the bank has given the money back to the customer. ${ledger}`;
}
