import { describe, expect, test } from 'vitest';
import { brokenPromises, growthOf, type Minute } from './judge.ts';

const came = { done: 100, perSecond: 1.7, p50: 5, p99: 40, refused: {} };
const minute: Minute = { reads: came, orders: came, appMb: 300, databaseMb: 100 };

test('an hour without an error, slow minute or growth holds what was promised', () => {
  expect(brokenPromises(Array.from({ length: 8 }, () => minute))).toEqual([]);
});

test('each error, the slow minutes and the growth are told', () => {
  const late = { ...minute, reads: { ...came, p99: 75 }, orders: { ...came, refused: { 'answered 503': 2 } } };
  const grown = Array.from({ length: 8 }, (_, at) => ({ ...minute, appMb: 300 + 20 * at }));
  expect(brokenPromises([late, ...grown.slice(1)])).toEqual([
    '2 × answered 503',
    '1 of 8 minutes with a p99 above 60 ms',
    "the app's memory grew by 22.2 %",
  ]);
});

describe('growth', () => {
  test.each([
    [[200, 300, 310, 303], 0.01],
    [[200, 300, 310, 270], -0.1],
    [[200, 300, 400], 0],
    [[], 0],
  ])('of %j is %d', (megabytes, growth) => {
    expect(growthOf(megabytes)).toBeCloseTo(growth);
  });
});
