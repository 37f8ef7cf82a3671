import { type AttributeFilter, SHOP_FILTERS } from '#features/search/attribute-filters.ts';
import { stretchesOf } from '#features/search/buckets.ts';
import type { Facets } from '#features/search/contract.ts';
import { eachOf } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import { countCategories } from './count-categories.ts';
import { type Counter, counterIn, counterOf, counterOfThose } from './counters.ts';
import type { FilterName } from './filter-and-sort.ts';
import type { Found } from './find.ts';
import { type PriceOf, priceExVat } from './price-side.ts';

/**
 * The facets of a result: what each other choice would leave. Empty groups are omitted. Each product is looked at once, for all of
 * them: of thousands, fetching them is what takes the time.
 */
export function* facetsOf(
  { entries, nearly }: Pick<Found, 'entries' | 'nearly'>,
  filters: readonly AttributeFilter[] = SHOP_FILTERS,
  priceOf: PriceOf = priceExVat,
): Steps<Facets> {
  const prices = counterIn(PRICES, (entry) => priceOf(entry) / 100);
  const inStock = counterOfThose(({ product }) => product.inStock);
  const attributes = filters.map((filter) => ({ filter, counter: counterOf(filter) }));
  const counters: [FilterName, Counter<unknown>][] = [
    ['price', prices],
    ['inStock', inStock],
    ...attributes.map(({ filter, counter }): [FilterName, Counter<unknown>] => [filter.name, counter]),
  ];
  const adders = counters.map(([, { add }]) => add);
  yield* eachOf(entries, (entry) => {
    for (const add of adders) add(entry);
  });
  for (const [name, { add }] of counters) yield* eachOf(nearly.get(name) ?? [], add);
  const ofCategory = nearly.get('category');
  const counts = attributes.map(({ filter, counter }) => [filter.facet, counter.counted()]);
  return {
    categories: [...(yield* countCategories(ofCategory ? entries.concat(ofCategory) : entries))],
    prices: prices.counted(),
    inStock: inStock.counted(),
    ...(Object.fromEntries(counts) as AttributeFacets),
  };
}

type AttributeFacets = Omit<Facets, 'categories' | 'prices' | 'inStock'>;

const pounds = (value: number | null) => `£${(value ?? 0).toLocaleString('en-GB')}`;
const PRICES = stretchesOf([0, 250, 500, 1_000, 2_500, 5_000], 0.01, (min, next) => {
  if (min === null) return `Under ${pounds(next)}`;
  return next === null ? `${pounds(min)} and over` : `${pounds(min)} to ${pounds(next)}`;
});
