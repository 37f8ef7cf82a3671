/** The list with its best `count` in order in front and the rest unordered; equals stay in their order. A page shows few of many. */
export function bestFirst<T>(list: readonly T[], count: number, scoreOf: (item: T) => number): T[] {
  const inOrder = (some: T[]) => some.sort((a, b) => scoreOf(b) - scoreOf(a));
  if (list.length <= 2 * count) return inOrder([...list]);
  const scores = Float64Array.from(list, scoreOf).sort();
  const least = scores[scores.length - count] ?? 0;
  const best: T[] = [];
  const others: T[] = [];
  for (const item of list) (scoreOf(item) >= least ? best : others).push(item);
  return inOrder(best).concat(others);
}
