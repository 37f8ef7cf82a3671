import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { each, type Steps } from '#platform/steps.ts';
import type { Difference } from './carried-over.ts';

/** The rank of a product, the least first. */
export type RankOf = (entry: CatalogueEntry) => number;

/** Products by rank. Sorting numbers is several times as fast as comparing products; equals stay by id. */
export function* inOrder(entries: readonly CatalogueEntry[], rankOf: RankOf): Steps<readonly CatalogueEntry[]> {
  const ranks = new Float64Array(entries.length);
  yield* each(entries.entries(), ([i, entry]) => {
    ranks[i] = rankOf(entry);
  });
  const sorted = ranks.slice().sort();
  const taken = new Uint32Array(entries.length);
  const order = entries.slice();
  yield* each(entries.entries(), ([i, entry]) => {
    const first = firstNotBelow(ranks[i] ?? 0, sorted);
    order[first + (taken[first] ?? 0)] = entry;
    taken[first] = (taken[first] ?? 0) + 1;
  });
  return order;
}

function firstNotBelow(rank: number, sorted: Float64Array): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < rank) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The same order after these differences. */
export function reordered(
  order: readonly CatalogueEntry[],
  differences: readonly Difference[],
  rankOf: RankOf,
): readonly CatalogueEntry[] {
  const next = order.slice();
  for (const [before] of differences) if (before) next.splice(placeIn(next, before, rankOf), 1);
  for (const [, after] of differences) if (after) next.splice(placeIn(next, after, rankOf), 0, after);
  return next;
}

/** Where a product stands, or would stand: by rank, then by id. */
export function placeIn(order: readonly CatalogueEntry[], entry: CatalogueEntry, rankOf: RankOf): number {
  const [rank, { id }] = [rankOf(entry), entry.product];
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = order[middle];
    const rankOfOther = other ? rankOf(other) : Number.POSITIVE_INFINITY;
    if (rankOfOther < rank || (rankOfOther === rank && other && other.product.id < id)) low = middle + 1;
    else high = middle;
  }
  return low;
}
