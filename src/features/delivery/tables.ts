import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { id, instant, pence } from '#platform/columns.ts';

export const deliveryMethods = pgTable(
  'delivery_methods',
  {
    id: id(),
    name: varchar('name', { length: 100 }).notNull(),
    description: text('description'),
    price: pence('price').notNull(),
    estimatedDays: integer('estimated_days').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    freeThreshold: pence('free_threshold'),
    // Collection needs no address and is taxed at the store's VAT rate.
    isCollection: boolean('is_collection').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('delivery_methods_price', sql`${t.price} >= 0`),
    check('delivery_methods_days', sql`${t.estimatedDays} >= 0`),
    check('delivery_methods_threshold', sql`${t.freeThreshold} >= 0`),
  ],
);
