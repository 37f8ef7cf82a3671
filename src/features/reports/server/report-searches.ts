import type { Database } from '#platform/database.ts';
import type { SearchesReport } from '../contract.ts';
import type { Period } from '../period.ts';

/** What was searched for without a result. Nothing is kept of searches yet, so there is nothing to tell. */
export async function reportSearches(_db: Database, period: Period): Promise<SearchesReport> {
  return { period, items: [] };
}
