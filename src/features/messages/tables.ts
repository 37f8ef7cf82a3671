import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { quotes } from '#features/quotes/tables.ts';
import { id, instant, reference } from '#platform/columns.ts';
import { MESSAGE_KINDS, MESSAGE_STATUSES } from './kinds.ts';

/** Messages from the contact and quote forms and from registrations (decision E5). */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    kind: varchar('kind', { length: 20, enum: MESSAGE_KINDS }).notNull().default('contact'),
    name: varchar('name', { length: 200 }).notNull(),
    email: varchar('email', { length: 100 }).notNull(),
    phone: varchar('phone', { length: 20 }).notNull(),
    subject: varchar('subject', { length: 200 }).notNull(),
    message: text('message').notNull(),
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'set null' }),
    status: varchar('status', { length: 20, enum: MESSAGE_STATUSES }).notNull().default('open'),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    // The quote made from it.
    quoteId: integer('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('messages_kind', sql`${t.kind} in ('contact', 'quote', 'account')`),
    check('messages_status', sql`${t.status} in ('open', 'answered', 'closed')`),
    index('messages_of_status').on(t.status, t.id.desc().nullsFirst()),
    index('messages_by_assignee').on(t.assignedTo, t.id.desc().nullsFirst()),
    index('messages_by_customer').on(t.customerId),
    index('messages_by_email').on(sql`lower(${t.email})`),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/** The thread of a message: answers by e-mail, and notes for colleagues. */
export const messageEntries = pgTable(
  'message_entries',
  {
    id: id(),
    messageId: reference('message_id', () => messages.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 10, enum: ['reply', 'note'] }).notNull(),
    text: text('text').notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (t) => [
    check('message_entries_kind', sql`${t.kind} in ('reply', 'note')`),
    index('message_entries_by_message').on(t.messageId, t.id),
  ],
);
export type MessageEntryRow = typeof messageEntries.$inferSelect;
