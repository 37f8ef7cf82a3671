import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { activeFilters } from '#features/search/active-filters.ts';
import type { SearchAnswer, SearchQuery } from '#features/search/contract.ts';
import { SEARCH_LIMITS } from '#features/search/limits.ts';
import { guideAskedFor } from '#features/search/understanding/size-question.ts';
import type { Page } from '#features/search/understanding/vocabulary-book.ts';
import { goingIn } from '#features/search/understanding/what-goes.ts';
import { atOnce, type Steps } from '#platform/steps.ts';
import { alternativeQueries } from './alternatives.ts';
import { withBestCover } from './best-cover.ts';
import { isTradeCatalogue } from './catalogue-knows.ts';
import { columnsOf } from './columns/columns.ts';
import type { IndexInForce } from './current-index.ts';
import { facetsOf } from './facets.ts';
import { ordered } from './filter-and-sort.ts';
import { filterGroups, givenParams } from './filter-groups.ts';
import { find } from './find.ts';
import { withOtherSearches } from './in-turns.ts';
import { likelyFilters } from './likely.ts';
import { withNearestInstead } from './nearest-instead.ts';
import { pricesOn } from './price-side.ts';
import { summarise } from './summary.ts';
import { correctedIn, understoodIn } from './understood.ts';

/** Runs a search on the catalogue in memory, in turns with all other searches. */
export function findInTurns(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): Promise<SearchAnswer> {
  return withOtherSearches(search(query, snapshot, inForce));
}

/** The same in one go, which of a large catalogue takes long. */
export function findProducts(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): SearchAnswer {
  return atOnce(search(query, snapshot, inForce));
}

function* search(asking: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): Steps<SearchAnswer> {
  const { q = '' } = asking;
  const going = isTradeCatalogue(snapshot) ? goingIn(q) : null;
  const query = going ? { ...asking, q: going.rest } : asking;
  const from = Number(query.cursor ?? 0);
  const to = from + (query.limit ?? SEARCH_LIMITS.pageSize);
  // Other orders sort equals by relevance, so they need the complete ranking.
  const count = query.sortBy === 'relevance' ? to : undefined;
  const asked = yield* find(query, snapshot, inForce, count);
  const nearest = yield* withNearestInstead(asked, query, snapshot, inForce, count);
  const found = withBestCover(nearest, query, snapshot, inForce);
  const { filters } = inForce.attributes;
  const columns = columnsOf(snapshot);
  const sorted = yield* ordered(found.places, query, columns);
  const prices = pricesOn(query.vat, snapshot);
  const facets = yield* facetsOf(found, filters, columns, prices);
  const productAt = (place: number) => (columns.entries[place] as CatalogueEntry).product;
  return {
    products: Array.from(sorted.subarray(from, to), productAt),
    searchSummary: yield* summarise(query, found, {
      typed: q,
      goes: going?.said ?? '',
      snapshot,
      inForce,
      priceOf: prices,
    }),
    alternativeQueries: yield* alternativeQueries(query, asked, snapshot, inForce),
    total: sorted.length,
    categories: facets.categories,
    understood: understoodIn(asking, found.conditions, found.sure),
    likely: yield* likelyFilters(query, found, inForce.attributes, columns),
    page: linkTo(found.page) ?? guideAskedFor(q),
    fitted: (found.fit?.hosts ?? []).map(({ product }) => product.id),
    corrected: correctedIn(q, found.groups),
    didYouMean: sorted.length === 0 ? yield* withoutQuotes(asking, snapshot, inForce) : null,
    facets,
    filters: {
      groups: filterGroups(query, facets, filters),
      active: activeFilters(givenParams(query, filters), filters),
    },
    nextCursor: to < sorted.length ? String(to) : null,
  };
}

// What the page says is in the summary.
const linkTo = (page: Page | null) => page && { title: page.title, href: page.href };

function* withoutQuotes(query: SearchQuery, snapshot: Snapshot, inForce: IndexInForce): Steps<string | null> {
  const q = (query.q ?? '').replace(/["“”](\p{L}[\p{L}\s]*)["“”]/gu, '$1');
  if (q === (query.q ?? '')) return null;
  const { entries, groups } = yield* find({ ...query, q }, snapshot, inForce, 1);
  return entries.length > 0 ? (correctedIn(q, groups)?.query ?? q) : null;
}
