import { eachOf, mapped } from '#platform/list-steps.ts';
import { orderedBy } from '#platform/order-by.ts';
import type { Steps } from '#platform/steps.ts';

/** The list with its best `count` in order in front and the rest unordered; equals stay in their order. A page shows few of many. */
export function* bestFirst<T>(list: readonly T[], count: number, scoreOf: (item: T) => number): Steps<T[]> {
  if (list.length <= 2 * count) return yield* highestFirst(list, scoreOf);
  const least = yield* leastOfBest(list, count, scoreOf);
  const best: T[] = [];
  const others: T[] = [];
  yield* eachOf(list, (item) => {
    (scoreOf(item) >= least ? best : others).push(item);
  });
  return (yield* highestFirst(best, scoreOf)).concat(others);
}

// So many are compared faster than their scores are put into an array.
const FEW = 64;

function* highestFirst<T>(list: readonly T[], scoreOf: (item: T) => number): Steps<T[]> {
  if (list.length <= FEW) return list.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const order = yield* orderedBy(Uint32Array.from(list.keys()), (at) => -scoreOf(list[at] as T));
  return yield* mapped(order, (at) => list[at] as T);
}

// The least of the best so far is on top of a heap: nearly every score stays below it, and is compared once.
function* leastOfBest<T>(list: readonly T[], count: number, scoreOf: (item: T) => number): Steps<number> {
  const best = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  yield* eachOf(list, (item) => {
    const score = scoreOf(item);
    if (score > (best[0] ?? 0)) replaceLeast(best, score);
  });
  return best[0] ?? 0;
}

function replaceLeast(heap: Float64Array, score: number): void {
  let at = 0;
  for (;;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const lesser = (heap[right] ?? Number.POSITIVE_INFINITY) < (heap[left] ?? Number.POSITIVE_INFINITY) ? right : left;
    const below = heap[lesser] ?? Number.POSITIVE_INFINITY;
    if (score <= below) break;
    heap[at] = below;
    at = lesser;
  }
  heap[at] = score;
}
