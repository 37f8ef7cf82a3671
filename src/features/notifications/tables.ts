import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { orders } from '#features/orders/tables.ts';
import { id, instant, reference } from '#platform/columns.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    orderNumber: varchar('order_number', { length: 50 }),
    type: varchar('type', { length: 20, enum: ['status_update', 'location_update', 'delivery_alert'] }).notNull(),
    message: text('message').notNull(),
    priority: varchar('priority', { length: 10, enum: ['high', 'medium', 'low'] })
      .notNull()
      .default('medium'),
    isRead: boolean('is_read').notNull().default(false),
    timestamp: instant('timestamp').notNull(),
    // The demo's own, which give way to real ones.
    isSample: boolean('is_sample').notNull().default(false),
    // Unique, so that a reaction that runs twice writes one row.
    announcementId: integer('announcement_id').unique(),
  },
  (t) => [
    check('notifications_type', sql`${t.type} in ('status_update', 'location_update', 'delivery_alert')`),
    check('notifications_priority', sql`${t.priority} in ('high', 'medium', 'low')`),
    index('notifications_of_user').on(t.userId, t.id.desc().nullsFirst()),
  ],
);
