import type { Fit } from '../../understanding/need.ts';
import { cachedBy } from '../cached-by.ts';

/** An answer for each place of a list. */
export type FitAt = (place: number) => Fit;

/** Room for the answers of so many places: a quarter of a byte each, of 100,000 products 25 kB. */
export function roomForFits(size: number): Uint8Array {
  return new Uint8Array(Math.ceil(size / 4));
}

/**
 * Remembers the answer for each place once it was asked for. A processor has `known` at hand, where the products themselves lie all over
 * the memory.
 */
export function rememberedFits(known: Uint8Array, judge: FitAt): FitAt {
  return (place) => {
    const shift = (place & 3) << 1;
    const before = ((known[place >> 2] ?? 0) >> shift) & 3;
    if (before !== 0) return (before - 2) as Fit;
    const fit = judge(place);
    known[place >> 2] = (known[place >> 2] ?? 0) | ((fit + 2) << shift);
    return fit;
  };
}

/** Forgets the answer for a place. */
export function forgetFit(known: Uint8Array, place: number): void {
  known[place >> 2] = (known[place >> 2] ?? 0) & ~(3 << ((place & 3) << 1));
}

/** What was made for the keys that were asked for last. */
export interface LastAsked<Value> {
  get(key: unknown, make: () => Value): Value;
  all(): Iterable<[key: unknown, value: Value]>;
}

/** Remembers what was made for the `most` keys that were asked for last; begins with these. */
export function lastAsked<Value extends object>(
  most: number,
  before: Iterable<[key: unknown, value: Value]> = [],
): LastAsked<Value> {
  const values = new Map(before);
  return {
    get: (key, make) => {
      const value = values.get(key) ?? make();
      values.delete(key);
      values.set(key, value);
      if (values.size > most) values.delete(values.keys().next().value);
      return value;
    },
    all: () => values,
  };
}

let count = 0;

/** A number for an object, by which keys can name it. */
export const numberFor = cachedBy((_: object): number => ++count);
