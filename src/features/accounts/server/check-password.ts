import type { AppContext } from '#platform/app-context.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import { findUser } from './find-users.ts';
import { inHashTurn } from './hash-turns.ts';
import { type Attempt, countFailure, forgetFailures, refuseWhenExhausted } from './login-limits.ts';
import { isPasswordOf } from './password-hash.ts';

/**
 * Throws `refusal` unless this is the password of that hash, and counts the failure. Limits are asked again when it is this
 * try's turn, and once more by the failure itself: however many guesses are sent at once, no more than the limit are answered.
 */
export async function checkPassword(
  context: AppContext,
  attempt: Attempt,
  passwordHash: string | null,
  password: string,
  refusal: () => Refusal,
): Promise<void> {
  await inHashTurn(async () => {
    await refuseWhenExhausted(context, attempt);
    if (await isPasswordOf(passwordHash, password)) return refuseWhenExhausted(context, attempt);
    await countFailure(context, attempt);
    throw refusal();
  });
}

/**
 * Checks the password of a user who is signed in, before what cannot be undone or must not leave the house. Wrong ones count as
 * failures to sign in, so that a stolen session guesses no better than anyone else. Throws `unauthenticated` when the account has
 * gone meanwhile, `wrong_password` and `too_many`.
 */
export async function confirmPassword(
  context: AppContext,
  userId: number,
  password: string,
  address: string,
): Promise<void> {
  const user = await findUser(context.db, userId);
  if (!user) throw refuse('unauthenticated', 'Please sign in to continue.');
  const attempt = { account: `user ${userId}`, address };
  await checkPassword(context, attempt, user.passwordHash, password, wrongPassword);
  await forgetFailures(context, attempt);
}

function wrongPassword(): Refusal {
  const sentence = 'This is not the password of your account.';
  return refuse('wrong_password', sentence, { errors: { password: [sentence] } });
}
