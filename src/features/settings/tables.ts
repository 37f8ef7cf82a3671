import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { id, instant, percent } from '#platform/columns.ts';

/** One row for each setting (`company`, `claims`, `mode`, …), a JSON value that its schema checks when read. */
export const settings = pgTable('settings', {
  key: varchar('key', { length: 60 }).primaryKey(),
  value: jsonb('value').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** The VAT rates by first day (decision C3). The latest one that has begun is in force. */
export const vatRates = pgTable(
  'vat_rates',
  { id: id(), rate: percent('rate').notNull(), validFrom: date('valid_from', { mode: 'string' }).notNull().unique() },
  (t) => [check('vat_rates_rate', sql`${t.rate} >= 0 and ${t.rate} <= 100`)],
);
