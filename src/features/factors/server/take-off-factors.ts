import { type Caller, endSessions, lockUser, requireProof, signedIn } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { deleteFactors } from './change-factors.ts';

/**
 * Takes a lost second factor off another account after a proof and signs it out; staff set up another one at their next sign-in. The
 * reason stands in the audit log, and the owner is told by e-mail. Throws `not_found` or `conflict`.
 */
export async function takeOffFactors(context: AppContext, caller: Caller, id: number, reason: string): Promise<void> {
  const admin = signedIn(caller);
  if (id === admin.id) {
    throw refuse(
      'conflict',
      'You cannot take off your own second factor here. Use a recovery code, or ask another admin.',
    );
  }
  requireProof(context, caller);
  await context.db.transaction(async (tx) => {
    const user = await lockUser(tx, id, 'no key update');
    if (!user) throw refuse('not_found', 'There is no such user.');
    if (!user.hasSecondFactor) throw refuse('conflict', 'This account has no second factor.');
    const at = context.clock.now();
    await deleteFactors(tx, id);
    await endSessions(tx, id);
    const record = { action: 'user.second_factor_taken_off', recordType: 'user', recordId: id, before: null };
    await recordChange(tx, { ...record, actorId: admin.id, after: { username: user.username, reason } }, at);
    await announce(tx, 'user.second_factor_changed', { userId: id, change: 'taken_off' }, at);
  });
}
