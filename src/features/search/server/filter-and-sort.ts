import { specValue } from '#features/catalogue/attribute.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { FAMILIES, isOfFamily } from '#features/catalogue/families.ts';
import { type AttributeFilter, paramsOf } from '#features/search/attribute-filters.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { orderedBy } from '#platform/order-by.ts';
import type { Steps } from '#platform/steps.ts';
import { type Columns, STOCK } from './columns/columns.ts';
import { numberFor } from './columns/memo.ts';
import type { Places, TestAt } from './columns/places.ts';
import type { TextColumns } from './columns/text-columns.ts';
import { type PriceOf, priceAt } from './price-side.ts';

/** 'category', 'family', 'price', 'inStock', or the name of an attribute's filter. */
export type FilterName = string;

type Test = (product: Pick<Product, 'specs'>) => boolean;

export type Filter = [name: FilterName, passes: TestAt];

/** Whether a query has any filter. */
export function isFiltered(query: SearchQuery, attributes: readonly AttributeFilter[]): boolean {
  const { category, onlyFamily, minPrice, maxPrice, inStock } = query;
  if (category || onlyFamily || isSet(minPrice, maxPrice) || inStock === 'true') return true;
  return attributes.some((attribute) => attributeTest(attribute, query) !== null);
}

/** The active filters of a query; inactive ones are omitted, because each runs on thousands of products. */
export function filtersOf(
  query: SearchQuery,
  attributes: readonly AttributeFilter[],
  { texts, stock, pence }: Columns,
  priceOf: PriceOf,
): Filter[] {
  const { category, onlyFamily = '', minPrice, maxPrice, inStock } = query;
  const filters: Filter[] = [];
  if (category) filters.push(['category', texts.testOf(`in ${category}`, (product) => product.category === category)]);
  const family = FAMILIES.get(onlyFamily);
  if (family) filters.push(['family', texts.testOf(`of ${onlyFamily}`, (product) => isOfFamily(family, product))]);
  if (isSet(minPrice, maxPrice)) {
    const price = priceAt(priceOf, pence);
    filters.push(['price', (place) => inRange(price(place), minPrice, maxPrice)]);
  }
  if (inStock === 'true') filters.push(['inStock', (place) => stock[place] === STOCK.inStock]);
  for (const attribute of attributes) {
    const test = attributeTestAt(attribute, query, texts);
    if (test) filters.push([attribute.name, test]);
  }
  return filters;
}

/** The same by place. */
export function attributeTestAt(
  filter: AttributeFilter,
  query: Readonly<Record<string, unknown>>,
  texts: TextColumns,
): TestAt | null {
  const test = attributeTest(filter, query);
  const wanted = paramsOf(filter).map((param) => query[param]);
  return test && texts.testOf(`${numberFor(filter)} is ${JSON.stringify(wanted)}`, test);
}

/** The test of an attribute's filter; null if it is inactive. */
export function attributeTest(filter: AttributeFilter, query: Readonly<Record<string, unknown>>): Test | null {
  const { key } = filter;
  if (filter.kind === 'range') {
    const [min, max] = [query[filter.min], query[filter.max]] as (number | undefined)[];
    return isSet(min, max) ? ({ specs }) => inRange(specValue(specs, key), min, max) : null;
  }
  const wanted = query[filter.param];
  if (filter.kind === 'yes') {
    return wanted === 'true' ? ({ specs }) => specValue(specs, key) === true : null;
  }
  return typeof wanted === 'string' ? ({ specs }) => choicesIn(specs, key).includes(wanted) : null;
}

/** The values of an attribute that can be chosen. */
export function choicesIn(specs: object, key: string): readonly string[] {
  const value = specValue(specs, key);
  return value === undefined ? [] : [value].flat().map(String);
}

/** Which filter excludes a product: none, one, or 'several'. */
export function filtersAgainst(filters: readonly Filter[], place: number): FilterName | 'several' | null {
  let against: FilterName | null = null;
  for (const [name, passes] of filters) {
    if (passes(place)) continue;
    if (against) return 'several';
    against = name;
  }
  return against;
}

function isSet(min: number | undefined, max: number | undefined): boolean {
  return min !== undefined || max !== undefined;
}

/** Whether a value lies between the bounds, which may be swapped (decision F2). */
function inRange(value: unknown, min: number | undefined, max: number | undefined): boolean {
  if (typeof value !== 'number') return false;
  const isTurned = min !== undefined && max !== undefined && min > max;
  const [low = 0, high = Number.POSITIVE_INFINITY] = isTurned ? [max, min] : [min, max];
  return value >= low && value <= high;
}

/** Sorts the results. Relevance is their present order and has no reverse; equals stay by relevance. */
export function* ordered(
  places: Places,
  { sortBy, sortOrder }: Pick<SearchQuery, 'sortBy' | 'sortOrder'>,
  { pence, texts }: Columns,
): Steps<Places> {
  if (sortBy === 'relevance') return places;
  const ranks =
    sortBy === 'price' ? pence : sortBy === 'name' ? yield* texts.nameRanks() : yield* texts.categoryRanks();
  const direction = sortOrder === 'desc' ? -1 : 1;
  return yield* orderedBy(places, (place) => direction * (ranks[place] ?? 0));
}
