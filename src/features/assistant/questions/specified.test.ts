import { expect, test } from 'vitest';
import { isSpecified } from './specified.ts';

test('a list of conditions is told from a question and from a wish with one', () => {
  expect(isSpecified('Need 4 off 55in, 24/7 rated, portrait. Stock? Price ex VAT?')).toBe(true);
  expect(isSpecified('Is the Counter 55 rated 24/7 and does it hang portrait?')).toBe(false);
  expect(isSpecified('we need a screen for the bar')).toBe(false);
});
