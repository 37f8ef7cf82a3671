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
import { lastAsked, rememberedFits, roomForFits } from './memo.ts';
import { tallied } from './numbered.ts';
import { type TextColumns, textColumnsOf } from './text-columns.ts';

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
  const { get: remember } = lastAsked<object>(2);
  const make = () => ({});
  const [a, b] = [remember('a', make), remember('b', make)];
  expect(remember('a', make)).toBe(a);
  remember('c', make);
  expect(remember('a', make)).toBe(a);
  expect(remember('b', make)).not.toBe(b);
});

test('a product is judged once', () => {
  let judged = 0;
  const fitAt = rememberedFits(roomForFits(5), (place) => {
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

test('after other texts everything known is what would be read of them anew, whatever changed, came or went', () => {
  const change = fc.record({ at: fc.nat(40), to: fc.option(product), isNew: fc.boolean() });
  fc.assert(
    fc.property(shelf, fc.array(change, { maxLength: 4 }), meant, (words, changes, said: Meant) => {
      const read = (texts: TextColumns) => {
        const { fitOf, traitAt, trait, categories, facetsFor, size } = texts;
        return Array.from({ length: size }, (_, place) => [
          ...[trait(traitAt(place)), categories.sampleOf(categories.numberAt(place)).category],
          ...[...NEEDS.map((need) => fitOf(need)(place)), disagreementWith(said, texts)(place)],
          facetsFor(SHOP_FILTERS).sampleOf(facetsFor(SHOP_FILTERS).numberAt(place)).specs.touch,
        ]);
      };
      const before = textColumnsOf(words);
      read(before);
      const next = [...words];
      for (const { at, to, isNew } of changes) {
        const { id } = next[at % Math.max(1, next.length)] ?? { id: 1 };
        const place = next.findIndex((each) => each.id === id);
        if (isNew && to) next.push({ ...to, id: 1_000 + next.length } as unknown as ProductWords);
        else next.splice(Math.max(0, place), 1, ...(to ? [{ ...to, id } as unknown as ProductWords] : []));
      }
      expect(read(before.after(next))).toEqual(read(textColumnsOf([...next])));
    }),
  );
});
