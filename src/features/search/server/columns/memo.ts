import type { Fit } from '../../understanding/need.ts';
import { cachedBy } from '../cached-by.ts';

/** An answer for each place of a list. */
export type FitAt = (place: number) => Fit;

/**
 * Remembers the answer for each place once it was asked for, in a quarter of a byte: of 100,000 products 25 kB, which a processor
 * has at hand where the products themselves lie all over the memory.
 */
export function rememberedFits(size: number, judge: FitAt): FitAt {
  const known = new Uint8Array(Math.ceil(size / 4));
  return (place) => {
    const shift = (place & 3) << 1;
    const before = ((known[place >> 2] ?? 0) >> shift) & 3;
    if (before !== 0) return (before - 2) as Fit;
    const fit = judge(place);
    known[place >> 2] = (known[place >> 2] ?? 0) | ((fit + 2) << shift);
    return fit;
  };
}

/** Remembers what was made for the `most` keys that were asked for last. */
export function lastAsked<Value extends object>(most: number): (key: unknown, make: () => Value) => Value {
  const values = new Map<unknown, Value>();
  return (key, make) => {
    const value = values.get(key) ?? make();
    values.delete(key);
    values.set(key, value);
    if (values.size > most) values.delete(values.keys().next().value);
    return value;
  };
}

let count = 0;

/** A number for an object, by which keys can name it. */
export const numberFor = cachedBy((_: object): number => ++count);
