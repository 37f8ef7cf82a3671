import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { expectedDay } from '#features/orders/expected-day.ts';
import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import type { Reaction, ReactionWork } from '#platform/reactions-runner.ts';
import { formatLondonDay, londonDayOf } from '#values/london-day.ts';
import { findOrderRow, type OrderRow } from '../listing/load-orders.ts';
import { cancelledWords } from './cancelled-words.ts';
import { postOrderNews, postToSiteContact } from './post-order-news.ts';

interface News {
  heading: string;
  says: string;
  /** For the contact on site; absent when they need not know. */
  onSite?: { heading: string; says: string };
}

const READY_ON_SITE = { heading: 'An order is ready to collect', says: 'is ready to collect.' };

// The changes worth an e-mail (decision C8), beside the cancellation.
const NEWS: Partial<Record<OrderStatus, News>> = {
  shipped: {
    heading: 'Your order is on its way',
    says: 'has left our warehouse. You can follow it on its way to you.',
    onSite: { heading: 'A delivery is on its way to you', says: 'has left our warehouse.' },
  },
  out_for_delivery: {
    heading: 'Your order arrives today',
    says: 'is out for delivery.',
    onSite: { heading: 'A delivery arrives today', says: 'is out for delivery. Please be there to take it in.' },
  },
  delivered: {
    heading: 'Your order has been delivered',
    says: `has been delivered. If anything is not as it should be, tell us within ${RETURN_WINDOW_DAYS} days.`,
    onSite: {
      heading: 'A delivery has arrived',
      says: 'has been delivered. If anything is missing or damaged, tell whoever ordered it.',
    },
  },
};

// The same of an order that its buyer collects (decision C4).
const COLLECTED: typeof NEWS = {
  shipped: { heading: 'Your order is ready to collect', says: 'is ready for you to collect.', onSite: READY_ON_SITE },
  delivered: {
    heading: 'Your order has been collected',
    says: `has been collected. If anything is not as it should be, tell us within ${RETURN_WINDOW_DAYS} days.`,
  },
};

const CANCELLED = 'Your order has been cancelled';

const NOT_PAID: News = {
  heading: 'Your order was not paid',
  says: 'has been cancelled, for its payment by card did not come through. Nothing was charged; redeemed points are yours again. You can order the items again whenever you like.',
};

function holdOver({ heldUntil }: OrderRow, cancelledWords: string): News {
  const by = heldUntil ? ` by ${formatLondonDay(londonDayOf(heldUntil))}` : ' in time';
  return {
    heading: NOT_PAID.heading,
    says: `${cancelledWords} Its payment had not arrived${by}, so its goods are for sale again. If you have sent the money, answer this e-mail. You can order the items again whenever you like.`,
  };
}

function newsOf({ deliveryAddress }: OrderRow): typeof NEWS {
  return deliveryAddress ? NEWS : COLLECTED;
}

async function cancelled({ tx }: ReactionWork, order: OrderRow, at: Date, isHoldOver = false): Promise<News> {
  if (isHoldOver) return holdOver(order, await cancelledWords(tx, order, at));
  return order.paymentStatus === 'failed'
    ? NOT_PAID
    : { heading: CANCELLED, says: await cancelledWords(tx, order, at) };
}

/** Puts the e-mails about an order's new status in the post, if that is one of those worth an e-mail. */
export const writeStatusEmail: Reaction<'order.status_changed'> = async (work, { id, payload, at }) => {
  const order = await findOrderRow(work.tx, payload.orderId);
  const isCancelled = payload.to === 'cancelled';
  const news =
    order && (isCancelled ? await cancelled(work, order, at, payload.isHoldOver) : newsOf(order)[payload.to]);
  if (!news) return;
  const message = { template: 'order-status', announcementId: id, about: payload.to } as const;
  const { heading, onSite } = news;
  const expected = payload.to === 'shipped' ? expectedWords(order, at) : '';
  const says = news.says + expected;
  await postOrderNews(work, order, { ...message, heading, text: `Your order ${order.orderNumber} ${says}` });
  if (!onSite) return;
  await postToSiteContact(work, order, {
    ...message,
    heading: onSite.heading,
    text: `You are named as the contact on site for order ${order.orderNumber}, which ${onSite.says}${expected}`,
  });
};

/** The promised day of a delivery, while it lies ahead. */
function expectedWords(order: OrderRow, at: Date): string {
  const { deliveryAddress, estimatedDelivery } = order;
  if (!deliveryAddress || !estimatedDelivery || londonDayOf(estimatedDelivery) < londonDayOf(at)) return '';
  return ` It is expected ${deliveryAddress.country === HOME_COUNTRY ? 'by ' : ''}${expectedDay(order)}.`;
}
