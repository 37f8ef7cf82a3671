import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { payments } from '#features/payments/tables.ts';
import { carrying, id, instant, pence, reference } from '#platform/columns.ts';

/** The credit of an account; always the sum of its entries (decision C16). */
export const customerCredit = pgTable(
  'customer_credit',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: pence('balance').notNull().default(0),
  },
  (t) => [
    check('customer_credit_balance', sql`${t.balance} >= 0`),
    carrying(index('customer_credit_held').on(t.customerId).where(sql`${t.balance} > 0`), [t.balance]),
  ],
);

/** Credit that was paid out in money; it stays for the books when the account is deleted. */
export const creditPayouts = pgTable(
  'credit_payouts',
  {
    id: id(),
    customerId: integer('customer_id').references(() => users.id, { onDelete: 'set null' }),
    amount: pence('amount').notNull(),
    reason: text('reason').notNull(),
    // Of the bank transfer.
    reference: varchar('reference', { length: 100 }),
    at: instant('at').notNull(),
  },
  (t) => [
    check('credit_payouts_amount', sql`${t.amount} > 0`),
    index('credit_payouts_by_customer').on(t.customerId),
    index('credit_payouts_by_date').on(t.at),
  ],
);

export const creditEntries = pgTable(
  'credit_entries',
  {
    id: id(),
    customerId: reference('customer_id', () => users.id, { onDelete: 'cascade' }),
    // The refund that it came from, or the payment that it was spent on; of what was paid out, the payout.
    paymentId: integer('payment_id').references(() => payments.id),
    payoutId: integer('payout_id').references(() => creditPayouts.id),
    amount: pence('amount').notNull(),
    description: text('description').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    check('credit_entries_amount', sql`${t.amount} <> 0`),
    index('credit_entries_by_customer').on(t.customerId, t.id),
    carrying(index('credit_entries_by_day').on(t.at), [t.customerId, t.payoutId, t.amount]),
    check('credit_entries_source', sql`num_nonnulls(${t.paymentId}, ${t.payoutId}) = 1`),
    uniqueIndex('credit_entries_payment_key').on(t.paymentId),
    uniqueIndex('credit_entries_payout_key').on(t.payoutId),
  ],
);
