import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { products } from '#features/catalogue/tables.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { Zone } from '#features/delivery/zones.ts';
import { orders } from '#features/orders/tables.ts';
import { id, instant, pence, reference } from '#platform/columns.ts';
import type { QuotedService, QuoteFitting } from './quoted-service.ts';
import { QUOTE_STATUSES } from './status.ts';

/** Requests for a price and the offers of staff (decision C13). */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    number: varchar('number', { length: 20 }).notNull(),
    status: varchar('status', { length: 20, enum: QUOTE_STATUSES }).notNull().default('requested'),
    name: varchar('name', { length: 200 }).notNull(),
    email: varchar('email', { length: 100 }).notNull(),
    phone: varchar('phone', { length: 20 }).notNull(),
    company: varchar('company', { length: 200 }),
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'set null' }),
    // Written by the customer, and by staff.
    request: text('request'),
    note: text('note'),
    // The address of the plan from which it was asked for, within the shop.
    plan: varchar('plan', { length: 600 }),
    // Null: the customer chooses, at the shop's ordinary prices.
    deliveryMethodId: integer('delivery_method_id').references(() => deliveryMethods.id),
    deliveryFee: pence('delivery_fee'),
    // Where that price goes to. Null: Collection, or a quote of before, whose price holds for any address.
    deliveryZone: varchar('delivery_zone', { length: 30 }).$type<Zone>(),
    // The part of the total that is paid first; null: all of it at once.
    depositPercent: integer('deposit_percent'),
    // Days in London.
    deliverOn: date('deliver_on', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    // How often it was sent, each time with a new key, of which only the SHA-256 is stored.
    round: integer('round').notNull().default(0),
    accessKeyHash: varchar('access_key_hash', { length: 64 }),
    sentAt: instant('sent_at'),
    sentBy: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    declineReason: text('decline_reason'),
    orderId: integer('order_id').references(() => orders.id),
    // The SHA-256 of the Idempotency-Key that accepted it: the same key again is the same order.
    acceptKeyHash: varchar('accept_key_hash', { length: 64 }),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    // Where and when fitting or a survey is wished for; null where neither was asked for.
    fitting: jsonb('fitting').$type<QuoteFitting>(),
  },
  (t) => [
    unique('quotes_number_key').on(t.number),
    unique('quotes_order_id_key').on(t.orderId),
    check('quotes_status', sql`${t.status} in ('requested', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')`),
    check(
      'quotes_sent',
      sql`${t.status} <> 'sent' or (${t.validUntil} is not null and ${t.accessKeyHash} is not null)`,
    ),
    check('quotes_accepted', sql`${t.status} <> 'accepted' or ${t.orderId} is not null`),
    check(
      'quotes_delivery',
      sql`${t.deliveryFee} is null or (${t.deliveryFee} >= 0 and ${t.deliveryMethodId} is not null)`,
    ),
    check('quotes_delivery_zone', sql`${t.deliveryZone} is null or ${t.deliveryMethodId} is not null`),
    check('quotes_deposit', sql`${t.depositPercent} between 1 and 99`),
    index('quotes_by_status').on(t.status, t.id.desc().nullsFirst()),
    index('quotes_by_customer').on(t.customerId),
    index('quotes_waiting').on(t.validUntil).where(sql`${t.status} = 'sent'`),
  ],
);
export type QuoteRow = typeof quotes.$inferSelect;

/** The lines of a quote, with the product names of that day. A quoted product can be archived but not deleted. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    id: id(),
    quoteId: reference('quote_id', () => quotes.id, { onDelete: 'cascade' }),
    productId: reference('product_id', () => products.id),
    productName: varchar('product_name', { length: 200 }).notNull(),
    sku: varchar('sku', { length: 64 }),
    quantity: integer('quantity').notNull(),
    // The catalogue's price on the day, or the table's of a service, to compare with; 0 where staff make it by hand.
    listPrice: pence('list_price').notNull(),
    // Null until staff have priced it.
    unitPrice: pence('unit_price'),
    // Fitting or a survey; null for goods.
    service: jsonb('service').$type<QuotedService>(),
  },
  (t) => [
    check('quote_lines_quantity', sql`${t.quantity} >= 1`),
    check('quote_lines_money', sql`${t.unitPrice} is null or ${t.unitPrice} >= 0`),
    index('quote_lines_by_quote').on(t.quoteId, t.id),
    index('quote_lines_by_product').on(t.productId),
  ],
);
export type QuoteLineRow = typeof quoteLines.$inferSelect;
