import { findOrderRow } from '#features/orders/server/door.ts';
import type { Announcement } from '#platform/announcements.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { writeNotification } from './notifications.ts';

type Outcome = Announcement<'return.answered' | 'return.completed'>;

const SAYS: Record<Outcome['payload']['status'], string> = {
  accepted: 'has been accepted',
  refused: 'has been refused',
  completed: 'is complete',
};

/** Tells the customer of an order the outcome of a return. Guests get e-mail instead. */
export async function notifyOfReturn({ tx }: ReactionWork, { id, at, payload }: Outcome): Promise<void> {
  const order = await findOrderRow(tx, payload.orderId);
  if (!order?.customerId) return;
  await writeNotification(tx, {
    userId: order.customerId,
    orderId: order.id,
    orderNumber: order.orderNumber,
    type: 'status_update',
    priority: 'high',
    message: `Your return for order ${order.orderNumber} ${SAYS[payload.status]}.`,
    timestamp: at,
    announcementId: id,
  });
}
