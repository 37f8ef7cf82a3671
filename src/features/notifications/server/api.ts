import type { z } from 'zod';
import type { CallContext } from '#features/accounts/server/caller.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
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
    const userId = signedIn(caller);
    const rows = await listNotifications(ground.db, userId);
    return { items: rows.map(present), unread: await countUnread(ground, userId) };
  },

  'PATCH /api/notifications/{id}': async ({ params }, { ground, caller }) =>
    present(await markRead(ground.db, signedIn(caller), params.id)),

  'POST /api/notifications/read-all': async (_input, { ground, caller }) => {
    await markAllRead(ground.db, signedIn(caller));
    return undefined;
  },

  'DELETE /api/notifications/{id}': async ({ params }, { ground, caller }) => {
    await dismiss(ground.db, signedIn(caller), params.id);
    return undefined;
  },
};

function signedIn({ user }: CallContext['caller']): number {
  if (!user) throw refuse('unauthenticated', 'Please sign in to see your notifications.');
  return user.id;
}

function present(row: NotificationRow): z.output<typeof notificationAnswer> {
  const { id, orderId, orderNumber, type, message, timestamp, isRead, priority } = row;
  return { id, orderId, orderNumber, type, message, timestamp: timestamp.toISOString(), isRead, priority };
}
