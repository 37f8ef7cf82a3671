import { expect, test } from 'vitest';
import { numberSaid, wordsUpTo } from './number-words.ts';

test('no number is read where none is said', () => {
  expect(numberSaid(undefined)).toBeNaN();
  expect(numberSaid('')).toBeNaN();
  expect(numberSaid('some')).toBeNaN();
});

test('a number counts the same in figures and in words', () => {
  expect(numberSaid('16')).toBe(16);
  expect(numberSaid('Sixteen')).toBe(16);
  expect(numberSaid('2.5')).toBe(2.5);
  expect(numberSaid('seventy')).toBe(70);
  expect(wordsUpTo(3)).toBe('one|two|three');
  expect(wordsUpTo(30)).toMatch(/\|nineteen\|twenty\|thirty$/);
});
