import { inCategoryOrder } from '#features/catalogue/categories.ts';
import { inSteps } from '#platform/steps.ts';
import type { Snapshot } from './snapshot.ts';

/** More would fill the foot of every page. */
const MOST = 12;

const counted = new WeakMap<object, Promise<readonly string[]>>();

/**
 * The categories that hold something, sold out or not: of more than twelve those with the most products. The catalogue is gone through in
 * turns, and once for all who ask until a list of it is another.
 */
export function categoriesOnSale({
  entries,
  lists = entries,
}: Pick<Snapshot, 'entries' | 'lists'>): Promise<readonly string[]> {
  const categories = counted.get(lists) ?? count(entries);
  counted.set(lists, categories);
  return categories;
}

async function count(entries: Snapshot['entries']): Promise<readonly string[]> {
  const counts = new Map<string, number>();
  await inSteps(entries, ({ product: { category } }) => {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  });
  const largest = [...counts].toSorted(([a, most], [b, least]) => least - most || inCategoryOrder(a, b));
  return largest
    .slice(0, MOST)
    .map(([category]) => category)
    .toSorted(inCategoryOrder);
}
