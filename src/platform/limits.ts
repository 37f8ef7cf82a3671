import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { AppContext } from './app-context.ts';
import { addressGroup } from './http/client-address.ts';
import { type Refusal, refuse } from './refusal.ts';
import { rateLimits } from './tables.ts';

/** The most uses for one key (an address, an account) within a window that starts with the first use. */
export interface Limit {
  name: string;
  most: number;
  seconds: number;
}

/** The uses counted so far, and the seconds until the window ends. */
export interface Usage {
  used: number;
  secondsLeft: number;
}

const UNUSED: Usage = { used: 0, secondsLeft: 0 };

/**
 * Counts one use, or as many as `times`, and throws `too_many` with `Retry-After` beyond the limit. It counts in the database
 * outside any transaction, so that it holds across instances and survives a rollback.
 */
export async function useUp(context: AppContext, limit: Limit, key: string, times = 1): Promise<void> {
  const usage = await addUses(context, limit, key, times);
  if (usage.used > limit.most) throw tooMany('Too many requests.', usage.secondsLeft);
}

/** Counts `times` uses without refusing; a negative number gives uses back. */
export async function addUses(context: AppContext, limit: Limit, key: string, times = 1): Promise<Usage> {
  const counter = counterOf(context, limit);
  return asUsage(await (times < 0 ? counter.reward(hashed(key), -times) : counter.penalty(hashed(key), times)));
}

/** The current usage of this key. */
export async function usageOf(context: AppContext, limit: Limit, key: string): Promise<Usage> {
  const found = await counterOf(context, limit).get(hashed(key));
  return found ? asUsage(found) : UNUSED;
}

/** Resets the count of this key. */
export async function forgetUses(context: AppContext, limit: Limit, key: string): Promise<void> {
  await counterOf(context, limit).delete(hashed(key));
}

/** The `too_many` refusal, with the time to wait. */
export function tooMany(sentence: string, secondsLeft: number): Refusal {
  const seconds = Math.max(1, Math.ceil(secondsLeft));
  return refuse('too_many', `${sentence} Please try again in ${inWords(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Deletes expired counters; the clean-up job calls it. */
export async function deleteExpiredUses(context: AppContext): Promise<void> {
  await context.db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}

function counterOf(context: AppContext, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: withoutNames(context.pool),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.most,
    duration: limit.seconds,
  });
}

// The library names its statements; a pooler may ask for one by name on a connection that never heard of it.
function withoutNames(pool: pg.Pool) {
  return { query: ({ text, values }: pg.QueryConfig) => pool.query(text, values) };
}

// A hash has a fixed length and stores no names or addresses. An address of IPv6 counts as its network.
function hashed(key: string): string {
  return createHash('sha256').update(addressGroup(key)).digest('base64url');
}

function asUsage(counted: { consumedPoints: number; msBeforeNext: number }): Usage {
  return { used: counted.consumedPoints, secondsLeft: counted.msBeforeNext / 1000 };
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
