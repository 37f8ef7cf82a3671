import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartTotals } from './cart-totals.ts';

test('an empty cart has no totals, not even delivery', () => {
  expect(cartTotals([], 2000)).toEqual({ subtotal: 0, delivery: 0, total: 0, vatAmount: 0, grandTotal: 0 });
});

test('delivery of 9.99 is added and VAT is worked out once, on both', () => {
  const totals = cartTotals(
    [
      { pricePence: 29_900, quantity: 2 },
      { pricePence: 1_805, quantity: 1 },
    ],
    2000,
  );
  // (598.00 + 18.05 + 9.99) × 20 % = 125.208
  expect(totals).toEqual({ subtotal: 61_605, delivery: 999, total: 62_604, vatAmount: 12_521, grandTotal: 75_125 });
});

test('the totals of any cart add up to the penny', () => {
  const line = fc.record({ pricePence: fc.nat(9_999_999_999), quantity: fc.integer({ min: 1, max: 999 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), fc.nat(10_000), (lines, rate) => {
      const { subtotal, delivery, total, vatAmount, grandTotal } = cartTotals(lines, rate);
      expect(total).toBe(subtotal + delivery);
      expect(grandTotal).toBe(total + vatAmount);
      expect(Number.isSafeInteger(grandTotal)).toBe(true);
    }),
  );
});
