import type { ProductWords } from '#features/catalogue/server/door.ts';
import { eachOf } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import { carriedNumbers, type SameTexts } from './same-texts.ts';

/** A number for what products have in common, and one product for each number. */
export interface Numbered {
  numberAt(place: number): number;
  sampleOf(number: number): ProductWords;
  /** The same for texts of which these are the same. */
  after(words: readonly ProductWords[], same: SameTexts): Numbered;
}

/** Numbers products from 1 by what `keyOf` says of them, each when it is first asked for. */
export function numberedBy(words: readonly ProductWords[], keyOf: (product: ProductWords) => string): Numbered {
  return openNumbered(words, keyOf, { known: new Uint32Array(words.length), numbers: new Map(), samples: [] });
}

interface Known {
  known: Uint32Array;
  numbers: Map<string, number>;
  samples: ProductWords[];
}

function openNumbered(
  words: readonly ProductWords[],
  keyOf: (product: ProductWords) => string,
  { known, numbers, samples }: Known,
): Numbered {
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
    // Numbers are only added, so that both have the same.
    after: (others, same) => openNumbered(others, keyOf, { known: carriedNumbers(known, same), numbers, samples }),
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
