import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database.ts';
import type { Rewards } from '../contract.ts';
import { customerRewards } from '../tables.ts';

/** A customer's balance; who has never earned any has one of nothing. */
export async function readRewards(db: Database | Transaction, customerId: number, now: Date): Promise<Rewards> {
  const [row] = await db.select().from(customerRewards).where(eq(customerRewards.customerId, customerId));
  return {
    customerId,
    rewardPoints: row?.rewardPoints ?? 0,
    totalEarned: row?.totalEarned ?? 0,
    totalRedeemed: row?.totalRedeemed ?? 0,
    membershipLevel: row?.membershipLevel ?? 'bronze',
    lastUpdated: (row?.lastUpdated ?? now).toISOString(),
  };
}
