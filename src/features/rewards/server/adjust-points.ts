import { findCustomer } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import type { Rewards } from '../contract.ts';
import { demandMayGive, POINTS_ADJUSTED } from './demand-may-give.ts';
import { readRewards } from './find-rewards.ts';
import { lockBalance, record } from './ledger.ts';

export interface Adjustment {
  customerId: number;
  /** Negative points are taken away. */
  points: number;
  reason: string;
  actor: { id: number; userType: string };
}

/** Adjusts a balance (decision C12), which cannot become negative; the level does not change. An employee gives so many and no more. */
export async function adjustPoints(
  context: AppContext,
  { customerId, points, reason, actor }: Adjustment,
): Promise<Rewards> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    if (!(await findCustomer(tx, customerId))) throw refuse('not_found', 'There is no such customer.');
    await demandMayGive(tx, { points, actor, at });
    const { rewardPoints } = await lockBalance(tx, customerId, at);
    if (rewardPoints + points < 0) throw refuseBelowZero(rewardPoints);
    await record(tx, 'adjusted', { customerId, orderId: null, points, description: reason, at });
    const change = { actorId: actor.id, action: POINTS_ADJUSTED, recordType: 'user', recordId: customerId };
    const after = { rewardPoints: rewardPoints + points, points, reason };
    await recordChange(tx, { ...change, before: { rewardPoints }, after }, at);
    return readRewards(tx, customerId, at);
  });
}

function refuseBelowZero(held: number) {
  const sentence = `Only ${held.toLocaleString('en-GB')} points are there to be taken away.`;
  return refuse('not_enough_points', sentence, { errors: { points: [sentence] }, extra: { held } });
}
