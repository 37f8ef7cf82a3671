import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '#platform/app-context.ts';
import { addressGroup } from '#platform/http/client-address.ts';
import { addUses, forgetUses, type Limit, tooMany, type Usage, usageOf } from '#platform/limits.ts';

// Decision A4.
const QUARTER_HOUR = 15 * 60;
const ACCOUNT_FROM_ADDRESS: Limit = { name: 'login-account-address', most: 5, seconds: QUARTER_HOUR };
const ADDRESS: Limit = { name: 'login-address', most: 20, seconds: QUARTER_HOUR };
// Not a limit: after this many failures from any address, each attempt on the account is delayed.
const ACCOUNT: Limit = { name: 'login-account', most: 10, seconds: QUARTER_HOUR };
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** An attempt to sign in: the typed name, or the account where its password is asked for again, and the address. */
export interface Attempt {
  account: string;
  /** Whose account it is, for the security log; null where there is none of that name. */
  userId: number | null;
  address: string;
}

/** The key of an attempt by the name as it was typed: counters do not tell which two names are one account. */
export function typedName(username: string): string {
  return `typed ${username.toLowerCase()}`;
}

/** Throws `too_many` when this address has failed too often, on this account or in total. */
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

/** Counts a failure. Throws `too_many` when parallel attempts have passed the limit. */
export async function countFailure(context: AppContext, attempt: Attempt): Promise<void> {
  const [pair, address] = await Promise.all([
    addUses(context, ACCOUNT_FROM_ADDRESS, pairKey(attempt)),
    addUses(context, ADDRESS, addressGroup(attempt.address)),
    addUses(context, ACCOUNT, attempt.account),
  ]);
  if (pair.used > ACCOUNT_FROM_ADDRESS.most || address.used > ADDRESS.most) throw exhausted(pair, address);
}

/**
 * Forgets the failures of an account after a successful login. Only this account's failures leave the address's count:
 * otherwise an attacker could clear it by signing in to their own account between guesses.
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

/** Delays attempts on an account that fails from many addresses, longer each time, without locking it. */
export async function slowDown(context: AppContext, attempt: Attempt): Promise<void> {
  const { used } = await usageOf(context, ACCOUNT, attempt.account);
  const ms = slowdownMs(used);
  if (ms > 0) await wait(ms);
}

/** The delay in milliseconds after this many failures within 15 minutes. */
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
