import { searchQuery } from '#features/search/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import { find } from '../find.ts';
import { withOtherSearches } from '../in-turns.ts';
import { openSearch } from '../open-search.ts';

/** What stands first for each of these queries today, if anything. */
export async function firstToday(
  context: AppContext,
  queries: readonly string[],
): Promise<Map<string, { productId: number; name: string }>> {
  const { snapshot, inForce } = await openSearch(context);
  const first = new Map<string, { productId: number; name: string }>();
  for (const q of queries) {
    const { entries } = await withOtherSearches(find(searchQuery.parse({ q }), snapshot, inForce, 1));
    const [entry] = entries;
    if (entry) first.set(q, { productId: entry.product.id, name: entry.product.name });
  }
  return first;
}
