import type { CallContext } from '#features/accounts/server/door.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { refuse } from '#platform/refusal.ts';
import { rewardsContract } from '../contract.ts';
import { adjustPoints } from './adjust-points.ts';
import { latestRewardTransactions, readRewards } from './find-rewards.ts';

const cursors = cursorsOf('p');
const MOST_AT_ONCE = 100;

export const rewardsHandlers: Handlers<typeof rewardsContract, CallContext> = {
  'GET /api/rewards': ({ query }, { context, caller }) =>
    readRewards(context.db, whose(caller, query.customerId), context.clock.now()),

  'GET /api/reward-transactions': async ({ query }, { context, caller, responseHeaders }) => {
    const before = query.cursor === undefined ? undefined : cursors.read(query.cursor);
    const customerId = whose(caller, query.customerId);
    const found = await latestRewardTransactions(context.db, customerId, MOST_AT_ONCE + 1, before);
    const { rows, nextCursor } = cursors.cut(found, MOST_AT_ONCE, ({ id }) => id);
    if (nextCursor) {
      const next = new URLSearchParams({ customerId: String(customerId), cursor: nextCursor });
      responseHeaders.set('Link', `</api/reward-transactions?${next}>; rel="next"`);
    }
    return rows.map((row) => ({ ...row, transactionDate: row.transactionDate.toISOString() }));
  },

  'POST /api/customers/{id}/points': async ({ params, body }, { context, caller: { user } }) => {
    if (!user) throw refuse('unauthenticated', 'Please sign in to change points.');
    return adjustPoints(context, { customerId: params.id, ...body, actor: user });
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
