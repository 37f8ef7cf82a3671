import { expect, test } from 'vitest';
import { mean, ndcgAt10, reciprocalRank } from './metrics.ts';

test('the best order is 1, nothing good is 0, a worse order is between', () => {
  expect(ndcgAt10([3, 2, 1], [1, 2, 3])).toBe(1);
  expect(ndcgAt10([0, 0], [1, 2, 3])).toBe(0);
  expect(ndcgAt10([0, 1], [1])).toBeCloseTo(1 / Math.log2(3), 10);
  expect(ndcgAt10([], [])).toBe(0);
});

test('only the first ten count', () => {
  expect(ndcgAt10([...Array<number>(10).fill(0), 1], [1])).toBe(0);
});

test('the first good one decides the reciprocal rank', () => {
  expect(reciprocalRank([0, 0, 1, 1])).toBeCloseTo(1 / 3, 10);
  expect(reciprocalRank([0])).toBe(0);
  expect(mean([1, 2])).toBe(1.5);
  expect(mean([])).toBe(0);
});
