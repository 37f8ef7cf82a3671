import type { ProductWords } from '#features/catalogue/server/door.ts';
import { eachOf } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';

/** A number for what products have in common, and one product for each number. */
export interface Numbered {
  numberAt(place: number): number;
  sampleOf(number: number): ProductWords;
}

/** Numbers products from 1 by what `keyOf` says of them, each when it is first asked for. */
export function numberedBy(words: readonly ProductWords[], keyOf: (product: ProductWords) => string): Numbered {
  const known = new Uint32Array(words.length);
  const numbers = new Map<string, number>();
  const samples: ProductWords[] = [];
  const read = (product: ProductWords) => {
    const key = keyOf(product);
    const number = numbers.get(key) ?? samples.push(product);
    numbers.set(key, number);
    return number;
  };
  return {
    numberAt: (place) => {
      const before = known[place] ?? 0;
      if (before > 0) return before;
      const number = read(words[place] as ProductWords);
      known[place] = number;
      return number;
    },
    sampleOf: (number) => samples[number - 1] as ProductWords,
  };
}

/** How many of these places have each number: calls `add` once for each, with one product that stands for all. */
export function* tallied(
  places: ArrayLike<number>,
  { numberAt, sampleOf }: Numbered,
  add: (sample: ProductWords, times: number) => void,
): Steps<void> {
  const times: number[] = [];
  yield* eachOf(places, (place) => {
    const number = numberAt(place);
    while (times.length <= number) times.push(0);
    times[number] = (times[number] ?? 0) + 1;
  });
  yield* eachOf(times, (count, number) => {
    if (count > 0) add(sampleOf(number), count);
  });
}
