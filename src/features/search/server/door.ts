import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Steps } from '#platform/steps.ts';
import type { Need } from '../understanding/need.ts';
import { readNeeds } from '../understanding/needs.ts';
import type { Order } from '../understanding/orders.ts';
import { readSentence } from '../understanding/reading.ts';
import { isScreen } from '../understanding/screen-sizes.ts';
import { type Columns, columnsOf } from './columns/columns.ts';
import { placesWhere, type TestAt } from './columns/places.ts';
import { ordered } from './filter-and-sort.ts';
import { type Found, find } from './find.ts';
import { withOtherSearches } from './in-turns.ts';
import { OF_KINDS } from './meant.ts';
import { type OpenSearch, openSearch } from './open-search.ts';
import { isAboutProducts, reasonFor } from './reasons.ts';

export { readConditions, withoutStretches } from '../understanding/conditions.ts';
export { isScreen } from '../understanding/screen-sizes.ts';
export { writeClicks } from './clicks/click-counts.ts';
export { CLICK_RETENTION_DAYS, deleteOldClicks } from './clicks/count-click.ts';
export { firstToday } from './clicks/first-today.ts';
export { countSearch, deleteOldSearches, SEARCH_RETENTION_DAYS } from './count-searches.ts';
export { prepareSearch } from './open-search.ts';
export { kindNamed, namesThing } from './things-named.ts';
export { type WordsOnSale, wordsOnSale } from './words-on-sale.ts';

/** What a message calls for of a product: what it states, and what the place and the use in it ask for. */
export function needsCalledFor(message: string): Need[] {
  const stated = readNeeds(message).map(({ need }) => need);
  return [...new Set([...stated, ...readSentence(message).implied])].filter((need) => !OF_KINDS.has(need));
}

/** The order that a message asks for, such as 'Low prices first' for the cheapest; null if it asks for none. */
export function orderAskedFor(message: string): Omit<Order, 'names'> | null {
  return readSentence(message).order;
}

/** Products for a customer's message: the first ones with reasons, and the total. */
export interface Advice {
  products: { product: Product; reason: string }[];
  total: number;
  /** Whether the words name anything that the shop sells; a chance match of a small word does not count. */
  isAbout: boolean;
  /** What is asked for and no product is called, and whether that is known not to be sold; null where one is, or nothing is named. */
  lacking: { said: string; isUnsold: boolean } | null;
}

/**
 * Searches as the search screen does, with a reason for each of the first `count` products. With `alike`, only products
 * that meet the shared needs of those, and are screens if those are: a cheaper screen is no cable.
 */
export async function advise(
  context: AppContext,
  query: SearchQuery,
  count: number,
  alike?: readonly Product[],
): Promise<Advice> {
  return withOtherSearches(adviceFrom(await openSearch(context), query, count, alike));
}

function* adviceFrom(
  { snapshot, inForce }: OpenSearch,
  query: SearchQuery,
  count: number,
  alike: readonly Product[] | undefined,
): Steps<Advice> {
  const all = yield* find(query, snapshot, inForce, query.sortBy === 'relevance' && !alike ? count : undefined);
  const columns = columnsOf(snapshot);
  const places = alike ? yield* placesWhere(all.places, isLike(alike, all, columns)) : all.places;
  const own = yield* ordered(places, query, columns);
  const entries = Array.from(own.subarray(0, count), (place) => columns.entries[place] as CatalogueEntry);
  return {
    products: entries.map((entry) => ({
      product: entry.product,
      reason: reasonFor(entry, query, all, inForce.attributes),
    })),
    total: places.length,
    isAbout: isAboutProducts(inForce.index, all),
    lacking: all.uncalled === null ? null : { said: all.uncalled, isUnsold: all.isUnsold },
  };
}

function isLike(alike: readonly Product[], { needs }: Found, { texts }: Columns): TestAt {
  const kinds = new Set(alike.map(isScreen));
  const met = needs.filter(({ need }) => alike.every((product) => need.fits(product) > 0));
  const ofKind = texts.testOf(`a screen or not: ${[...kinds]}`, (product) => kinds.has(isScreen(product)));
  const fitsOf = (some: typeof needs) => some.map(({ need }) => texts.fitOf(need));
  const [all, those] = [fitsOf(needs), fitsOf(met)];
  return (place) =>
    ofKind(place) && all.every((fitAt) => fitAt(place) >= 0) && those.every((fitAt) => fitAt(place) > 0);
}
