import { findOrderRow, type OrderRow } from '#features/orders/server/door.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import type { Announcement } from '#platform/announcements.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { type NewNotification, withdrawNotification, writeNotification } from './notifications.ts';

type News = Announcement<'order.placed' | 'order.status_set'>;
type Words = Pick<NewNotification, 'type' | 'priority'> & { says: string };

const WORDS: Record<OrderStatus, Words> = {
  pending: { type: 'status_update', priority: 'medium', says: 'has been received' },
  processing: { type: 'status_update', priority: 'low', says: 'is being prepared' },
  shipped: { type: 'status_update', priority: 'medium', says: 'has been shipped' },
  out_for_delivery: { type: 'delivery_alert', priority: 'high', says: 'is out for delivery' },
  delivered: { type: 'delivery_alert', priority: 'high', says: 'has been delivered' },
  cancelled: { type: 'status_update', priority: 'high', says: 'has been cancelled' },
};

/** Tells the customer of an order its new status. Guests get e-mail instead. */
export async function notifyOwner({ tx }: ReactionWork, news: News): Promise<void> {
  const order = await findOrderRow(tx, news.payload.orderId);
  const isQuiet = news.name === 'order.status_set' && news.payload.isQuiet;
  if (!order?.customerId || isQuiet) return;
  await writeNotification(tx, { ...wordsFor(order, news), userId: order.customerId });
}

/** Withdraws the notification of a status that was undone. */
export async function retractFromOwner(
  { tx }: ReactionWork,
  { payload }: Announcement<'order.status_undone'>,
): Promise<void> {
  await withdrawNotification(tx, payload.bell);
}

function wordsFor(order: OrderRow, { id, at, name, payload }: News): Omit<NewNotification, 'userId'> {
  const { type, priority, says } = WORDS[name === 'order.placed' ? 'pending' : payload.to];
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    type,
    priority,
    message: `Your order ${order.orderNumber} ${says}.`,
    timestamp: at,
    announcementId: id,
  };
}
