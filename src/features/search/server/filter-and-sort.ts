import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { Sort } from '#features/search/limits.ts';

export type FilterName = 'category' | 'price' | 'inStock' | 'size' | 'brightness' | 'outdoor' | 'touch';

/** Which filter keeps a product out: none, one, or several of them. */
export function filtersAgainst(query: SearchQuery, entry: CatalogueEntry): FilterName | 'several' | null {
  let against: FilterName | null = null;
  for (const [name, keeps] of FILTERS) {
    if (keeps(query, entry)) continue;
    if (against) return 'several';
    against = name;
  }
  return against;
}

const FILTERS: readonly [FilterName, (query: SearchQuery, entry: CatalogueEntry) => boolean][] = [
  ['category', ({ category }, { product }) => !category || product.category === category],
  // In pence ex VAT.
  ['price', ({ minPrice, maxPrice }, { pricePence }) => inRange(pricePence, minPrice, maxPrice)],
  ['inStock', ({ inStock }, { product }) => inStock !== 'true' || product.inStock],
  ['size', ({ minSize, maxSize }, { product }) => inRange(product.specs.screenSizeInches, minSize, maxSize)],
  ['brightness', ({ minNits, maxNits }, { product }) => inRange(product.specs.brightnessNits, minNits, maxNits)],
  ['outdoor', ({ outdoor }, { product }) => outdoor !== 'true' || product.specs.outdoor === true],
  ['touch', ({ touch }, { product }) => touch !== 'true' || product.specs.touch === true],
];

/** Whether a value lies between these two; turned round when they were given the wrong way (decision F2). */
function inRange(value: number | undefined, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
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
