import { expect, test } from 'vitest';
import { isMentioned, isTitled } from './look-up.ts';
import { indexOfTitles } from './sample-index.ts';

const index = indexOfTitles(
  ['Counter 43 menu board', 'Counter Trio 43, three-board menu wall', 'Door panel'],
  'For automatic gates.',
);

test('a title has all of the words, in whatever order, and not one of them here and one there', () => {
  expect(isTitled(index, ['board', 'menu'])).toBe(true);
  expect(isTitled(index, ['trio', 'wall', 'counter'])).toBe(true);
  expect(isTitled(index, ['door', 'board'])).toBe(false);
});

test('what only a description has is mentioned, and is no name', () => {
  expect(isMentioned(index, 'automatic')).toBe(true);
  expect(isTitled(index, ['automatic'])).toBe(false);
  expect(isTitled(index, ['automatic', 'door'])).toBe(false);
});

test('a word that no text has is neither', () => {
  expect(isMentioned(index, 'luggage')).toBe(false);
  expect(isTitled(index, ['luggage'])).toBe(false);
  expect(isTitled(index, [])).toBe(false);
});
