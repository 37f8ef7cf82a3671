import { expect, test } from 'vitest';
import { pointsIn, wrongInPoints } from './redeemable.ts';

const said = (typed: string) => wrongInPoints(pointsIn(typed), { held: 499, subtotal: 30_000 });

test.each(['150', '-100', '1.5', 'all of them', '1e12'])('%s is no number of points in hundreds', (typed) => {
  expect(said(typed)).toBe('Points must be a whole number in hundreds');
});

test('more points than are held, or than the goods cost, are refused with the reason', () => {
  expect(said('500')).toBe('You have 499 points');
  expect(said('30100')).toBe('You can redeem points up to the value of the goods.');
});

test.each(['', ' ', '0', '100', '400 '])('"%s" is taken', (typed) => expect(said(typed)).toBeUndefined());

test('exactly what is held, what the goods cost and the most at once are taken', () => {
  expect(wrongInPoints(500, { held: 500, subtotal: 500 })).toBeUndefined();
  expect(wrongInPoints(100_000_000, { held: 100_000_000, subtotal: 100_000_000 })).toBeUndefined();
  expect(wrongInPoints(100_000_100, { held: 200_000_000, subtotal: 200_000_000 })).toBe(
    'Points must be a whole number in hundreds',
  );
  expect(pointsIn(undefined)).toBe(0);
});
