import { expect, test } from 'vitest';
import { zipfDraws } from './zipf.ts';

test('of nothing nothing is drawn but the one there is', () => {
  expect(zipfDraws(3, 1)).toEqual([0, 0, 0]);
  expect(zipfDraws(0, 10)).toEqual([]);
});

test('the second product is asked for half as often as the first, the tenth a tenth', () => {
  const draws = zipfDraws(100_000, 1_000);
  const times = (rank: number) => draws.filter((draw) => draw === rank - 1).length;
  // The sum of 1/k to 1,000 is 7.485.
  expect(times(1) / draws.length).toBeCloseTo(1 / 7.485, 2);
  expect(times(2) / times(1)).toBeCloseTo(1 / 2, 1);
  expect(times(10) / times(1)).toBeCloseTo(1 / 10, 1);
  expect(Math.max(...draws)).toBeLessThan(1_000);
});

test('the same seed asks for the same products', () => {
  expect(zipfDraws(50, 100, 7)).toEqual(zipfDraws(50, 100, 7));
  expect(zipfDraws(50, 100, 7)).not.toEqual(zipfDraws(50, 100, 8));
});
