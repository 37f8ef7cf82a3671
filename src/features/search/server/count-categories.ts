import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { cachedBy } from './cached-by.ts';

/** Categories with their number of products, the largest first; cached, because several parts of an answer need them. */
export const countCategories = cachedBy((entries: readonly CatalogueEntry[]) => {
  const counts = new Map<string, number>();
  for (const { product } of entries) counts.set(product.category, (counts.get(product.category) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-GB'));
});
