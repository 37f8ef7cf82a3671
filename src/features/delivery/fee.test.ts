import { expect, test } from 'vitest';
import { deliveryFee } from './fee.ts';

const standard = { price: 999, freeThreshold: 10_000 };

test('a penny short of the threshold pays for delivery', () => {
  expect(deliveryFee(standard, 9_999)).toBe(999);
});

test('delivery is free at the threshold and above', () => {
  expect(deliveryFee(standard, 10_000)).toBe(0);
  expect(deliveryFee(standard, 1_329_000)).toBe(0);
});

test('a method without a threshold is never free, one with a threshold of nothing always is', () => {
  expect(deliveryFee({ price: 2_499, freeThreshold: null }, 9_999_999_999)).toBe(2_499);
  expect(deliveryFee({ price: 2_499, freeThreshold: 0 }, 0)).toBe(0);
});
