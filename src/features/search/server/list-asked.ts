import { desc, gte, sql } from 'drizzle-orm';
import type { Asked } from '#features/search/staff-contract.ts';
import { searchLog } from '#features/search/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addDays } from '#values/instant.ts';
import { writeSearches } from './count-searches.ts';

const DAYS = 30;
const MOST = 50;

/** The most frequent searches of the last 30 days, and those without results. */
export async function listAsked(context: AppContext): Promise<Asked> {
  await writeSearches(context);
  const { db, clock } = context;
  const since = gte(searchLog.day, addDays(clock.now(), -DAYS).toISOString().slice(0, 10));
  const searches = sql<number>`sum(${searchLog.searches})::int`;
  const empty = sql<number>`sum(${searchLog.empty})::int`;
  const columns = { query: searchLog.query, searches, empty };
  const grouped = () => db.select(columns).from(searchLog).where(since).groupBy(searchLog.query);
  const [top, withoutResults, [all]] = await Promise.all([
    grouped().orderBy(desc(searches), searchLog.query).limit(MOST),
    grouped().having(sql`sum(${searchLog.empty}) > 0`).orderBy(desc(empty), searchLog.query).limit(MOST),
    db
      .select({ searches: sql<number>`coalesce(${searches}, 0)`, empty: sql<number>`coalesce(${empty}, 0)` })
      .from(searchLog)
      .where(since),
  ]);
  return { days: DAYS, searches: all?.searches ?? 0, empty: all?.empty ?? 0, top, withoutResults };
}
