import { expect, test } from 'vitest';
import { joinOf, splitOf } from './compounds.ts';
import { indexOfTitles } from './sample-index.ts';

const index = indexOfTitles(['Touchscreen 32', 'Touchscreen 43', 'Video wall 2 × 2', 'Video wall 3 × 3', 'Whiteboard']);

test('two words that the catalogue writes as one are found as one', () => {
  const word = joinOf(index, 'touch', 'screen');
  expect(word === null ? null : index.words[word]).toBe('touchscreen');
});

test('a word that only one product has is not put together', () => {
  expect(joinOf(index, 'white', 'board')).toBeNull();
  expect(joinOf(index, 'menu', 'kiosk')).toBeNull();
});

test('one word that the catalogue writes as two is found as two', () => {
  expect(splitOf(index, 'videowall')?.map((word) => index.words[word])).toEqual(['video', 'wall']);
});

test.each(['video', 'wallvideos', 'videotouchscreen', ''])('%j is not taken apart', (typed) => {
  expect(splitOf(index, typed)).toBeNull();
});
