import { sql } from 'drizzle-orm';
import { searchLog } from '#features/search/tables.ts';
import type { Database } from '#platform/database.ts';
import type { Period } from '../period.ts';
import type { SearchesReport } from '../search-reports.ts';

const SHOWN = 50;

/** Searches without a result, the most frequent first, from daily counts without visitors. */
export async function reportSearches(db: Database, period: Period): Promise<SearchesReport> {
  const { rows } = await db.execute<SearchesReport['items'][number]>(sql`
    select query, sum(empty)::int as times, max(day)::text as "lastDay"
    from ${searchLog}
    where empty > 0 and day between ${period.from}::date and ${period.to}::date
    group by query order by 2 desc, 3 desc, 1 limit ${SHOWN}`);
  return { period, items: rows };
}
