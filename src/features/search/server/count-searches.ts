import { lt, sql } from 'drizzle-orm';
import { searchLog } from '#features/search/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addDays } from '#values/instant.ts';
import { cachedBy } from './cached-by.ts';
import { countedQuery } from './counted-query.ts';

/** Older counts are deleted. */
export const SEARCH_RETENTION_DAYS = 90;

const FLUSH_MS = 5_000;
// A query that is typed on within this time is not counted.
const TYPING_MS = 8_000;
const MOST_PAGES = 2_000;

type Search = { query: string; found: number; at: number };

interface Counter {
  /** The latest query of each address, which may still be typed. In memory for seconds, never stored. */
  underWay: Map<string, Search>;
  counts: Map<string, { searches: number; empty: number }>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Counts a search by its words, without its visitor. Counts are written every few seconds. */
export function countSearch(context: AppContext, from: string, typed: string, found: number): void {
  const query = countedQuery(typed);
  if (!query) return;
  const counter = counterOf(context);
  const before = counter.underWay.get(from);
  const at = Date.now();
  const goesOn =
    before && at - before.at < TYPING_MS && (query.startsWith(before.query) || before.query.startsWith(query));
  if (before && !goesOn) add(counter, before);
  if (counter.underWay.size < MOST_PAGES || before) counter.underWay.set(from, { query, found, at });
  counter.timer ??= setTimeout(() => flushLater(context, counter), FLUSH_MS).unref();
}

/** Writes the counts so far, so that staff see them. */
export async function writeSearches(context: AppContext): Promise<void> {
  const counter = counterOf(context);
  settle(counter, 0);
  await write(context, counter);
}

/** Deletes the counts of old days; the clean-up job calls it. */
export async function deleteOldSearches({ db, clock }: AppContext): Promise<void> {
  const day = addDays(clock.now(), -SEARCH_RETENTION_DAYS).toISOString().slice(0, 10);
  await db.delete(searchLog).where(lt(searchLog.day, day));
}

const counterOf = cachedBy((_context: AppContext): Counter => {
  return { underWay: new Map(), counts: new Map(), timer: undefined };
});

function flushLater(context: AppContext, counter: Counter): void {
  counter.timer = undefined;
  settle(counter, TYPING_MS);
  // Counts that cannot be written are retried with the next ones.
  write(context, counter).catch(() => undefined);
  if (counter.underWay.size > 0) counter.timer = setTimeout(() => flushLater(context, counter), FLUSH_MS).unref();
}

function settle(counter: Counter, leastMs: number): void {
  const now = Date.now();
  for (const [from, search] of counter.underWay) {
    if (now - search.at < leastMs) continue;
    counter.underWay.delete(from);
    add(counter, search);
  }
}

function add({ counts }: Counter, { query, found }: Search): void {
  const known = counts.get(query) ?? { searches: 0, empty: 0 };
  if (counts.size >= MOST_PAGES && !counts.has(query)) return;
  counts.set(query, { searches: known.searches + 1, empty: known.empty + (found === 0 ? 1 : 0) });
}

async function write({ db, clock }: AppContext, counter: Counter): Promise<void> {
  if (counter.counts.size === 0) return;
  const taken = counter.counts;
  counter.counts = new Map();
  const day = clock.now().toISOString().slice(0, 10);
  try {
    await db
      .insert(searchLog)
      .values([...taken].map(([query, count]) => ({ day, query, ...count })))
      .onConflictDoUpdate({
        target: [searchLog.day, searchLog.query],
        set: {
          searches: sql`${searchLog.searches} + excluded.searches`,
          empty: sql`${searchLog.empty} + excluded.empty`,
        },
      });
  } catch (error) {
    for (const [query, count] of taken) {
      const known = counter.counts.get(query) ?? { searches: 0, empty: 0 };
      counter.counts.set(query, { searches: known.searches + count.searches, empty: known.empty + count.empty });
    }
    throw error;
  }
}
