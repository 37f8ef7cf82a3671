import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { carrying, instant } from '#platform/columns.ts';

/** Days of trade that are summed up (docs/decisions/0034). */
export const reportDays = pgTable('report_days', {
  day: date('day').primaryKey(),
  summedAt: instant('summed_at').notNull().defaultNow(),
});

/** The sums of a day. Never the only copy: each can be counted from the books again. */
export const reportSums = pgTable(
  'report_sums',
  {
    subject: varchar('subject', { length: 10 }).notNull(),
    day: date('day')
      .notNull()
      .references(() => reportDays.day, { onDelete: 'cascade' }),
    // What is told apart within the day: a product, a rate and kind of document, a way of paying. Empty where nothing is.
    key: varchar('key', { length: 100 }).notNull(),
    entries: integer('entries').notNull(),
    units: bigint('units', { mode: 'number' }).notNull(),
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    // The VAT that belongs to the amount, or of a payment what its provider took.
    part: numeric('part', { precision: 14, scale: 2 }).notNull(),
  },
  (t) => [
    check('report_sums_subject_check', sql`${t.subject} in ('sold', 'refunded', 'product', 'vat', 'payment')`),
    carrying(uniqueIndex('report_sums_key').on(t.subject, t.day, t.key), [t.entries, t.units, t.amount, t.part]),
    index('report_sums_day').on(t.day),
  ],
);

/** A day whose sums no longer hold, a row for each change; triggers write them. */
export const reportMarks = pgTable('report_marks', { day: date('day').notNull() });
