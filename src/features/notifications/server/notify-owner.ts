import { onDay } from '#features/orders/expected-day.ts';
import { findOrderRow, orderInHand } from '#features/orders/server/door.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import type { Announcement } from '#platform/announcements.ts';
import type { Reaction, ReactionWork } from '#platform/reactions-runner.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { type NewNotification, withdrawNotification, writeNotification } from './notifications.ts';

type Words = Pick<NewNotification, 'type' | 'priority'> & { subject?: string; says: string; saysOfCollected?: string };

const STATUS_WORDS: Record<OrderStatus, Words> = {
  pending: { type: 'status_update', priority: 'medium', says: 'has been received' },
  processing: { type: 'status_update', priority: 'low', says: 'is being prepared' },
  shipped: { type: 'status_update', priority: 'medium', says: 'has been shipped' },
  out_for_delivery: { type: 'delivery_alert', priority: 'high', says: 'is out for delivery' },
  delivered: { type: 'delivery_alert', priority: 'high', says: 'has been delivered' },
  cancelled: { type: 'status_update', priority: 'high', says: 'has been cancelled' },
};

// Of an order that its buyer collects, in the words of its history.
const COLLECTED_WORDS: Partial<Record<OrderStatus, string>> = {
  shipped: 'is ready to collect',
  out_for_delivery: 'is ready to collect',
  delivered: 'has been collected',
};

type StatusNews = Announcement<'order.placed' | 'order.status_set'>;

/** Tells the customer of an order its new status. */
export async function notifyOwner(work: ReactionWork, news: StatusNews): Promise<void> {
  if (news.name === 'order.status_set' && news.payload.isQuiet) return;
  const status = news.name === 'order.placed' ? 'pending' : news.payload.to;
  await tellOwner(work, news, { ...STATUS_WORDS[status], saysOfCollected: COLLECTED_WORDS[status] });
}

/** Withdraws the notification of a status that was undone. */
export const retractFromOwner: Reaction<'order.status_undone'> = async ({ tx }, { payload }) => {
  await withdrawNotification(tx, payload.bell);
};

/** Tells the customer of an order that its delivery has changed. */
export const notifyOfDelivery: Reaction<'order.delivery_changed'> = async (work, news) => {
  const { deliverOn, isBack, orderId } = news.payload;
  const order = await findOrderRow(work.tx, orderId);
  const day = deliverOn && order && onDay(deliverOn, order.deliveryAddress);
  const says = isBack
    ? `could not be delivered${day ? `; we now expect it ${day}` : ''}`
    : day
      ? `is now expected ${day}`
      : 'has news about its delivery';
  await tellOwner(work, news, { type: 'delivery_alert', priority: 'high', says });
};

/** Tells the customer of an order the day of its fitting or survey. */
export const notifyOfFitting: Reaction<'order.fitting_confirmed'> = async (work, news) => {
  const { day, visit } = news.payload;
  const on = formatLondonDay(day);
  const words =
    visit === 'survey'
      ? { subject: 'The survey of your order', says: `is on ${on}` }
      : { says: `will be fitted on ${on}` };
  await tellOwner(work, news, { type: 'delivery_alert', priority: 'high', ...words });
};

type ReturnNews = Announcement<'return.answered' | 'return.completed'>;

const RETURN_WORDS: Record<ReturnNews['payload']['status'], string> = {
  accepted: 'has been accepted',
  refused: 'has been refused',
  completed: 'is complete',
};

/** Tells the customer of an order the outcome of a return. */
export async function notifyOfReturn(work: ReactionWork, news: ReturnNews): Promise<void> {
  const says = RETURN_WORDS[news.payload.status];
  await tellOwner(work, news, { type: 'status_update', priority: 'high', subject: 'Your return for order', says });
}

type OrderNews = StatusNews | ReturnNews | Announcement<'order.delivery_changed' | 'order.fitting_confirmed'>;

// Guests get e-mail instead.
async function tellOwner({ tx }: ReactionWork, { id, at, payload }: OrderNews, words: Words): Promise<void> {
  const order = orderInHand(tx, payload.orderId)?.order ?? (await findOrderRow(tx, payload.orderId));
  if (!order?.customerId) return;
  const { type, priority, subject = 'Your order' } = words;
  const says = (order.deliveryAddress ? undefined : words.saysOfCollected) ?? words.says;
  await writeNotification(tx, {
    userId: order.customerId,
    orderId: order.id,
    orderNumber: order.orderNumber,
    ...{ type, priority },
    message: `${subject} ${order.orderNumber} ${says}.`,
    timestamp: at,
    announcementId: id,
  });
}
