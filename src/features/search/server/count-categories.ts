import type { CatalogueEntry } from '#features/catalogue/server/door.ts';

/** Categories with their number of products, the largest first. */
export function countCategories(entries: readonly CatalogueEntry[]): readonly { name: string; count: number }[] {
  const before = counted.get(entries);
  if (before) return before;
  const counts = new Map<string, number>();
  for (const { product } of entries) counts.set(product.category, (counts.get(product.category) ?? 0) + 1);
  const list = [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-GB'));
  counted.set(entries, list);
  return list;
}
// Summary, facets and alternatives all need the list.
const counted = new WeakMap<readonly CatalogueEntry[], readonly { name: string; count: number }[]>();
