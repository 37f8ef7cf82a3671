import { eq } from 'drizzle-orm';
import { PASSWORD_MESSAGES } from '#features/accounts/password.ts';
import { sessions, users } from '#features/accounts/tables.ts';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { type Caller, signedIn } from './caller.ts';
import { endPendingSignIns } from './change-users.ts';
import { checkPassword } from './check-password.ts';
import { withdrawEmail } from './email-change/propose-email.ts';
import { findUser, lockUser, type UserRow } from './find-users.ts';
import { forgetFailures } from './login-limits.ts';
import { hashPassword } from './password-hash.ts';
import { ownerOf } from './passwords/owner-of.ts';
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts';
import { voidTokens } from './reset-token.ts';
import { endOtherSessions } from './sessions/end-sessions.ts';

/**
 * Replaces the caller's password, ends their other sessions and sign-ins under way (decision A16), and withdraws an address
 * proposed for the account. The present password is always asked for, so that it is a proof by itself. Throws `wrong_password`,
 * `too_many`, or `invalid` for the present password again and one that is easy to guess.
 */
export async function changePassword(
  context: AppContext,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  address: string,
): Promise<void> {
  const user = await findUser(context.db, signedIn(caller).id);
  if (!user) throw refuse('unauthenticated', 'Please sign in to continue.');
  const attempt = { account: `user ${user.id}`, userId: user.id, address };
  await checkPassword(context, attempt, user.passwordHash, currentPassword, wrongPassword);
  await forgetFailures(context, attempt);
  if (newPassword === currentPassword) throw refuseFields({ newPassword: [PASSWORD_MESSAGES.same] });
  await refuseWeakPassword(newPassword, await ownerOf(context.db, user), 'newPassword');
  await store(context, caller, user, await hashPassword(newPassword));
}

function store({ db, clock }: AppContext, caller: Caller, { id, passwordHash: before }: UserRow, passwordHash: string) {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const now = await lockUser(tx, id, 'no key update');
    // A reset came in between: whoever did it has the say.
    if (now?.passwordHash !== before)
      throw refuse('conflict', 'The password has just been changed elsewhere. Nothing was done.');
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await voidTokens(tx, id);
    // A new password may take the account back, as a reset does: an address proposed before must not follow.
    await withdrawEmail(tx, id);
    await endOtherSessions(tx, caller);
    await endPendingSignIns(tx, id);
    if (caller.session) await tx.update(sessions).set({ provedAt: at }).where(eq(sessions.id, caller.session.id));
    await announce(tx, 'user.password_changed', { userId: id, isSignedIn: true }, at);
    await recordSecurityEvent(tx, { kind: 'password_changed', userId: id, detail: 'While signed in' }, at);
  });
}

function wrongPassword() {
  const sentence = 'This is not the password of your account.';
  return refuse('wrong_password', sentence, { errors: { currentPassword: [sentence] } });
}
