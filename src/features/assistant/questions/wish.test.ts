import { expect, test } from 'vitest';
import { readWish } from './wish.ts';

test('without a number and a price, one is meant and nothing is bounded', () => {
  for (const message of ['something for a window', '', 'a 43 inch board'])
    expect(readWish(message), message).toEqual({ words: message, pieces: 1, budgetPence: null, isForAll: false });
});

test('a budget for all is one for each when the search is asked', () => {
  const wish = readWish('Looking for touch totems, up to £8,000 for two.');
  expect(wish).toMatchObject({ pieces: 2, budgetPence: 800_000, isForAll: true });
  expect(wish.words).toContain('under £4000');
  expect(wish.words).not.toContain('8,000');
});

test('a budget beside a number is one for each unless the message says otherwise', () => {
  const wish = readWish('three screens under £600');
  expect(wish).toMatchObject({ words: 'three screens under £600', pieces: 3, budgetPence: 60_000, isForAll: false });
});

test('a number before a size counts screens of it', () => {
  expect(readWish('two 55 inch in portrait')).toMatchObject({ pieces: 2 });
  expect(readWish('43 or 55 inch')).toMatchObject({ pieces: 1 });
});

test('about a price is that price, though the search takes some room', () => {
  expect(readWish('a menu board, about £500')).toMatchObject({ budgetPence: 50_000 });
  expect(readWish('a menu board between £500 and £900')).toMatchObject({ budgetPence: 90_000 });
});
