import type { Steps } from '#platform/steps.ts';
import type { Columns } from './columns/columns.ts';
import { tallied } from './columns/numbered.ts';
import type { Places } from './columns/places.ts';

interface CategoryCount {
  name: string;
  count: number;
}

/** Categories with their number of products, the largest first; cached, because several parts of an answer need them. */
export function* countCategories(places: Places, { texts }: Columns): Steps<readonly CategoryCount[]> {
  const known = counted.get(places);
  if (known) return known;
  const found: CategoryCount[] = [];
  yield* tallied(places, texts.categories, ({ category }, count) => found.push({ name: category, count }));
  found.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en-GB'));
  counted.set(places, found);
  return found;
}

const counted = new WeakMap<Places, readonly CategoryCount[]>();
