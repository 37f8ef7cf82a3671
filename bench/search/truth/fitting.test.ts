import { expect, test } from 'vitest';
import { readFitFacts } from '#features/fits/fit-facts.ts';
import { verdictOf } from './fitting.ts';
import { everything, search, snapshot } from './judged-shop.ts';

test('what is said to fit a named product is what fits it, all of it and nothing else', () => {
  let asked = 0;
  for (const { product } of snapshot.entries.filter(({ product: { sku } }) => sku).slice(0, 120)) {
    for (const [kind, role] of [
      ['bracket', 'bracket'],
      ['player', 'player'],
      ['enclosure', 'enclosure'],
    ] as const) {
      const q = `${kind} for ${product.sku}`;
      const { searchSummary } = search({ q });
      if (!/(?:It fits|All of these fit) .+, by the specifications\./.test(searchSummary)) continue;
      const found = everything({ q });
      const all = snapshot.entries.filter(
        (entry) => readFitFacts(entry.product).role === role && verdictOf(product.id, entry.product.id) === 'fits',
      );
      expect(
        found.every(({ id }) => verdictOf(product.id, id) === 'fits'),
        q,
      ).toBe(true);
      expect(found.length, q).toBe(all.length);
      asked++;
    }
  }
  expect(asked).toBeGreaterThan(20);
});
