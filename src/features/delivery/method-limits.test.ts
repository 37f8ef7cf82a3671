import { expect, test } from 'vitest';
import { methodLimits } from './method-limits.ts';

const none = { maxPieceKg: null, minTotalKg: null, maxTotalKg: null, maxLengthMm: null, takesPallets: false };

test('a buyer reads every limit that decides whether a method is offered', () => {
  const standard = { ...none, maxPieceKg: 30, maxTotalKg: 120, maxLengthMm: 1_600 };
  expect(methodLimits(standard)).toEqual(['pieces up to 30 kg', 'sides up to 1.6 m', 'orders up to 120 kg']);
  const pallet = { ...none, minTotalKg: 25, maxTotalKg: 1_000, takesPallets: true };
  expect(methodLimits(pallet)).toEqual(['orders from 25 kg to 1,000 kg', 'pallets too']);
  expect(methodLimits({ ...none, minTotalKg: 25 })).toEqual(['orders from 25 kg']);
});

test('a method without limits says none', () => expect(methodLimits(none)).toEqual([]));
