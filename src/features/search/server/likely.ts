import { activeFilters } from '#features/search/active-filters.ts';
import type { SearchAnswer, SearchQuery } from '#features/search/contract.ts';
import type { Steps } from '#platform/steps.ts';
import type { SearchAttributes } from '../search-attributes.ts';
import type { Columns } from './columns/columns.ts';
import { placesWhere } from './columns/places.ts';
import { attributeTestAt } from './filter-and-sort.ts';
import type { Found } from './find.ts';

const MOST = 2;

/**
 * Filters that the place and the use make likely, offered to be switched on: 'screen for a shop window' may mean a bright one.
 * Each with the number of products that it leaves, which is neither none nor all of them.
 */
export function* likelyFilters(
  query: SearchQuery,
  { places, meant }: Found,
  { filters }: Pick<SearchAttributes, 'filters'>,
  { texts }: Columns,
): Steps<SearchAnswer['likely']> {
  const isGiven = (name: string) => (query as Readonly<Record<string, unknown>>)[name] !== undefined;
  const offered = [...new Set(meant.implied.flatMap(({ filter }) => (filter ? [filter] : [])))];
  const likely: SearchAnswer['likely'] = [];
  for (const params of offered) {
    if (likely.length === MOST) break;
    if (Object.keys(params).some(isGiven)) continue;
    const asked = { ...query, ...asNumbers(params) };
    const tests = filters.flatMap((filter) => {
      const [active] = activeFilters(params, [filter]);
      const test = active ? attributeTestAt(filter, asked, texts) : null;
      return active && test ? [{ label: active.label, test }] : [];
    });
    const [first] = tests;
    if (!first) continue;
    const { length: count } = yield* placesWhere(places, (place) => tests.every(({ test }) => test(place)));
    if (count > 0 && count < places.length) likely.push({ label: first.label, count, params: { ...params } });
  }
  return likely;
}

// As a query reads them from its address.
function asNumbers(params: Readonly<Record<string, string>>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, /^\d+$/u.test(value) ? Number(value) : value]),
  );
}
