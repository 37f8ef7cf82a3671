import { findOrderRow } from '#features/orders/server/door.ts';
import { awaitsAnswer, type DisputeStatus, isClosed } from '#features/payments/card-statuses.ts';
import { listStaffWhoMay } from '#features/permissions/server/door.ts';
import type { Announcement } from '#platform/announcements.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { writeNotification } from './notifications.ts';

/** Notifies all staff who manage orders. It runs once, because the same transaction marks the announcement as handled. */
export async function notifyStaffOfDispute(
  { tx }: ReactionWork,
  { at, payload }: Announcement<'payment.disputed'>,
): Promise<void> {
  const order = await findOrderRow(tx, payload.orderId);
  if (!order) return;
  const says = saysOf(payload.status);
  for (const { id: userId } of await listStaffWhoMay(tx, 'manage_orders')) {
    await writeNotification(tx, {
      userId,
      orderId: order.id,
      orderNumber: order.orderNumber,
      type: 'status_update',
      priority: 'high',
      message: `Order ${order.orderNumber}: ${says}.`,
      timestamp: at,
    });
  }
}

function saysOf(status: DisputeStatus): string {
  if (status === 'lost') return 'a disputed payment was lost';
  if (isClosed(status)) return 'a dispute is closed, the money stays';
  return awaitsAnswer(status) ? 'a payment is disputed, answer it at Stripe' : 'a payment is disputed';
}
