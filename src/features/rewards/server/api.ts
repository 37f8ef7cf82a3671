import type { CallContext } from '#features/accounts/server/door.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { rewardsContract } from '../contract.ts';
import { adjustPoints } from './adjust-points.ts';
import { latestRewardTransactions, readRewards } from './find-rewards.ts';

export const rewardsHandlers: Handlers<typeof rewardsContract, CallContext> = {
  'GET /api/rewards': ({ query }, { context, caller }) =>
    readRewards(context.db, whose(caller, query.customerId), context.clock.now()),

  'GET /api/reward-transactions': async ({ query }, { context, caller }) => {
    const rows = await latestRewardTransactions(context.db, whose(caller, query.customerId));
    return rows.map((row) => ({ ...row, transactionDate: row.transactionDate.toISOString() }));
  },

  'POST /api/customers/{id}/points': async ({ params, body }, { context, caller: { user } }) => {
    if (!user) throw refuse('unauthenticated', 'Please sign in to change points.');
    return adjustPoints(context, { customerId: params.id, ...body, actorId: user.id });
  },
};

/** The customer of the request: the caller, or for staff with the permission any customer. */
function whose({ user }: CallContext['caller'], asked: number | undefined): number {
  if (!user) throw refuse('unauthenticated', 'Please sign in to see your rewards.');
  if (asked === undefined || asked === user.id) return user.id;
  if (!mayUser(user, rewardsContract['GET /api/rewards'].others))
    throw refuse('forbidden', 'You can see your own rewards only.');
  return asked;
}
