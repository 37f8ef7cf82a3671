import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { eachOf } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';

interface CategoryCount {
  name: string;
  count: number;
}

/** Categories with their number of products, the largest first; cached, because several parts of an answer need them. */
export function* countCategories(entries: readonly CatalogueEntry[]): Steps<readonly CategoryCount[]> {
  const known = counted.get(entries);
  if (known) return known;
  const counts = new Map<string, number>();
  yield* eachOf(entries, ({ product }) => {
    counts.set(product.category, (counts.get(product.category) ?? 0) + 1);
  });
  const found = [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-GB'));
  counted.set(entries, found);
  return found;
}

const counted = new WeakMap<readonly CatalogueEntry[], readonly CategoryCount[]>();
