import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { products } from '#features/catalogue/tables.ts';
import { pence, reference } from '#platform/columns.ts';
import type { FittingPrices, FittingZone } from './rates.ts';

/** What fitting and a survey cost in a zone, ex VAT, and how soon after the goods a fitter can come. A zone without a row is not served. */
export const fittingRates = pgTable(
  'fitting_rates',
  {
    zone: varchar('zone', { length: 30 }).$type<FittingZone>().primaryKey(),
    // The product under which services are sold, the same in all rows: an order need not look for it among the goods.
    productId: reference('product_id', () => products.id),
    leadDays: integer('lead_days').notNull(),
    // Null: by quote.
    survey: pence('survey'),
    prices: jsonb('prices').$type<FittingPrices>().notNull(),
  },
  (t) => [
    check('fitting_rates_lead_days', sql`${t.leadDays} between 0 and 60`),
    check('fitting_rates_survey', sql`${t.survey} >= 0`),
  ],
);
