import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { id, instant, oneOf } from '#platform/columns.ts';
import type { OrderOutline } from '../changed-order.ts';
import type { PlaceOrder } from '../forms.ts';
import { orders } from '../tables.ts';
import { REQUEST_REASONS, REQUEST_STATUSES } from './status.ts';

/** An order beyond the limits of unpaid guests, without number, stock, points or documents (decision C15). */
export const orderRequests = pgTable(
  'order_requests',
  {
    id: id(),
    status: varchar('status', { length: 20, enum: REQUEST_STATUSES }).notNull().default('waiting'),
    reason: varchar('reason', { length: 20, enum: REQUEST_REASONS }).notNull(),
    // The account that asked; null for a guest.
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'set null' }),
    email: varchar('email', { length: 100 }).notNull(),
    network: varchar('network', { length: 45 }).notNull(),
    // The checkout form as it was sent, without a card.
    body: jsonb('body').$type<PlaceOrder>().notNull(),
    // What the buyer sent, and what staff offered where it had changed: once it is an order, what the buyer agreed to.
    terms: jsonb('terms').$type<OrderOutline>().notNull(),
    offer: jsonb('offer').$type<OrderOutline>(),
    // What staff wrote to the buyer.
    answer: text('answer'),
    orderId: integer('order_id')
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    requestedAt: instant('requested_at').notNull(),
    answeredAt: instant('answered_at'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('order_requests_status', oneOf('status', REQUEST_STATUSES)),
    check('order_requests_reason', oneOf('reason', REQUEST_REASONS)),
    check('order_requests_offer', sql`${t.status} <> 'offered' or ${t.offer} is not null`),
    index('order_requests_by_status').on(t.status, t.id),
    index('order_requests_by_customer').on(t.customerId).where(sql`${t.customerId} is not null`),
    index('order_requests_open_by_network').on(t.network).where(sql`${t.status} in ('waiting', 'offered')`),
    index('order_requests_open_by_email').on(sql`lower(${t.email})`).where(sql`${t.status} in ('waiting', 'offered')`),
  ],
);
