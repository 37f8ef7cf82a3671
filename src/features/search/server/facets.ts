import { specNumber, specValue } from '#features/catalogue/attribute.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { type AttributeFilter, type ChoiceFilter, SHOP_FILTERS } from '#features/search/attribute-filters.ts';
import type { Bucket, ChoiceCount } from '#features/search/attribute-shapes.ts';
import { countIn, stretchesOf } from '#features/search/buckets.ts';
import type { Facets } from '#features/search/contract.ts';
import { countCategories } from './count-categories.ts';
import { choicesIn, type FilterName } from './filter-and-sort.ts';
import type { Found } from './find.ts';
import { type PriceOf, priceExVat } from './price-side.ts';

/** The facets of a result: what each other choice would leave. Empty groups are omitted. */
export function facetsOf(
  { entries, nearly }: Pick<Found, 'entries' | 'nearly'>,
  filters: readonly AttributeFilter[] = SHOP_FILTERS,
  priceOf: PriceOf = priceExVat,
): Facets {
  const before = (filter: FilterName) => {
    const also = nearly.get(filter);
    return also ? entries.concat(also) : entries;
  };
  const counts = filters.map((filter) => [filter.facet, countsOf(filter, before(filter.name))]);
  return {
    categories: [...countCategories(before('category'))],
    prices: countIn(PRICES, before('price'), (entry) => priceOf(entry) / 100),
    inStock: before('inStock').filter(({ product }) => product.inStock).length,
    ...(Object.fromEntries(counts) as AttributeFacets),
  };
}

type AttributeFacets = Omit<Facets, 'categories' | 'prices' | 'inStock'>;

const pounds = (value: number | null) => `£${(value ?? 0).toLocaleString('en-GB')}`;
const PRICES = stretchesOf([0, 250, 500, 1_000, 2_500, 5_000], 0.01, (min, next) => {
  if (min === null) return `Under ${pounds(next)}`;
  return next === null ? `${pounds(min)} and over` : `${pounds(min)} to ${pounds(next)}`;
});

function countsOf(filter: AttributeFilter, entries: readonly CatalogueEntry[]): Bucket[] | ChoiceCount[] | number {
  const { key } = filter;
  if (filter.kind === 'range') {
    return countIn(filter.stretches, entries, ({ product }) => specNumber(product.specs, key));
  }
  if (filter.kind === 'yes') return entries.filter(({ product }) => specValue(product.specs, key) === true).length;
  return choiceCounts(filter, entries);
}

const MOST_CHOICES = 12;

// In the order of the attribute's values; free texts by frequency.
function choiceCounts({ key, values, names }: ChoiceFilter, entries: readonly CatalogueEntry[]): ChoiceCount[] {
  const counts = new Map((values ?? []).map((value) => [value, 0]));
  for (const { product } of entries) {
    for (const value of choicesIn(product.specs, key)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const found = [...counts]
    .map(([value, count]) => ({ value, label: names[value] ?? value, count }))
    .filter(({ count }) => count > 0);
  if (values) return found;
  return found.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en-GB')).slice(0, MOST_CHOICES);
}
