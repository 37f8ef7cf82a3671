import { onDay } from '#features/orders/expected-day.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { findOrderRow } from '../listing/load-orders.ts';
import { postOrderNews, postToSiteContact } from './post-order-news.ts';

/** E-mails the customer and the contact on site about a changed delivery. */
export const writeDeliveryEmail: Reaction<'order.delivery_changed'> = async (work, { id, payload }) => {
  const order = await findOrderRow(work.tx, payload.orderId);
  if (!order) return;
  const { deliverOn, isElsewhere, isBack, message } = payload;
  const says = [
    isBack && 'We could not hand it over, and it is back with us.',
    isElsewhere && 'It now goes to another address; the order’s page has it.',
    deliverOn && `We now expect to deliver it ${onDay(deliverOn, order.deliveryAddress)}.`,
  ].filter((part) => typeof part === 'string');
  const heading = isBack ? 'Your order could not be delivered' : 'News about your delivery';
  const news = { template: 'order-status', announcementId: id, quote: message } as const;
  await postOrderNews(work, order, {
    ...news,
    heading,
    text: [`This is about your order ${order.orderNumber}.`, ...says].join(' '),
  });
  if (says.length === 0) return;
  await postToSiteContact(work, order, {
    ...news,
    quote: null,
    heading: 'News about a delivery to you',
    text: [`You are named as the contact on site for order ${order.orderNumber}.`, ...says].join(' '),
  });
};
