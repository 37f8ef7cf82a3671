import { expect, test } from 'vitest';
import { sizesNamed } from './sizes-named.ts';

test.each([
  ['the cheapest 43, 50 and 55 inch displays that run 16 hours a day', [43, 50, 55]],
  ['a 43" or 55" board, open 10 to 2', [43, 55]],
  ['three 55s for a shop that is open 16 hours', [55]],
  ['55 inch, 55 inch', [55]],
  ['we run 16 hours a day, which one lasts', []],
  ['12 screens for £500, open 10 to 22', []],
  ['', []],
])('of ‘%s’ the sizes are %j', (message, sizes) => {
  expect(sizesNamed(message)).toEqual(sizes);
});
