import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry, ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import { SHOP_FILTERS } from '#features/search/attribute-filters.ts';
import { atOnce } from '#platform/steps.ts';
import { OUTDOOR, SELF_SERVICE, TOUCH } from '../../understanding/trade-needs.ts';
import { NO_WISH, readWish } from '../../understanding/wishes/read-wish.ts';
import { disagreementWith, type Meant } from '../agreement.ts';
import { columnsOf, STOCK } from './columns.ts';
import { lastAsked, rememberedFits } from './memo.ts';
import { tallied } from './numbered.ts';
import { textColumnsOf } from './text-columns.ts';

const NEEDS = [OUTDOOR, TOUCH, SELF_SERVICE];
const specs = fc.record(
  {
    outdoor: fc.boolean(),
    touch: fc.boolean(),
    screenSizeInches: fc.constantFrom(32, 55),
    formFactor: fc.constantFrom('set', 'totem'),
  },
  { requiredKeys: [] },
);
const product = fc.record({
  name: fc.constantFrom('Order kiosk', 'Outdoor totem', 'Wall bracket', 'Panel'),
  category: fc.constantFrom('Kiosks', 'Outdoor Signage', 'Accessories'),
  specs,
});
const shelf = fc
  .array(product, { minLength: 1, maxLength: 40 })
  .map((some) => some.map((each, at) => ({ ...each, id: at + 1 }) as unknown as ProductWords));
const meant = fc.record({
  asked: fc.constant(null),
  isAssumed: fc.boolean(),
  stated: fc.subarray(NEEDS).map((needs) => needs.map((need) => ({ need, stretches: [] }))),
  implied: fc.subarray(NEEDS),
  isSeveral: fc.boolean(),
  wish: fc.constantFrom(NO_WISH, readWish('nobody knows which of the meeting rooms is taken')),
});

test('what is remembered of a product is what is worked out of it, in whatever order and however often it is asked for', () => {
  fc.assert(
    fc.property(shelf, fc.array(fc.nat(39), { maxLength: 120 }), meant, (words, asked, said: Meant) => {
      const texts = textColumnsOf(words);
      const disagreement = disagreementWith(said, texts);
      for (const at of asked) {
        const place = at % words.length;
        const each = words[place] as ProductWords;
        for (const need of NEEDS) expect(texts.fitOf(need)(place)).toBe(need.fits(each));
        // Alone on a shelf nothing else has been seen.
        expect(disagreement(place)).toBe(disagreementWith(said, textColumnsOf([each]))(0));
        expect(texts.numberOf('screenSizeInches')(place)).toBe(each.specs.screenSizeInches ?? Number.NaN);
        expect(texts.testOf('a kiosk', ({ category }) => category === 'Kiosks')(place)).toBe(
          each.category === 'Kiosks',
        );
      }
    }),
  );
});

test('products that add the same to the facets are counted together, and none is forgotten', () => {
  fc.assert(
    fc.property(shelf, (words) => {
      const counts = new Map<string, number>();
      const key = ({ specs: { outdoor, touch, screenSizeInches } }: ProductWords) =>
        JSON.stringify([outdoor, touch, screenSizeInches]);
      atOnce(
        tallied([...words.keys()], textColumnsOf(words).facetsFor(SHOP_FILTERS), (sample, times) =>
          counts.set(key(sample), (counts.get(key(sample)) ?? 0) + times),
        ),
      );
      expect(Object.fromEntries(counts)).toEqual(
        Object.fromEntries([...Map.groupBy(words, key)].map(([specs, those]) => [specs, those.length])),
      );
    }),
  );
});

test('what was asked for longest ago is forgotten first', () => {
  const remember = lastAsked<object>(2);
  const make = () => ({});
  const [a, b] = [remember('a', make), remember('b', make)];
  expect(remember('a', make)).toBe(a);
  remember('c', make);
  expect(remember('a', make)).toBe(a);
  expect(remember('b', make)).not.toBe(b);
});

test('a product is judged once', () => {
  let judged = 0;
  const fitAt = rememberedFits(5, (place) => {
    judged++;
    return place === 2 ? 0 : place > 2 ? 1 : -1;
  });
  expect([0, 1, 2, 3, 4, 4, 3, 2, 1, 0].map(fitAt)).toEqual([-1, -1, 0, 1, 1, 1, 1, 0, -1, -1]);
  expect(judged).toBe(5);
});

test('prices and stock follow each change, and are the same arrays while no product is sold out', () => {
  const line = {};
  const entryOf = (id: number, pricePence: number, stockQuantity: number) =>
    ({
      pricePence,
      product: { id, inStock: stockQuantity > 0, stockQuantity, specs: {} } as Product,
    }) as CatalogueEntry;
  const words = [1, 2, 3].map((id) => ({ id }) as ProductWords);
  const columns = (...entries: CatalogueEntry[]) => columnsOf({ entries, words, line } as unknown as Snapshot);
  const [a, b, c] = [entryOf(1, 100, 5), entryOf(2, 200, 5), entryOf(3, 300, 1)];
  const first = columns(a, b, c);
  const sold = columns(a, entryOf(2, 200, 4), c);
  expect(sold.pence).toBe(first.pence);
  const soldOut = columns(a, b, entryOf(3, 300, 0));
  expect([...soldOut.stock]).toEqual([STOCK.inStock, STOCK.inStock, STOCK.none]);
  const dearer = columns(entryOf(1, 110, 5), b, c);
  expect([...dearer.pence]).toEqual([110, 200, 300]);
  expect([...first.pence]).toEqual([100, 200, 300]);
  expect(dearer.placeById(3)).toBe(2);
  expect(dearer.placeById(4)).toBe(-1);
});
