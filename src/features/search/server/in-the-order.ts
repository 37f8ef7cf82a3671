import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { eachOf, filtered } from '#platform/list-steps.ts';
import { orderedBy } from '#platform/order-by.ts';
import type { Steps } from '#platform/steps.ts';
import { type Order, standingIn } from '../understanding/orders.ts';
import { isPinned, type Scored } from './weigh.ts';

/**
 * Puts what contradicts least, or by no more than `within`, into the order asked for; the rest stays behind. Whether nothing had to.
 */
export function* putInOrder(
  passing: readonly Scored[],
  order: Order,
  entries: readonly CatalogueEntry[],
  within = 0,
): Steps<boolean> {
  const own = yield* filtered(passing, (each) => !isPinned(each));
  const least = own.reduce((most, { against }) => Math.min(most, against), Number.POSITIVE_INFINITY);
  const good = yield* filtered(own, ({ against }) => against <= least + within);
  const best = good.reduce((most, { score }) => Math.max(most, score), 0);
  // Sorting ranks is many times as fast as comparing products.
  const groups: [number[], number[], number[]] = [[], [], []];
  const ranks = new Float64Array(good.length);
  yield* eachOf(good, ({ place }, at) => {
    const { group, rank } = standingIn(order, entries[place] as CatalogueEntry);
    groups[group].push(at);
    ranks[at] = rank;
  });
  let before = 0;
  for (const group of groups) {
    const inOrder = yield* orderedBy(group, (at) => ranks[at] ?? 0);
    yield* eachOf(inOrder, (at) => {
      (good[at] as Scored).score = best + 1 - before++ / good.length;
    });
  }
  return good.length === own.length;
}
