import { findOrderRow, type OrderRow } from '#features/orders/server/door.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import type { Announcement, ReactionWork } from '#platform/reactions-runner.ts';
import { type NewNotification, withdrawNotification, writeNotification } from './notifications.ts';

type Words = Pick<NewNotification, 'type' | 'priority'> & { says: string };

const WORDS: Record<OrderStatus, Words> = {
  pending: { type: 'status_update', priority: 'medium', says: 'has been received' },
  processing: { type: 'status_update', priority: 'low', says: 'is being prepared' },
  shipped: { type: 'status_update', priority: 'medium', says: 'has been shipped' },
  out_for_delivery: { type: 'delivery_alert', priority: 'high', says: 'is out for delivery' },
  delivered: { type: 'delivery_alert', priority: 'high', says: 'has been delivered' },
  cancelled: { type: 'status_update', priority: 'high', says: 'has been cancelled' },
};

/** Tells the owner of an order what happened to it. A guest has no bell; they get e-mail. */
export async function notifyOwner({ tx }: ReactionWork, announcement: Announcement): Promise<void> {
  const order = await findOrderRow(tx, Number(announcement.payload.orderId));
  if (!order?.customerId || announcement.payload.isQuiet) return;
  await writeNotification(tx, { ...wordsFor(order, announcement), userId: order.customerId });
}

/** Takes out of the bell what was taken back before anybody was written to. */
export async function retractFromOwner({ tx }: ReactionWork, { payload }: Announcement): Promise<void> {
  await withdrawNotification(tx, Number(payload.bell));
}

function wordsFor(order: OrderRow, { id, at, payload }: Announcement): Omit<NewNotification, 'userId'> {
  const { type, priority, says } = WORDS[(payload.to as OrderStatus | undefined) ?? 'pending'];
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
