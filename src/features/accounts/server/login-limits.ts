import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '#platform/app-context.ts';
import { addressGroup } from '#platform/http/client-address.ts';
import { addUses, forgetUses, type Limit, tooMany, type Usage, usageOf } from '#platform/limits.ts';

// Decision A4.
const QUARTER_HOUR = 15 * 60;
const ACCOUNT_FROM_ADDRESS: Limit = { name: 'login-account-address', most: 5, seconds: QUARTER_HOUR };
const ADDRESS: Limit = { name: 'login-address', most: 20, seconds: QUARTER_HOUR };
// Not a limit: from so many failures on, from wherever they come, each try on the account waits.
const ACCOUNT: Limit = { name: 'login-account', most: 10, seconds: QUARTER_HOUR };
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** Who tries to sign in to what: the account, or what was typed where there is no such account. */
export interface Attempt {
  account: string;
  address: string;
}

/** Throws `too_many` when this address has failed too often, on this account or over all. */
export async function refuseWhenExhausted(context: AppContext, attempt: Attempt): Promise<void> {
  const [pair, address] = await Promise.all([
    usageOf(context, ACCOUNT_FROM_ADDRESS, pairKey(attempt)),
    usageOf(context, ADDRESS, addressGroup(attempt.address)),
  ]);
  const over = [
    ...(pair.used >= ACCOUNT_FROM_ADDRESS.most ? [pair] : []),
    ...(address.used >= ADDRESS.most ? [address] : []),
  ];
  if (over.length) throw exhausted(...over);
}

/** Counts a failure. Throws `too_many` when the limit was passed by tries that ran beside this one. */
export async function countFailure(context: AppContext, attempt: Attempt): Promise<void> {
  const [pair, address] = await Promise.all([
    addUses(context, ACCOUNT_FROM_ADDRESS, pairKey(attempt)),
    addUses(context, ADDRESS, addressGroup(attempt.address)),
    addUses(context, ACCOUNT, attempt.account),
  ]);
  if (pair.used > ACCOUNT_FROM_ADDRESS.most || address.used > ADDRESS.most) throw exhausted(pair, address);
}

/**
 * Forgets the failures of whoever has now signed in. From the address's count only this account's failures are taken:
 * otherwise signing in to an account of one's own between guesses would wash away the guesses at others.
 */
export async function forgetFailures(context: AppContext, attempt: Attempt): Promise<void> {
  const [pair, address, account] = await Promise.all([
    usageOf(context, ACCOUNT_FROM_ADDRESS, pairKey(attempt)),
    usageOf(context, ADDRESS, addressGroup(attempt.address)),
    usageOf(context, ACCOUNT, attempt.account),
  ]);
  const own = Math.min(pair.used, address.used);
  if (own > 0) await addUses(context, ADDRESS, addressGroup(attempt.address), -own);
  if (pair.used > 0) await forgetUses(context, ACCOUNT_FROM_ADDRESS, pairKey(attempt));
  if (account.used > 0) await forgetUses(context, ACCOUNT, attempt.account);
}

/** Makes tries on an account that fails from many addresses wait, longer each time, and never locks it. */
export async function slowDown(context: AppContext, attempt: Attempt): Promise<void> {
  const { used } = await usageOf(context, ACCOUNT, attempt.account);
  const ms = slowdownMs(used);
  if (ms > 0) await wait(ms);
}

/** How long a try waits after so many failures within the quarter of an hour. */
export function slowdownMs(failures: number): number {
  if (failures < ACCOUNT.most) return 0;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - ACCOUNT.most));
}

function pairKey({ account, address }: Attempt): string {
  return `${account} ${addressGroup(address)}`;
}

function exhausted(...usages: Usage[]) {
  const secondsLeft = Math.max(...usages.map((usage) => usage.secondsLeft));
  return tooMany('Too many failed attempts to sign in.', secondsLeft);
}
