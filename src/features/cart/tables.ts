import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { sessions, users } from '#features/accounts/tables.ts';
import type { FittingWanted } from '#features/fitting/plan.ts';
import { id, instant, pence } from '#platform/columns.ts';

/** A line of a cart, which belongs to a user or, for a guest, to the session (decision C1). */
export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    // May outlive its product: the line then says that it is no longer sold.
    productId: integer('product_id').notNull(),
    quantity: integer('quantity').notNull().default(1),
    // Only for the notice of a changed price; the catalogue's price is charged.
    priceWhenAdded: pence('price_when_added').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
    // What is to be fitted of it; a count above the quantity means all of it.
    fitting: jsonb('fitting').$type<FittingWanted>(),
  },
  (t) => [
    check('cart_items_quantity', sql`${t.quantity} between 1 and 999`),
    check('cart_items_one_owner', sql`num_nonnulls(${t.customerId}, ${t.sessionId}) = 1`),
    uniqueIndex('cart_items_customer_product_key').on(t.customerId, t.productId),
    uniqueIndex('cart_items_session_product_key').on(t.sessionId, t.productId),
    index('cart_items_by_product').on(t.productId),
  ],
);
