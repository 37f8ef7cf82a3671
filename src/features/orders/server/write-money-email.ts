import { listCardPayments, listCardRefunds } from '#features/payments/server/door.ts';
import type { Announcement, ReactionWork } from '#platform/reactions-runner.ts';
import { formatPounds } from '#values/money.ts';
import { findOrderRow } from './load-orders.ts';
import { postToShop } from './post-order-news.ts';

/** Tells the shop of money that came in and waits for a decision. */
export async function tellOfHeldPayment(work: ReactionWork, { id, payload }: Announcement): Promise<void> {
  const order = await findOrderRow(work.tx, Number(payload.orderId));
  if (!order) return;
  const page = (await listCardPayments(work.tx, [order.id])).find((row) => row.id === payload.cardPaymentId);
  await postToShop(work, order, {
    template: 'order-payment',
    announcementId: id,
    heading: 'A card payment waits for you',
    text: `A card payment for order ${order.orderNumber} does not fit it, so it was not taken into the order. ${page?.heldReason ?? ''} Open the order to accept it or to give it back.`,
  });
}

/** Tells the shop that a refund came back, so that somebody pays the customer another way. */
export async function tellOfFailedRefund(work: ReactionWork, { id, payload }: Announcement): Promise<void> {
  const order = await findOrderRow(work.tx, Number(payload.orderId));
  if (!order) return;
  const refund = (await listCardRefunds(work.tx, order.id)).find((row) => row.id === payload.cardRefundId);
  await postToShop(work, order, {
    template: 'order-payment',
    announcementId: id,
    heading: 'A refund failed',
    text: `The refund of ${formatPounds(refund?.amount ?? 0)} on order ${order.orderNumber} did not reach the customer (${(refund?.failure ?? 'no reason given').replaceAll('_', ' ')}). The money is with the shop again. Refund it once more, or pay the customer another way.`,
  });
}
