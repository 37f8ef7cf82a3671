import type { z } from 'zod';
import { type CallContext, signedIn } from '#features/accounts/server/caller.ts';
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
  'GET /api/notifications': async (_input, { ground, caller }) => {
    const userId = signedIn(caller).id;
    const rows = await listNotifications(ground.db, userId);
    return { items: rows.map(present), unread: await countUnread(ground, userId) };
  },

  'PATCH /api/notifications/{id}': async ({ params }, { ground, caller }) =>
    present(await markRead(ground.db, signedIn(caller).id, params.id)),

  'POST /api/notifications/read-all': async (_input, { ground, caller }) => {
    await markAllRead(ground.db, signedIn(caller).id);
    return undefined;
  },

  'DELETE /api/notifications/{id}': async ({ params }, { ground, caller }) => {
    await dismiss(ground.db, signedIn(caller).id, params.id);
    return undefined;
  },
};

function present(row: NotificationRow): z.output<typeof notificationAnswer> {
  const { id, orderId, orderNumber, type, message, timestamp, isRead, priority } = row;
  return { id, orderId, orderNumber, type, message, timestamp: timestamp.toISOString(), isRead, priority };
}
