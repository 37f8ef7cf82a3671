import { eachOf, sorted } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';

/** The list with its best `count` in order in front and the rest unordered; equals stay in their order. A page shows few of many. */
export function* bestFirst<T>(list: readonly T[], count: number, scoreOf: (item: T) => number): Steps<T[]> {
  const higher = (a: T, b: T) => scoreOf(b) - scoreOf(a);
  if (list.length <= 2 * count) return yield* sorted(list, higher);
  const least = yield* leastOfBest(list, count, scoreOf);
  const best: T[] = [];
  const others: T[] = [];
  yield* eachOf(list, (item) => {
    (scoreOf(item) >= least ? best : others).push(item);
  });
  return (yield* sorted(best, higher)).concat(others);
}

// Nearly every score stays below the best few, and is compared once.
function* leastOfBest<T>(list: readonly T[], count: number, scoreOf: (item: T) => number): Steps<number> {
  const best = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  yield* eachOf(list, (item) => {
    const score = scoreOf(item);
    let at = 0;
    while (at < count && score > (best[at] ?? 0)) at++;
    if (at === 0) return;
    best.copyWithin(0, 1, at);
    best[at - 1] = score;
  });
  return best[0] ?? 0;
}
