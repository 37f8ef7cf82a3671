import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchAnswer, SearchQuery } from '#features/search/contract.ts';
import { SEARCH_LIMITS } from '#features/search/limits.ts';
import { alternativeQueries } from './alternatives.ts';
import { ordered } from './filter-and-sort.ts';
import { countCategories, find } from './find.ts';
import type { IndexInForce } from './index-keeper.ts';
import { summarise } from './summary.ts';

/** Answers a search from the catalogue in memory. */
export function findProducts(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): SearchAnswer {
  const found = find(query, snapshot, inForce);
  const sorted = ordered(found.entries, query.sortBy, query.sortOrder);
  const from = Number(query.cursor ?? 0);
  const to = from + (query.limit ?? SEARCH_LIMITS.pageSize);
  return {
    products: sorted.slice(from, to).map(({ product }) => product),
    searchSummary: summarise(query, found),
    alternativeQueries: alternativeQueries(query, found, snapshot, inForce),
    total: sorted.length,
    categories: countCategories(found.ofAllCategories),
    nextCursor: to < sorted.length ? String(to) : null,
  };
}
