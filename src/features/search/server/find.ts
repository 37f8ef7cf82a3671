import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { inRange } from './filter-and-sort.ts';
import { popularIds } from './popular.ts';
import { rank } from './rank.ts';
import { indexOf } from './search-index.ts';
import type { WordGroup } from './understand.ts';

/** Everything that a query and its filters find, before it is cut into pages. */
export interface Found {
  entries: CatalogueEntry[];
  /** The same before the category filter: what the other categories would show. */
  ofAllCategories: CatalogueEntry[];
  groups: readonly WordGroup[];
}

/** Ranks and filters, the most relevant first. */
export function find(query: SearchQuery, snapshot: Snapshot): Found {
  const { ids, groups } = rankOrPopular(query.q ?? '', snapshot);
  const ofAllCategories = ids
    .flatMap((id) => snapshot.byId.get(id) ?? [])
    .filter((entry) => inRange(entry, query.minPrice, query.maxPrice))
    .filter((entry) => query.inStock !== 'true' || entry.product.inStock);
  const entries = query.category
    ? ofAllCategories.filter(({ product }) => product.category === query.category)
    : ofAllCategories;
  return { entries, ofAllCategories, groups };
}

/** Categories with their number of products, the largest first. */
export function countCategories(entries: readonly CatalogueEntry[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { product } of entries) counts.set(product.category, (counts.get(product.category) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-GB'));
}

function rankOrPopular(q: string, snapshot: Snapshot) {
  if (!q.trim()) return { ids: popularIds(snapshot), groups: [] };
  return rank(q, indexOf(snapshot.words));
}
