import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { carrying, instant } from '#platform/columns.ts';

/** Days that are summed up (docs/decisions/0034). */
export const reportDays = pgTable('report_days', {
  day: date('day').primaryKey(),
  summedAt: instant('summed_at').notNull().defaultNow(),
});

/** The sums of a day, which can be counted from the books again. */
export const reportSums = pgTable(
  'report_sums',
  {
    subject: varchar('subject', { length: 10 }).notNull(),
    day: date('day')
      .notNull()
      .references(() => reportDays.day, { onDelete: 'cascade' }),
    // Groups a day's sums: a product, a rate and kind of document, a payment method. Empty for a single sum.
    key: varchar('key', { length: 100 }).notNull(),
    entries: integer('entries').notNull(),
    units: bigint('units', { mode: 'number' }).notNull(),
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    // The VAT of the amount, or the provider's fee of a payment.
    part: numeric('part', { precision: 14, scale: 2 }).notNull(),
  },
  (t) => [
    check('report_sums_subject_check', sql`${t.subject} in ('sold', 'refunded', 'product', 'vat', 'payment')`),
    carrying(uniqueIndex('report_sums_key').on(t.subject, t.day, t.key), [t.entries, t.units, t.amount, t.part]),
    index('report_sums_day').on(t.day),
  ],
);

/** A day whose sums are out of date; triggers insert a row for each change. */
export const reportMarks = pgTable('report_marks', { day: date('day').notNull() });
