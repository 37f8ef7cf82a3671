import type { AttributeFilter } from '#features/search/attribute-filters.ts';
import { stretchesOf } from '#features/search/buckets.ts';
import type { Facets } from '#features/search/contract.ts';
import { eachOf } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import { type Columns, STOCK } from './columns/columns.ts';
import { tallied } from './columns/numbered.ts';
import type { Places } from './columns/places.ts';
import { countCategories } from './count-categories.ts';
import { counterIn, counterOf } from './counters.ts';
import type { Found } from './find.ts';
import { type PriceOf, priceAt } from './price-side.ts';

/**
 * The facets of a result: what each other choice would leave. Empty groups are omitted. Products that add the same are counted
 * together, so that of thousands not each has to be looked at for each filter.
 */
export function* facetsOf(
  { places, nearly }: Pick<Found, 'places' | 'nearly'>,
  filters: readonly AttributeFilter[],
  columns: Columns,
  priceOf: PriceOf,
): Steps<Facets> {
  const { texts, pence, stock } = columns;
  const besides = (name: string) => nearly.get(name) ?? [];
  const price = priceAt(priceOf, pence);
  const prices = counterIn(PRICES);
  let inStock = 0;
  const addPrice = (place: number) => prices.add(price(place) / 100, 1);
  const addStock = (place: number) => {
    if (stock[place] === STOCK.inStock) inStock++;
  };
  yield* eachOf(places, (place) => {
    addPrice(place);
    addStock(place);
  });
  yield* eachOf(besides('price'), addPrice);
  yield* eachOf(besides('inStock'), addStock);
  const attributes = filters.map((filter) => ({ filter, counter: counterOf(filter) }));
  const numbered = texts.facetsFor(filters);
  yield* tallied(places, numbered, (sample, times) => {
    for (const { counter } of attributes) counter.add(sample, times);
  });
  for (const { filter, counter } of attributes) yield* tallied(besides(filter.name), numbered, counter.add);
  const ofCategory = besides('category');
  const counts = attributes.map(({ filter, counter }) => [filter.facet, counter.counted()]);
  return {
    categories: [...(yield* countCategories(withMore(places, ofCategory), columns))],
    prices: prices.counted(),
    inStock,
    ...(Object.fromEntries(counts) as AttributeFacets),
  };
}

function withMore(places: Places, more: readonly number[]): Places {
  if (more.length === 0) return places;
  const all = new Uint32Array(places.length + more.length);
  all.set(places);
  all.set(more, places.length);
  return all;
}

type AttributeFacets = Omit<Facets, 'categories' | 'prices' | 'inStock'>;

const pounds = (value: number | null) => `£${(value ?? 0).toLocaleString('en-GB')}`;
const PRICES = stretchesOf([0, 250, 500, 1_000, 2_500, 5_000], 0.01, (min, next) => {
  if (min === null) return `Under ${pounds(next)}`;
  return next === null ? `${pounds(min)} and over` : `${pounds(min)} to ${pounds(next)}`;
});
