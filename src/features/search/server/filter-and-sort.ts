import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { Sort } from '#features/search/limits.ts';
import type { Pence } from '#values/money.ts';

/** Whether a price lies between these two, ex VAT; turned round when they were given the wrong way (decision F2). */
export function inRange({ pricePence }: CatalogueEntry, min: Pence | undefined, max: Pence | undefined): boolean {
  const isTurned = min !== undefined && max !== undefined && min > max;
  const [low = 0, high = Number.POSITIVE_INFINITY] = isTurned ? [max, min] : [min, max];
  return pricePence >= low && pricePence <= high;
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
