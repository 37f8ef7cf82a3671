import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { STOCK_REASONS } from '#features/catalogue/stock-reasons.ts';
import { products } from '#features/catalogue/tables.ts';
import { id, instant, oneOf, reference } from '#platform/columns.ts';

/** Every change of stock, written by the triggers of `products` alone: a product's stock is the sum of its movements. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    change: integer('change').notNull(),
    stockAfter: integer('stock_after').notNull(),
    reason: varchar('reason', { length: 20, enum: STOCK_REASONS }).notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    // No foreign keys, because orders and returns lie to the right. The number is what staff look for.
    orderId: integer('order_id'),
    orderNumber: varchar('order_number', { length: 50 }),
    returnId: integer('return_id'),
    note: varchar('note', { length: 500 }),
    at: instant('at').notNull(),
  },
  (t) => [
    check('stock_movements_change', sql`${t.change} <> 0`),
    check('stock_movements_reason', oneOf('reason', STOCK_REASONS)),
    index('stock_movements_by_product').on(t.productId, t.id),
    index('stock_movements_by_day').on(t.at, t.id),
    // Placing an order writes to neither of these.
    index('stock_movements_by_actor').on(t.actorId, t.at, t.id).where(sql`${t.actorId} is not null`),
    index('stock_movements_by_reason').on(t.reason, t.at, t.id).where(sql`${t.reason} <> 'order'`),
  ],
);
