import { sql } from 'drizzle-orm';
import { searchLog } from '#features/search/tables.ts';
import type { Database } from '#platform/database.ts';
import type { SearchesReport } from '../contract.ts';
import type { Period } from '../period.ts';

const SHOWN = 50;

interface LostRow extends Record<string, unknown> {
  query: string;
  times: number;
  last_day: string;
}

/** Searches without a result, the most frequent first, from daily counts without visitors. */
export async function reportSearches(db: Database, period: Period): Promise<SearchesReport> {
  const { rows } = await db.execute<LostRow>(sql`
    select query, sum(empty)::int as times, max(day)::text as last_day
    from ${searchLog}
    where empty > 0 and day between ${period.from}::date and ${period.to}::date
    group by query order by 2 desc, 3 desc, 1 limit ${SHOWN}`);
  return { period, items: rows.map((row) => ({ query: row.query, times: row.times, lastDay: row.last_day })) };
}
