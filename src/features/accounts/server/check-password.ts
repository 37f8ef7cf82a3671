import { recordFailedSignIn } from '#features/security/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import { findUser } from './find-users.ts';
import { inHashTurn } from './hash-turns.ts';
import { type Attempt, countFailure, forgetFailures, refuseWhenExhausted, slowDown } from './login-limits.ts';
import { isPasswordOf } from './password-hash.ts';

/**
 * Throws `refusal` unless the password matches the hash, and counts the failure; an account that fails from many addresses
 * waits first, wherever its password is asked for. The limits are checked again after the wait
 * for a turn and after each check, so parallel guesses cannot exceed them.
 */
export async function checkPassword(
  context: AppContext,
  attempt: Attempt,
  passwordHash: string | null,
  password: string,
  refusal: () => Refusal,
): Promise<void> {
  await slowDown(context, attempt);
  await inHashTurn(async () => {
    await refuseWhenExhausted(context, attempt);
    if (await isPasswordOf(passwordHash, password)) return refuseWhenExhausted(context, attempt);
    await context.db.transaction((tx) => recordFailedSignIn(tx, attempt.userId, context.clock.now()));
    await countFailure(context, attempt);
    throw refusal();
  });
}

/**
 * Checks the password of a signed-in user again, before a deletion or a download of personal data. Wrong ones count as login
 * failures, so that a stolen session cannot guess freely. Throws `unauthenticated` (the account is gone), `wrong_password` or
 * `too_many`.
 */
export async function confirmPassword(
  context: AppContext,
  userId: number,
  password: string,
  address: string,
): Promise<void> {
  const user = await findUser(context.db, userId);
  if (!user) throw refuse('unauthenticated', 'Please sign in to continue.');
  const attempt = { account: `user ${userId}`, userId, address };
  await checkPassword(context, attempt, user.passwordHash, password, wrongPassword);
  await forgetFailures(context, attempt);
}

function wrongPassword(): Refusal {
  const sentence = 'This is not the password of your account.';
  return refuse('wrong_password', sentence, { errors: { password: [sentence] } });
}
