import { desc, eq } from 'drizzle-orm';
import type { CallContext } from '#features/accounts/server/caller.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import type { rewardsContract } from '../contract.ts';
import { customerRewards, rewardTransactions } from '../tables.ts';

export const rewardsHandlers: Handlers<typeof rewardsContract, CallContext> = {
  'GET /api/rewards': async ({ query }, { ground, caller }) => {
    const customerId = whose(caller, query.customerId);
    const [row] = await ground.db.select().from(customerRewards).where(eq(customerRewards.customerId, customerId));
    return {
      customerId,
      rewardPoints: row?.rewardPoints ?? 0,
      totalEarned: row?.totalEarned ?? 0,
      totalRedeemed: row?.totalRedeemed ?? 0,
      membershipLevel: row?.membershipLevel ?? 'bronze',
      lastUpdated: (row?.lastUpdated ?? ground.clock.now()).toISOString(),
    };
  },

  'GET /api/reward-transactions': async ({ query }, { ground, caller }) => {
    const rows = await ground.db
      .select()
      .from(rewardTransactions)
      .where(eq(rewardTransactions.customerId, whose(caller, query.customerId)))
      .orderBy(desc(rewardTransactions.id));
    return rows.map((row) => ({ ...row, transactionDate: row.transactionDate.toISOString() }));
  },
};

/** Whose points are asked for: one's own, or for staff who see customers anybody's. */
function whose({ user }: CallContext['caller'], asked: number | undefined): number {
  if (!user) throw refuse('unauthenticated', 'Please sign in to see your rewards.');
  if (asked === undefined || asked === user.id) return user.id;
  if (!mayUser(user, 'perm:view_customers')) throw refuse('forbidden', 'You can see your own rewards only.');
  return asked;
}
