import { and, eq, exists, inArray, or } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { findOrderRow } from '#features/orders/server/door.ts';
import { type DisputeStatus, isClosed } from '#features/payments/card-statuses.ts';
import { permissions } from '#features/permissions/tables.ts';
import type { Transaction } from '#platform/database.ts';
import type { Announcement, ReactionWork } from '#platform/reactions-runner.ts';
import { writeNotification } from './notifications.ts';

/** Rings the bell of every colleague who deals with orders. It happens once: the announcement is handled in the same transaction. */
export async function tellStaffOfDispute({ tx }: ReactionWork, { at, payload }: Announcement): Promise<void> {
  const order = await findOrderRow(tx, Number(payload.orderId));
  if (!order) return;
  const says = saysOf(payload.status as DisputeStatus);
  for (const userId of await thoseWithOrders(tx)) {
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
  return isClosed(status) ? 'a dispute is closed, the money stays' : 'a payment is disputed, answer it at Stripe';
}

async function thoseWithOrders(tx: Transaction): Promise<number[]> {
  const granted = tx
    .select({ id: permissions.id })
    .from(permissions)
    .where(
      and(
        eq(permissions.userId, users.id),
        eq(permissions.permissionType, 'manage_orders'),
        eq(permissions.granted, true),
      ),
    );
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.userType, ['employer', 'admin']),
        eq(users.isActive, true),
        or(eq(users.userType, 'admin'), exists(granted)),
      ),
    );
  return staff.map(({ id }) => id);
}
