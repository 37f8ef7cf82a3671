import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PENCE } from '#values/money.ts';
import { applyChange } from './plan-many.ts';

const board = { price: 29_900, stockQuantity: 4, category: 'Kiosks' };
const priceAfter = (price: number, percent: number) => {
  const after = applyChange({ ...board, price }, { price: { percent } });
  return typeof after === 'string' ? after : after.price;
};

test.each([
  [29_900, 1_000, 32_890],
  [29_900, -1_000, 26_910],
  // 0.125 and 0.375 pounds: half a penny goes up, whichever way the price goes.
  [10, 2_500, 13],
  [50, -2_500, 38],
  [1, -5_000, 1],
  [333, 333, 344],
  [29_900, -10_000, 0],
  [MAX_PENCE, 0, MAX_PENCE],
])('%d pence and %d hundredths of a percent are %d pence', (price, percent, after) => {
  expect(priceAfter(price, percent)).toBe(after);
});

test('a percentage is rounded half up to the penny, whatever the price', () => {
  fc.assert(
    fc.property(fc.nat(9_000_000), fc.integer({ min: -10_000, max: 10_000 }), (price, percent) => {
      const exact = price * (10_000 + percent);
      const after = priceAfter(price, percent) as number;
      expect(after * 10_000 - exact).toBeGreaterThan(-5_000);
      expect(after * 10_000 - exact).toBeLessThanOrEqual(5_000);
    }),
  );
});

test.each([
  [{ price: { add: -29_901 } }, 'The price would be below 0.00'],
  [{ price: { add: MAX_PENCE } }, 'The price would be above 99,999,999.99'],
  [{ stock: { add: -5 } }, 'The stock would be below 0: there are 4'],
  [{ stock: { add: 999_996 } }, 'The stock would be above 999,999: there are 4'],
])('%j is refused with the reason', (change, reason) => {
  expect(applyChange(board, change)).toBe(reason);
});

test('a stock that is above the most already may fall and stay, and not grow', () => {
  const many = { ...board, stockQuantity: 1_500_000 };
  expect(applyChange(many, { stock: { add: -1 } })).toMatchObject({ stockQuantity: 1_499_999 });
  expect(applyChange(many, { price: { set: 1 } })).toMatchObject({ stockQuantity: 1_500_000 });
  expect(applyChange(many, { stock: { add: 1 } })).toBe('The stock would be above 999,999: there are 1,500,000');
});

test('price, stock and category change together, and what is not named stays', () => {
  expect(applyChange(board, { price: { set: 1 }, stock: { add: -4 }, category: 'Walls' })).toEqual({
    price: 1,
    stockQuantity: 0,
    category: 'Walls',
  });
  expect(applyChange(board, { stock: { set: 0 } })).toEqual({ ...board, stockQuantity: 0 });
});
