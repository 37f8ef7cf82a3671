import { findUserByName, lockUser } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { addRecoveryCode } from './recovery-codes.ts';

const MINUTES = 15;

/**
 * Makes a recovery code for an admin who has lost every factor, for `npm run admin-code` on the server. It works once, within
 * 15 minutes and after the password. It stands in the audit log and in the log, without the code. Throws `not_found` or
 * `conflict`.
 */
export async function makeAdminCode(context: AppContext, username: string): Promise<{ code: string; minutes: number }> {
  const found = await findUserByName(context.db, username);
  const code = await context.db.transaction(async (tx) => {
    const user = found && (await lockUser(tx, found.id, 'no key update'));
    if (!user?.isActive || user.userType !== 'admin') {
      throw refuse('not_found', `There is no active admin ${username}.`);
    }
    if (!user.hasSecondFactor) {
      throw refuse(
        'conflict',
        `${user.username} has no second factor: the password is enough to sign in and set one up.`,
      );
    }
    const at = context.clock.now();
    const made = await addRecoveryCode(tx, user.id, at, new Date(at.getTime() + MINUTES * 60_000));
    const record = { action: 'user.admin_code_made', recordType: 'user', recordId: user.id, before: null };
    await recordChange(tx, { ...record, actorId: null, after: { username: user.username, minutes: MINUTES } }, at);
    await announce(tx, 'user.second_factor_changed', { userId: user.id, change: 'admin_code_made' }, at);
    return made;
  });
  context.log.warn({ userId: found?.id }, 'a code for an admin who has lost the second factor was made on the server');
  return { code, minutes: MINUTES };
}
