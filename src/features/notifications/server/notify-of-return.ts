import { findOrderRow } from '#features/orders/server/door.ts';
import type { ReturnStatus } from '#features/returns/reasons.ts';
import type { Announcement, ReactionWork } from '#platform/reactions-runner.ts';
import { writeNotification } from './notifications.ts';

const SAYS: Partial<Record<ReturnStatus, string>> = {
  accepted: 'has been accepted',
  refused: 'has been refused',
  completed: 'is complete',
};

/** Tells the owner of an order what became of their return. A guest has no bell; they get e-mail. */
export async function notifyOfReturn({ tx }: ReactionWork, { id, at, payload }: Announcement): Promise<void> {
  const says = SAYS[payload.status as ReturnStatus];
  if (!says) return;
  const order = await findOrderRow(tx, Number(payload.orderId));
  if (!order?.customerId) return;
  await writeNotification(tx, {
    userId: order.customerId,
    orderId: order.id,
    orderNumber: order.orderNumber,
    type: 'status_update',
    priority: 'high',
    message: `Your return for order ${order.orderNumber} ${says}.`,
    timestamp: at,
    announcementId: id,
  });
}
