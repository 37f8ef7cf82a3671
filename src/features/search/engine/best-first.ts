/** The list with its best `count` in order in front and the rest unordered; equals stay in their order. A page shows few of many. */
export function bestFirst<T>(list: readonly T[], count: number, scoreOf: (item: T) => number): T[] {
  const inOrder = (some: T[]) => some.sort((a, b) => scoreOf(b) - scoreOf(a));
  if (list.length <= 2 * count) return inOrder([...list]);
  const least = leastOfBest(list, count, scoreOf);
  const best: T[] = [];
  const others: T[] = [];
  for (const item of list) (scoreOf(item) >= least ? best : others).push(item);
  return inOrder(best).concat(others);
}

// Nearly every score stays below the best few, and is compared once.
function leastOfBest<T>(list: readonly T[], count: number, scoreOf: (item: T) => number): number {
  const best = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  for (const item of list) {
    const score = scoreOf(item);
    let at = 0;
    while (at < count && score > (best[at] ?? 0)) at++;
    if (at === 0) continue;
    best.copyWithin(0, 1, at);
    best[at - 1] = score;
  }
  return best[0] ?? 0;
}
