import fc from 'fast-check';
import { expect, test } from 'vitest';
import { relatedTo } from './related.ts';
import type { CatalogueEntry } from './snapshot.ts';

const entryOf = (id: number, category: string, pricePence: number) =>
  ({ product: { id, category }, pricePence }) as unknown as CatalogueEntry;

test('related are the four of its category that are nearest in price, the older first of two as near, and never itself', () => {
  const drawn = fc.record({ category: fc.constantFrom('A', 'B'), price: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 30 }), (products) => {
      const entries = products.map(({ category, price }, at) => entryOf(at + 1, category, price));
      const [own = entryOf(0, 'A', 1)] = entries;
      const away = ({ pricePence }: CatalogueEntry) => Math.abs(pricePence - own.pricePence);
      const expected = entries
        .filter((one) => one !== own && one.product.category === own.product.category)
        .toSorted((a, b) => away(a) - away(b) || a.product.id - b.product.id);
      expect(relatedTo(own, { entries })).toEqual(expected.slice(0, 4).map(({ product }) => product));
    }),
  );
});

test('what is related goes by the catalogue as it is now', () => {
  const [own, other] = [entryOf(1, 'A', 5), entryOf(2, 'A', 6)];
  const moved = entryOf(2, 'B', 6);
  expect(relatedTo(own, { entries: [own, other] })).toEqual([other.product]);
  expect(relatedTo(own, { entries: [own, moved] })).toEqual([]);
  expect(relatedTo(own, { entries: [own, other, moved] })).toEqual([other.product]);
});
