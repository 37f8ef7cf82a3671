import { asc, desc, eq } from 'drizzle-orm';
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

/** A customer's newest transactions, newest first; all when `most` is absent. */
export async function latestRewardTransactions(
  db: Database,
  customerId: number,
  most?: number,
): Promise<RewardTransactionRow[]> {
  const query = db
    .select()
    .from(rewardTransactions)
    .where(eq(rewardTransactions.customerId, customerId))
    .orderBy(desc(rewardTransactions.id));
  return most === undefined ? query : query.limit(most);
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
