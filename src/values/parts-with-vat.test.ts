import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withVat } from './money.ts';
import { partsWithVat } from './parts-with-vat.ts';

test('goods less points with delivery, each inc VAT, come to the total inc VAT, whatever they are', () => {
  const pence = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(pence, pence, pence, fc.integer({ min: 0, max: 10_000 }), (goods, points, delivery, rate) => {
      const parts = [goods, -Math.min(points, goods), delivery];
      const inc = partsWithVat(parts, rate);
      const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
      expect(sum(inc)).toBe(withVat(sum(parts), rate));
      // The goods stand alone, and a part is at most a penny from its own.
      expect(inc[0]).toBe(withVat(goods, rate));
      expect(Math.abs((inc[2] ?? 0) - withVat(delivery, rate))).toBeLessThanOrEqual(1);
    }),
  );
  expect(partsWithVat([999, 999], 2_000)).toEqual([1_199, 1_199]);
  expect(partsWithVat([], 2_000)).toEqual([]);
});
