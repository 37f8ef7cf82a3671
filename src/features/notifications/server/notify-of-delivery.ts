import { findOrderRow } from '#features/orders/server/door.ts';
import type { Announcement } from '#platform/announcements.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { writeNotification } from './notifications.ts';

/** Tells the customer of an order that its delivery has changed. Guests get e-mail instead. */
export async function notifyOfDelivery(
  { tx }: ReactionWork,
  { id, at, payload }: Announcement<'order.delivery_changed'>,
): Promise<void> {
  const order = await findOrderRow(tx, payload.orderId);
  if (!order?.customerId) return;
  const { deliverOn, isBack } = payload;
  const day = deliverOn && formatLondonDay(deliverOn);
  const says = isBack
    ? `could not be delivered${day ? `; we now expect it on ${day}` : ''}`
    : day
      ? `is now expected on ${day}`
      : 'has news about its delivery';
  await writeNotification(tx, {
    userId: order.customerId,
    orderId: order.id,
    orderNumber: order.orderNumber,
    type: 'delivery_alert',
    priority: 'high',
    message: `Your order ${order.orderNumber} ${says}.`,
    timestamp: at,
    announcementId: id,
  });
}
