import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { payments } from '#features/payments/tables.ts';
import { id, instant, pence, reference } from '#platform/columns.ts';

/** The credit of an account; always the sum of its entries (decision C16). */
export const customerCredit = pgTable(
  'customer_credit',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: pence('balance').notNull().default(0),
  },
  (t) => [check('customer_credit_balance', sql`${t.balance} >= 0`)],
);

export const creditEntries = pgTable(
  'credit_entries',
  {
    id: id(),
    customerId: reference('customer_id', () => users.id, { onDelete: 'cascade' }),
    // The refund that it came from, or the payment that it was spent on.
    paymentId: reference('payment_id', () => payments.id),
    amount: pence('amount').notNull(),
    description: text('description').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    check('credit_entries_amount', sql`${t.amount} <> 0`),
    index('credit_entries_by_customer').on(t.customerId, t.id),
    uniqueIndex('credit_entries_payment_key').on(t.paymentId),
  ],
);
