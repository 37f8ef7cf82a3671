import { lockUser } from '#features/accounts/server/door.ts';
import { readChangesBy } from '#features/audit/server/door.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { BY_HAND_HOURS, BY_HAND_WORDS, givingOf, MOST_BY_HAND } from '../by-hand.ts';

/** The action of the audit log by which points that were given by hand are counted. */
export const POINTS_ADJUSTED = 'customer.points_adjusted';

interface Gift {
  points: number;
  actor: { id: number; userType: string };
  at: Date;
}

/** Refuses points that this member of staff may not give; the account stays locked, so that two gifts at once are counted both. */
export async function demandMayGive(tx: Transaction, { points, actor, at }: Gift): Promise<void> {
  if (points <= 0) return;
  const giving = givingOf(actor.userType === 'admin', (await readSetting(tx, 'refunds')).adminsOnly);
  if (giving === 'any') return;
  if (giving === 'none') {
    throw refuse('forbidden', 'Refunds are for admins only in this shop, and so is giving points. Ask an admin.');
  }
  await lockUser(tx, actor.id, 'no key update');
  const given = await givenBy(tx, actor.id, new Date(at.getTime() - BY_HAND_HOURS * 60 * 60 * 1000));
  if (given + points <= MOST_BY_HAND) return;
  const left = (MOST_BY_HAND - given).toLocaleString('en-GB');
  const sentence = `An employee gives at most ${BY_HAND_WORDS}: ${left} are left for you. An admin can give more.`;
  throw refuse('too_many_by_hand', sentence, { errors: { points: [sentence] }, extra: { left: MOST_BY_HAND - given } });
}

async function givenBy(tx: Transaction, actorId: number, since: Date): Promise<number> {
  const changes = await readChangesBy(tx, { actorId, action: POINTS_ADJUSTED, since });
  return changes.reduce((sum, { points }) => sum + Math.max(0, Number(points ?? 0)), 0);
}
