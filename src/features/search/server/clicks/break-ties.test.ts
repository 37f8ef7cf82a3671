import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { atOnce } from '#platform/steps.ts';
import { bestFirst } from '../../engine/best-first.ts';
import { PIN_SCORE, type Scored } from '../weigh.ts';
import { breakTies, MOST_LIFT } from './break-ties.ts';
import { strengthOf } from './read-clicks.ts';

type Found = { words: number; against: number; clicks: number; inStock?: boolean; isByCode?: boolean };

/** These products with their clicks; the id is the place in the list. */
function shelf(found: readonly Found[]) {
  const entries = found.map(({ inStock = true }, id) => ({ product: { id, inStock } }) as CatalogueEntry);
  const columns = { entries, placeById: (id: number) => id };
  const scored = found.map(
    ({ words, against, isByCode = false }, place): Scored => ({ place, score: words - against, against, isByCode }),
  );
  const strengths = new Map(found.map(({ clicks }, id): [number, number] => [id, strengthOf(clicks)]));
  const order = () => atOnce(bestFirst(scored, 100, ({ score }) => score)).map(({ place }) => place);
  return { scored, strengths, columns, order };
}

const product = fc.record({
  // Close together, so that most are nearly equal.
  words: fc.double({ min: 4, max: 4.4, noNaN: true }),
  against: fc.constantFrom(0, 0.3, 1, 1.4, 1_000),
  clicks: fc.constantFrom(0, 5, 40, 1_000_000_000),
});

test('no number of clicks lifts a product above one that agrees better with the sentence, or has clearly better words', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 2, maxLength: 30 }), (found) => {
      const { scored, strengths, columns, order } = shelf(found);
      const before = order();
      atOnce(breakTies(scored, strengths, columns));
      const place = new Map(order().map((id, at) => [id, at]));
      for (const [at, better] of before.entries()) {
        for (const other of before.slice(at + 1)) {
          const [a, b] = [found[better], found[other]] as [Found, Found];
          const agreesBetter = a.against < b.against;
          const hasBetterWords = a.against === b.against && a.words > b.words * (1 + MOST_LIFT);
          if (agreesBetter || hasBetterWords) expect(place.get(better)).toBeLessThan(place.get(other) ?? -1);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('of equals the one that is opened more comes first, and one with a few clicks is caught up with slowly', () => {
  const { scored, strengths, columns, order } = shelf([
    { words: 4, against: 0, clicks: 0 },
    { words: 3.97, against: 0, clicks: 100 },
  ]);
  atOnce(breakTies(scored, strengths, columns));
  expect(order()).toEqual([1, 0]);
  expect(strengthOf(4)).toBe(0);
  expect(strengthOf(100) / strengthOf(10)).toBeLessThan(2);
  expect(strengthOf(1e9)).toBe(1);
});

test('what is pinned, named by its part number or sold out is where it was', () => {
  const { scored, strengths, columns, order } = shelf([
    { words: PIN_SCORE, against: 0, clicks: 0 },
    { words: 4.01, against: 0, clicks: 0, isByCode: true },
    { words: 4.005, against: 0, clicks: 0 },
    { words: 4, against: 0, clicks: 1e9, inStock: false },
  ]);
  atOnce(breakTies(scored, strengths, columns));
  expect(order()).toEqual([0, 1, 2, 3]);
});
