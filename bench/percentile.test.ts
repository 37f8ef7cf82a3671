import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

test.each([
  [50, hundred, 50],
  [99, hundred, 99],
  [100, hundred, 100],
  [0, hundred, 1],
  [50, [7], 7],
  [99, [1, 2, 3], 3],
  [50, [1, 2, 3, 4], 2],
])('%d per cent of %j do not exceed %d', (percent, sorted, expected) => {
  expect(percentile(sorted, percent)).toBe(expected);
});

test('of nothing there is none', () => {
  expect(percentile([], 50)).toBeNaN();
});
