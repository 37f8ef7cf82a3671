import { expect, test } from 'vitest';
import { openSynonyms } from './synonyms.ts';
import { everyToken } from './tokens.ts';

const book = openSynonyms([
  { terms: ['totem', 'kiosk', 'free standing display'], weight: 0.8 },
  { terms: ['A-board', 'pavement sign'] },
  { terms: ['kiosk', 'terminal'], weight: 0.5 },
  { terms: ['gondola', 'shelf'], oneWay: true },
  { terms: ['', '???'] },
]);
const spans = (query: string) =>
  book
    .spansOf(everyToken(query))
    .map(({ tokens, also }) => ({
      said: tokens.join(' '),
      also: also.map(({ tokens: other, weight }) => `${other.join(' ')} ${weight}`),
    }));

test('each side finds the other, however it is written', () => {
  expect(spans('totems')).toEqual([{ said: 'totem', also: ['kiosk 0.8', 'free standing display 0.8'] }]);
  expect(spans('a board')).toEqual([{ said: 'a board', also: ['pavement sign 0.9'] }]);
});

test('the longest phrase is taken, and what is left are single words', () => {
  expect(spans('small free standing display screen').map(({ said }) => said)).toEqual([
    'small',
    'free standing display',
    'screen',
  ]);
});

test('a word in two lists has the synonyms of both', () => {
  expect(spans('kiosk')[0]?.also).toEqual(['totem 0.8', 'free standing display 0.8', 'terminal 0.5']);
});

test('a wall of LED is an LED wall', () => {
  expect(spans('big sign of pavement')[1]).toEqual({ said: 'pavement sign', also: ['a board 0.9'] });
  expect(spans('sign of spring').map(({ said }) => said)).toEqual(['sign', 'of', 'spring']);
  expect(spans('sign of')).toHaveLength(2);
});

test('a sign in a window is not about signing in', () => {
  const book = openSynonyms([{ terms: ['sign in', 'check in'] }]);
  const said = (words: string) => book.spansOf(words.split(' ')).map(({ tokens }) => tokens.join(' '));
  expect(said('sign in tablet')).toEqual(['sign in', 'tablet']);
  expect(said('sign in the window')).toEqual(['sign', 'in', 'the', 'window']);
});

test('a one-way synonym works from the first word only', () => {
  expect(spans('gondola')[0]?.also).toEqual(['shelf 0.9']);
  expect(spans('shelf')[0]?.also).toEqual([]);
});

test('nothing is cut into nothing', () => {
  expect(spans('')).toEqual([]);
});
