import type { Announcement } from '#platform/announcements.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { findOrderRow } from '../listing/load-orders.ts';
import { postOrderNews, postToSiteContact } from './post-order-news.ts';

type Confirmed = Announcement<'order.fitting_confirmed'>['payload'];

/** E-mails the customer and the contact on site the day on which fitters come, or on which we look at the place. */
export const writeFittingEmail: Reaction<'order.fitting_confirmed'> = async (work, { id, payload }) => {
  const order = await findOrderRow(work.tx, payload.orderId);
  if (!order || order.status === 'cancelled') return;
  const visit = payload.visit ?? 'fitting';
  const says = saysOf(payload);
  const news = { template: 'order-status', announcementId: id } as const;
  await postOrderNews(work, order, {
    ...news,
    heading: payload.was ? `Another day for your ${visit}` : `The day of your ${visit}`,
    text: `This is about your order ${order.orderNumber}. ${says} If that day does not suit you, please answer this e-mail.`,
  });
  await postToSiteContact(work, order, {
    ...news,
    heading: visit === 'survey' ? 'We are coming for a survey' : 'Fitters are coming to you',
    text: `You are named as the contact on site for order ${order.orderNumber}. ${says}`,
  });
};

function saysOf({ day, was, visit }: Confirmed): string {
  const on = formatLondonDay(day);
  if (was) return `${visit === 'survey' ? 'The survey' : 'Fitting'} has moved from ${formatLondonDay(was)} to ${on}.`;
  if (visit === 'survey') return `We come on ${on} to see the wall, the power and the way in.`;
  return `We come to fit it on ${on}.`;
}
