import type { Reaction } from '#platform/reactions-runner.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { findOrderRow } from '../listing/load-orders.ts';
import { postOrderNews, postToSiteContact } from './post-order-news.ts';

/** E-mails the customer and the contact on site the day on which fitters come. */
export const writeFittingEmail: Reaction<'order.fitting_confirmed'> = async (work, { id, payload }) => {
  const order = await findOrderRow(work.tx, payload.orderId);
  if (!order || order.status === 'cancelled') return;
  const day = formatLondonDay(payload.day);
  const says = payload.was
    ? `Fitting has moved from ${formatLondonDay(payload.was)} to ${day}.`
    : `We come to fit it on ${day}.`;
  const news = { template: 'order-status', announcementId: id } as const;
  await postOrderNews(work, order, {
    ...news,
    heading: payload.was ? 'Another day for your fitting' : 'The day of your fitting',
    text: `This is about your order ${order.orderNumber}. ${says} If that day does not suit you, please answer this e-mail.`,
  });
  await postToSiteContact(work, order, {
    ...news,
    heading: 'Fitters are coming to you',
    text: `You are named as the contact on site for order ${order.orderNumber}. ${says}`,
  });
};
