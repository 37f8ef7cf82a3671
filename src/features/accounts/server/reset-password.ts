import { and, eq } from 'drizzle-orm';
import { PASSWORD_MESSAGES } from '#features/accounts/password.ts';
import { users } from '#features/accounts/tables.ts';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Refusal, refuseFields } from '#platform/refusal.ts';
import { endSessions } from './change-users.ts';
import { withdrawEmail } from './email-change/propose-email.ts';
import { findUser, type UserRow } from './find-users.ts';
import { inHashTurn } from './hash-turns.ts';
import { forgetFailures, typedName } from './login-limits.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { ownerOf } from './passwords/owner-of.ts';
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts';
import { findTokenOwner, spendToken, voidTokens } from './reset-token.ts';

/**
 * Sets the new password of a token's owner and ends their sessions (decision A8). Throws the same refusal for an unknown, used
 * or expired token, and `invalid` for the password that the account has already or one that is easy to guess: then the token stays good.
 */
export async function resetPassword(
  context: AppContext,
  { token, newPassword }: { token: string; newPassword: string },
  address: string,
): Promise<{ userId: number; username: string }> {
  // Checked first, so that guesses cost no hashing; the update below decides.
  const ownerId = await findTokenOwner(context.db, token, context.clock.now());
  const owner = ownerId === null ? undefined : await findUser(context.db, ownerId);
  if (!owner) throw tokenIsNoGood();
  await refuseWeakPassword(newPassword, await ownerOf(context.db, owner), 'newPassword');
  await refuseSamePassword(owner, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const reset = await context.db.transaction(async (tx) => {
    const at = context.clock.now();
    const userId = await spendToken(tx, token, at);
    if (userId === null) throw tokenIsNoGood();
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.isActive, true)))
      .returning({ username: users.username, email: users.email });
    if (!user) throw tokenIsNoGood();
    await voidTokens(tx, userId);
    // Who resets the password may be taking the account back: an address proposed before must not follow.
    await withdrawEmail(tx, userId);
    await endSessions(tx, userId);
    await announce(tx, 'user.password_changed', { userId }, at);
    await recordSecurityEvent(tx, { kind: 'password_changed', userId, detail: 'With a link' }, at);
    return { userId, ...user };
  });
  const { userId, username, email } = reset;
  // The failures before the reset must not block the first login with the new password, whichever name it is typed with.
  for (const account of [`user ${userId}`, typedName(username), typedName(email)]) {
    await forgetFailures(context, { account, userId, address });
  }
  return { userId, username };
}

async function refuseSamePassword({ passwordHash }: UserRow, password: string): Promise<void> {
  // The first password of an account costs no comparison.
  if (passwordHash === null) return;
  const isSame = await inHashTurn(() => isPasswordOf(passwordHash, password));
  if (isSame) throw refuseFields({ newPassword: [PASSWORD_MESSAGES.same] });
}

function tokenIsNoGood(): Refusal {
  return refuseFields({
    token: ['This token has been used already or is out of date. Ask for a new link and use it within the hour.'],
  });
}
