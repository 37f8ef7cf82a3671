import { expect, test } from 'vitest';
import { isQuantity, parseQuantity } from './quantity.ts';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['007', 7],
  ['999', 999],
])('reads the quantity that was typed: %j is %d', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity);
});

test.each(['', ' ', '0', '-4', '2.5', '1e3', 'two', '٣', 'NaN'])('falls back to 1 for %j', (typed) => {
  expect(parseQuantity(typed)).toBe(1);
});

test('holds a quantity at the most that can be bought', () => {
  expect(parseQuantity('5000')).toBe(999);
  expect(parseQuantity('8', 5)).toBe(5);
  expect(parseQuantity('8', 0)).toBe(1);
});

test('tells a quantity from what is none', () => {
  expect(['1', ' 12 ', '007', '999'].filter((typed) => !isQuantity(typed))).toEqual([]);
  expect(['', '0', '-1', '1.5', 'abc', '1e3'].filter(isQuantity)).toEqual([]);
});
