import { randomFrom } from '../random.ts';

/**
 * Draws of 0 to `size - 1` as visitors choose among products: the second half as often as the first, the third a third
 * (Zipf's law, s = 1). The same seed draws the same.
 */
export function zipfDraws(count: number, size: number, seed = 1): number[] {
  const sums: number[] = [];
  for (let rank = 1; rank <= size; rank++) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => firstAbove(sums, random() * (sums.at(-1) ?? 0)));
}

function firstAbove(sums: readonly number[], value: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
