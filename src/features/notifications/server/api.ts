import type { z } from 'zod';
import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { notificationAnswer, notificationsContract } from '../contract.ts';
import {
  countUnread,
  dismiss,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
} from './notifications.ts';

export const notificationsHandlers: Handlers<typeof notificationsContract, CallContext> = {
  'GET /api/notifications': async (_input, { context, caller }) => {
    const userId = signedIn(caller).id;
    const rows = await listNotifications(context.db, userId);
    return { items: rows.map(present), unread: await countUnread(context, userId) };
  },

  'PATCH /api/notifications/{id}': async ({ params }, { context, caller }) =>
    present(await markRead(context.db, signedIn(caller).id, params.id)),

  'POST /api/notifications/read-all': async (_input, { context, caller }) => {
    await markAllRead(context.db, signedIn(caller).id);
    return undefined;
  },

  'DELETE /api/notifications/{id}': async ({ params }, { context, caller }) => {
    await dismiss(context.db, signedIn(caller).id, params.id);
    return undefined;
  },
};

function present(row: NotificationRow): z.output<typeof notificationAnswer> {
  const { id, orderId, orderNumber, type, message, timestamp, isRead, priority } = row;
  return { id, orderId, orderNumber, type, message, timestamp: timestamp.toISOString(), isRead, priority };
}
