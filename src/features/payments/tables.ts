import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { id, instant, pence } from '#platform/columns.ts';
import { PROVIDERS } from './contract.ts';

export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    name: varchar('name', { length: 100 }).notNull(),
    description: text('description'),
    // The shop's cost in percent; never added to what a customer pays.
    processingFee: numeric('processing_fee', { precision: 5, scale: 2 }).notNull().default('0.00'),
    isActive: boolean('is_active').notNull().default(true),
    acceptedCurrencies: varchar('accepted_currencies', { length: 200 }).notNull().default('GBP'),
    settings: jsonb('settings').$type<{ provider?: string; [key: string]: unknown }>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [check('payment_methods_fee', sql`${t.processingFee} >= 0`)],
);

/** The ledger: money in and money out, a row each, never edited. Their sum is what was paid (decision C9). */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    // References orders(id); the key itself is in the migration, for orders stands to the right of this room.
    orderId: integer('order_id').notNull(),
    kind: varchar('kind', { length: 20, enum: ['payment', 'refund'] }).notNull(),
    amount: pence('amount').notNull(),
    provider: varchar('provider', { length: 30, enum: PROVIDERS }).notNull(),
    reference: varchar('reference', { length: 200 }),
    // Why staff gave money back.
    reason: text('reason'),
    // The goods, ex VAT, that a refund stands for; with a payment those that it buys again after a refund.
    goods: pence('goods').notNull().default(0),
    // Kept back from a refund for points that were spent already (decision C12); beside the amount, not in it.
    withheld: pence('withheld').notNull().default(0),
    recordedBy: integer('recorded_by').references(() => users.id),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [
    check('payments_kind', sql`${t.kind} in ('payment', 'refund')`),
    check('payments_amount', sql`${t.amount} >= 0 and ${t.amount} + ${t.withheld} > 0`),
    check(
      'payments_refund',
      sql`${t.goods} >= 0 and ${t.withheld} >= 0 and (${t.kind} = 'refund' or ${t.withheld} = 0)`,
    ),
    index('payments_by_order').on(t.orderId),
    uniqueIndex('payments_reference_key')
      .on(t.provider, t.reference)
      .where(sql`${t.reference} is not null and ${t.recordedBy} is null`),
  ],
);
