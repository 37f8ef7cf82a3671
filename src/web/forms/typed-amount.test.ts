import { expect, test } from 'vitest';
import { parsePence } from '#values/money.ts';
import { typedAmount, typedCount } from './typed-amount.ts';

test.each(['12,34', '10,50', '0,500', '1,2345', '1,234,5', '12 34', '1.234,50', ',5', '1,,234', '1,234 50', 'ten'])(
  'an amount of %s is refused and not read as something else',
  (typed) => {
    expect(parsePence(typedAmount(typed))).toBeNull();
  },
);

test.each(['1,5', '0,5', '12 34', '', 'five'])('a count of %j is refused and not read as something else', (typed) => {
  expect(Number.isInteger(typedCount(typed))).toBe(false);
});

test.each([
  ['12.34', 1_234],
  ['£1,234.50', 123_450],
  [' £ 1 234.50 ', 123_450],
  ['1\u00a0234', 123_400],
  ['1,234,567', 123_456_700],
  ['299', 29_900],
  ['-1,000.5', -100_050],
  ['0', 0],
])('an amount of %j is read to the penny', (typed, pence) => {
  expect(parsePence(typedAmount(typed))).toBe(pence);
});

test.each([
  ['1,200', 1_200],
  ['−5', -5],
  ['-1,200', -1_200],
  ['7', 7],
])('a count of %j is read as people write it', (typed, count) => {
  expect(typedCount(typed)).toBe(count);
});

test('a field that is blank or not there stays blank', () => {
  expect([typedAmount(null), typedAmount(undefined), typedAmount('  '), typedAmount('£')]).toEqual(['', '', '', '']);
});
