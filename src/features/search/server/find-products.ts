import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchAnswer, SearchQuery } from '#features/search/contract.ts';
import { SEARCH_LIMITS } from '#features/search/limits.ts';
import { alternativeQueries } from './alternatives.ts';
import { facetsOf } from './facets.ts';
import { ordered } from './filter-and-sort.ts';
import { find } from './find.ts';
import type { IndexInForce } from './index-keeper.ts';
import { summarise } from './summary.ts';
import { correctedIn, understoodIn } from './understood.ts';

/** Answers a search from the catalogue in memory. */
export function findProducts(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): SearchAnswer {
  const from = Number(query.cursor ?? 0);
  const to = from + (query.limit ?? SEARCH_LIMITS.pageSize);
  // Another order keeps equals by relevance, so it needs all of them in theirs.
  const found = find(query, snapshot, inForce, query.sortBy === 'relevance' ? to : undefined);
  const sorted = ordered(found.entries, query.sortBy, query.sortOrder);
  const facets = facetsOf(found);
  const q = query.q ?? '';
  return {
    products: sorted.slice(from, to).map(({ product }) => product),
    searchSummary: summarise(query, found),
    alternativeQueries: alternativeQueries(query, found, snapshot, inForce),
    total: sorted.length,
    categories: facets.categories,
    understood: understoodIn(q, found.conditions, found.needs),
    corrected: correctedIn(q, found.groups),
    facets,
    nextCursor: to < sorted.length ? String(to) : null,
  };
}
