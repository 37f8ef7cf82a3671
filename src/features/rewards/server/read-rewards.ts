import type { Database, Transaction } from '#platform/database.ts';
import type { Rewards } from '../contract.ts';
import { findRewards } from './find-rewards.ts';

/** A customer's balance; 0 points before their first. */
export async function readRewards(db: Database | Transaction, customerId: number, now: Date): Promise<Rewards> {
  const row = await findRewards(db, customerId);
  return {
    customerId,
    rewardPoints: row?.rewardPoints ?? 0,
    totalEarned: row?.totalEarned ?? 0,
    totalRedeemed: row?.totalRedeemed ?? 0,
    membershipLevel: row?.membershipLevel ?? 'bronze',
    lastUpdated: (row?.lastUpdated ?? now).toISOString(),
  };
}
