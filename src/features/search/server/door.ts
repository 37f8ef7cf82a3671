import type { Product } from '#features/catalogue/contract.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { Ground } from '#platform/ground.ts';
import { ordered } from './filter-and-sort.ts';
import { find } from './find.ts';
import { openSearch } from './open-search.ts';
import { isAboutProducts, reasonFor } from './reasons.ts';

export { readConditions, withoutStretches } from '../understanding/conditions.ts';

/** What somebody may be looking for: the first products with the reason for each, and what all of them span. */
export interface Advice {
  products: { product: Product; reason: string }[];
  total: number;
  /** Whether the words name anything that the shop sells; a chance match of a small word is no answer. */
  isAbout: boolean;
}

/** Searches as the search screen does and says of each of the first `count` products why it was chosen. */
export async function advise(ground: Ground, query: SearchQuery, count: number): Promise<Advice> {
  const { snapshot, inForce } = await openSearch(ground);
  const found = find(query, snapshot, inForce, query.sortBy === 'relevance' ? count : undefined);
  const entries = ordered(found.entries, query.sortBy, query.sortOrder).slice(0, count);
  return {
    products: entries.map((entry) => ({ product: entry.product, reason: reasonFor(entry, query, found) })),
    total: found.entries.length,
    isAbout: isAboutProducts(inForce.index, found),
  };
}
