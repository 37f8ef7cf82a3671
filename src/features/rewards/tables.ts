import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { carrying, id, instant, reference } from '#platform/columns.ts';

/** A customer's balance; always the sum of their transactions (decision C12). */
export const customerRewards = pgTable(
  'customer_rewards',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    rewardPoints: integer('reward_points').notNull().default(0),
    totalEarned: integer('total_earned').notNull().default(0),
    totalRedeemed: integer('total_redeemed').notNull().default(0),
    membershipLevel: varchar('membership_level', { length: 20, enum: ['bronze', 'silver', 'gold', 'platinum'] })
      .notNull()
      .default('bronze'),
    lastUpdated: instant('last_updated').notNull().defaultNow(),
  },
  (t) => [
    check('customer_rewards_points', sql`${t.rewardPoints} >= 0 and ${t.totalEarned} >= 0 and ${t.totalRedeemed} >= 0`),
    check('customer_rewards_level', sql`${t.membershipLevel} in ('bronze', 'silver', 'gold', 'platinum')`),
  ],
);

export const rewardTransactions = pgTable(
  'reward_transactions',
  {
    id: id(),
    customerId: reference('customer_id', () => users.id, { onDelete: 'cascade' }),
    // References orders(id) by a key in the migration, because orders lie to the right.
    orderId: integer('order_id'),
    transactionType: varchar('transaction_type', {
      length: 20,
      enum: ['earned', 'redeemed', 'reversed', 'adjusted'],
    }).notNull(),
    points: integer('points').notNull(),
    description: text('description'),
    transactionDate: instant('transaction_date').notNull(),
  },
  (t) => [
    check('reward_transactions_type', sql`${t.transactionType} in ('earned', 'redeemed', 'reversed', 'adjusted')`),
    index('reward_transactions_by_customer').on(t.customerId, t.id),
    index('reward_transactions_by_order').on(t.orderId),
    carrying(index('reward_transactions_by_time').on(t.transactionDate), [t.transactionType, t.points]),
  ],
);
