import { z } from 'zod';
import { isoInstant, recordIdText } from '#platform/http/input.ts';

export const notificationAnswer = z.object({
  id: z.int(),
  orderId: z.int().nullable(),
  orderNumber: z.string().nullable(),
  type: z.enum(['status_update', 'location_update', 'delivery_alert']),
  message: z.string(),
  timestamp: isoInstant,
  isRead: z.boolean(),
  priority: z.enum(['high', 'medium', 'low']),
});

const notificationParams = z.object({ id: recordIdText() });

export const notificationsContract = {
  'GET /api/notifications': {
    summary: 'The newest 10 notifications and how many are unread',
    who: 'self',
    answer: z.object({ items: z.array(notificationAnswer), unread: z.int() }),
  },
  'PATCH /api/notifications/{id}': {
    summary: 'Mark a notification as read',
    who: 'self',
    params: notificationParams,
    answer: notificationAnswer,
  },
  'POST /api/notifications/read-all': { summary: 'Mark all as read', who: 'self' },
  'DELETE /api/notifications/{id}': { summary: 'Dismiss a notification', who: 'self', params: notificationParams },
} as const;
