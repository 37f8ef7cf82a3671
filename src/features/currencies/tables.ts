import { sql } from 'drizzle-orm';
import { boolean, check, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { id, instant } from '#platform/columns.ts';

export const currencies = pgTable(
  'currencies',
  {
    id: id(),
    code: varchar('code', { length: 3 }).notNull().unique(),
    name: varchar('name', { length: 100 }).notNull(),
    symbol: varchar('symbol', { length: 10 }).notNull(),
    // Units of this currency for one pound, whatever the default is.
    exchangeRate: numeric('exchange_rate', { precision: 14, scale: 6 }).notNull().default('1.00'),
    isActive: boolean('is_active').notNull().default(true),
    isDefault: boolean('is_default').notNull().default(false),
    rateUpdatedAt: instant('rate_updated_at').notNull().defaultNow(),
    // Refreshes leave the rate alone.
    rateFrozen: boolean('rate_frozen').notNull().default(false),
    // A fetched rate that differs so much that staff must confirm it.
    heldRate: numeric('held_rate', { precision: 14, scale: 6 }),
    heldAt: instant('held_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('currencies_code', sql`${t.code} ~ '^[A-Z]{3}$'`),
    check('currencies_rate', sql`${t.exchangeRate} > 0`),
    check('currencies_held_rate', sql`${t.heldRate} > 0`),
    check('currencies_default', sql`not ${t.isDefault} or ${t.isActive}`),
    check('currencies_pound', sql`${t.code} <> 'GBP' or ${t.exchangeRate} = 1`),
    uniqueIndex('currencies_one_default').on(t.isDefault).where(sql`${t.isDefault}`),
  ],
);
