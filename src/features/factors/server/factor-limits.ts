import { recordFailedSignIn } from '#features/security/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addressGroup } from '#platform/http/client-address.ts';
import { addUses, forgetUses, type Limit, tooMany } from '#platform/limits.ts';

// As for passwords (decision A4), and one more for the account: six digits could be guessed from many addresses together.
const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;
const ACCOUNT_FROM_ADDRESS: Limit = { name: 'factor-account-address', most: 5, seconds: QUARTER_HOUR };
const ADDRESS: Limit = { name: 'factor-address', most: 20, seconds: QUARTER_HOUR };
const ACCOUNT: Limit = { name: 'factor-account', most: 10, seconds: HOUR };
// Each challenge is a row; an office behind one address signs in at the same time.
const CHALLENGES: Limit = { name: 'passkey-challenges', most: 200, seconds: HOUR };

export interface FactorAttempt {
  userId: number;
  address: string;
  /** A recovery code has 140 random bits (80 in older ones): only its address is bounded, so that guesses of others leave its owner a way in. */
  isRecovery?: boolean;
}

/**
 * Counts an attempt before it is checked, so that parallel guesses gain nothing, and takes it back when `check` succeeds.
 * Throws `too_many`, or what `check` throws.
 */
export async function limited(
  context: AppContext,
  { userId, address, isRecovery = false }: FactorAttempt,
  check: () => Promise<void>,
): Promise<void> {
  const group = addressGroup(address);
  const pair = `${userId} ${group}`;
  // One after the other, so that what the first refuses does not use up the others.
  const used = await count(context, ACCOUNT_FROM_ADDRESS, pair);
  await count(context, ADDRESS, group);
  if (!isRecovery) await count(context, ACCOUNT, String(userId));
  try {
    await check();
  } catch (error) {
    await context.db.transaction((tx) => recordFailedSignIn(tx, userId, context.clock.now(), 'Second factor'));
    throw error;
  }
  // Only this account's failures leave the address's count: otherwise one's own sign-ins would clear it between guesses.
  await addUses(context, ADDRESS, group, -used);
  await forgetUses(context, ACCOUNT_FROM_ADDRESS, pair);
  await forgetUses(context, ACCOUNT, String(userId));
}

/** Counts a challenge for a passkey that signs in alone. */
export async function countChallenge(context: AppContext, address: string): Promise<void> {
  await count(context, CHALLENGES, addressGroup(address));
}

/** Counts a passkey that signs in alone and was refused, by address: whose it is may not be known. */
export async function limitedByAddress<T>(context: AppContext, address: string, check: () => Promise<T>): Promise<T> {
  await count(context, ADDRESS, addressGroup(address));
  const answer = await check();
  await addUses(context, ADDRESS, addressGroup(address), -1);
  return answer;
}

async function count(context: AppContext, limit: Limit, key: string): Promise<number> {
  const { used, secondsLeft } = await addUses(context, limit, key);
  if (used > limit.most) throw tooMany('Too many attempts.', secondsLeft);
  return used;
}
