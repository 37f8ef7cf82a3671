import type { Reaction } from '#platform/reactions-runner.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { findOrderRow } from '../listing/load-orders.ts';
import { postOrderNews } from './post-order-news.ts';

/** E-mails the buyer of an unpaid order until when its goods are held. */
export const writeHoldEnding: Reaction<'order.hold_ending'> = async (work, { id, payload }) => {
  const order = await findOrderRow(work.tx, payload.orderId);
  // Paid or cancelled between the notice and its e-mail.
  if (order?.paymentStatus !== 'pending' || order.status !== 'pending') return;
  const until = formatLondonDay(payload.heldUntil);
  await postOrderNews(work, order, {
    template: 'order-status',
    announcementId: id,
    about: 'hold',
    heading: 'Your payment has not arrived yet',
    text: `We have no payment for your order ${order.orderNumber} yet. We hold its goods for you until the end of ${until}; after that it is cancelled, and they are for sale again. If your money is on its way, you need do nothing. If you need longer, answer this e-mail before that day.`,
  });
};
