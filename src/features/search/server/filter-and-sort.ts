import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { Sort } from '#features/search/limits.ts';

export type FilterName = 'category' | 'price' | 'inStock' | 'size' | 'brightness' | 'outdoor' | 'touch';

/** A filter that a query sets. */
export type Filter = [name: FilterName, keeps: (entry: CatalogueEntry) => boolean];

/** The filters of a query; those that it does not set are left out, for each is asked of thousands of products. */
export function filtersOf(query: SearchQuery): Filter[] {
  const { category, minPrice, maxPrice, inStock, minSize, maxSize, minNits, maxNits, outdoor, touch } = query;
  const filters: Filter[] = [];
  if (category) filters.push(['category', ({ product }) => product.category === category]);
  // In pence ex VAT.
  if (isSet(minPrice, maxPrice)) filters.push(['price', ({ pricePence }) => inRange(pricePence, minPrice, maxPrice)]);
  if (inStock === 'true') filters.push(['inStock', ({ product }) => product.inStock]);
  if (isSet(minSize, maxSize)) {
    filters.push(['size', ({ product: { specs } }) => inRange(specs.screenSizeInches, minSize, maxSize)]);
  }
  if (isSet(minNits, maxNits)) {
    filters.push(['brightness', ({ product: { specs } }) => inRange(specs.brightnessNits, minNits, maxNits)]);
  }
  if (outdoor === 'true') filters.push(['outdoor', ({ product }) => product.specs.outdoor === true]);
  if (touch === 'true') filters.push(['touch', ({ product }) => product.specs.touch === true]);
  return filters;
}

/** Which filter keeps a product out: none, one, or several of them. */
export function filtersAgainst(filters: readonly Filter[], entry: CatalogueEntry): FilterName | 'several' | null {
  let against: FilterName | null = null;
  for (const [name, keeps] of filters) {
    if (keeps(entry)) continue;
    if (against) return 'several';
    against = name;
  }
  return against;
}

function isSet(min: number | undefined, max: number | undefined): boolean {
  return min !== undefined || max !== undefined;
}

/** Whether a value lies between these two; turned round when they were given the wrong way (decision F2). */
function inRange(value: number | undefined, min: number | undefined, max: number | undefined): boolean {
  if (value === undefined) return false;
  const isTurned = min !== undefined && max !== undefined && min > max;
  const [low = 0, high = Number.POSITIVE_INFINITY] = isTurned ? [max, min] : [min, max];
  return value >= low && value <= high;
}

const alphabet = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

const comparisons: Record<Exclude<Sort, 'relevance'>, (a: CatalogueEntry, b: CatalogueEntry) => number> = {
  price: (a, b) => a.pricePence - b.pricePence,
  name: (a, b) => alphabet.compare(a.product.name, b.product.name),
  category: (a, b) => alphabet.compare(a.product.category, b.product.category),
};

/** Sorts what was found. Relevance is the order in which it came and has no other way round; equals stay by relevance. */
export function ordered(
  entries: readonly CatalogueEntry[],
  sortBy: Sort,
  sortOrder: SearchQuery['sortOrder'],
): readonly CatalogueEntry[] {
  if (sortBy === 'relevance') return entries;
  const compare = comparisons[sortBy];
  return [...entries].sort((a, b) => (sortOrder === 'desc' ? compare(b, a) : compare(a, b)));
}
