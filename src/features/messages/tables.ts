import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { id, instant } from '#platform/columns.ts';

/** What people wrote through the contact and quote forms (decision E5). */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    name: varchar('name', { length: 200 }).notNull(),
    email: varchar('email', { length: 100 }).notNull(),
    phone: varchar('phone', { length: 20 }).notNull(),
    subject: varchar('subject', { length: 200 }).notNull(),
    message: text('message').notNull(),
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'set null' }),
    status: varchar('status', { length: 20, enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('messages_status', sql`${t.status} in ('open', 'answered', 'closed')`),
    index('messages_by_status').on(t.status, t.createdAt.desc()),
  ],
);
