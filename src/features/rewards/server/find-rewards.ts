import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database.ts';
import type { Rewards } from '../contract.ts';
import { customerRewards, rewardTransactions } from '../tables.ts';

export type RewardsRow = typeof customerRewards.$inferSelect;
export type RewardTransactionRow = typeof rewardTransactions.$inferSelect;

/** A customer's balance and level; null before their first points. */
export async function findRewards(db: Database | Transaction, customerId: number): Promise<RewardsRow | null> {
  const [row] = await db.select().from(customerRewards).where(eq(customerRewards.customerId, customerId));
  return row ?? null;
}

/** All transactions of a customer's points, oldest first. */
export function listRewardTransactions(db: Database, customerId: number): Promise<RewardTransactionRow[]> {
  return db
    .select()
    .from(rewardTransactions)
    .where(eq(rewardTransactions.customerId, customerId))
    .orderBy(asc(rewardTransactions.id));
}

/** A customer's newest transactions, or the newest before one of them, newest first. */
export async function latestRewardTransactions(
  db: Database,
  customerId: number,
  most: number,
  before?: number,
): Promise<RewardTransactionRow[]> {
  const { customerId: whose, id } = rewardTransactions;
  return db
    .select()
    .from(rewardTransactions)
    .where(and(eq(whose, customerId), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(most);
}

/** A customer's balance; 0 points before their first. */
export async function readRewards(db: Database | Transaction, customerId: number, now: Date): Promise<Rewards> {
  const row = await findRewards(db, customerId);
  return {
    customerId,
    rewardPoints: row?.rewardPoints ?? 0,
    totalEarned: row?.totalEarned ?? 0,
    totalRedeemed: row?.totalRedeemed ?? 0,
    totalAdjusted: row ? row.rewardPoints - row.totalEarned + row.totalRedeemed : 0,
    membershipLevel: row?.membershipLevel ?? 'bronze',
    lastUpdated: (row?.lastUpdated ?? now).toISOString(),
  };
}
