import { expect, test } from 'vitest';
import { indexOfTitles, wordId } from './sample-index.ts';
import { corrections } from './spelling.ts';

const index = indexOfTitles([
  'Menu board 43',
  'Menu board 55',
  'Menu board 65',
  'Outdoor menu board',
  'Video wall controller',
  'Video wall mount',
  'Video wall processor',
  'Kiosk for restaurants',
  'Broad stand',
  'Totem kiosk',
]);
const corrected = (typed: string, ...others: string[]) =>
  corrections(
    index,
    typed,
    others.map((other) => wordId(index, other)),
  ).map(({ word }) => index.words[word]);

test.each([
  ['menue', 'menu'],
  ['kiosc', 'kiosk'],
  ['vidoe', 'video'],
  ['contoller', 'controller'],
  ['restarant', 'restaurant'],
  ['outdor', 'outdoor'],
])('%s is %s', (typed, meant) => {
  expect(corrected(typed)[0]).toBe(meant);
});

test('stop words are not corrected', () => {
  expect(corrections(indexOfTitles(['Nothing board', 'Smoothing lamp']), 'somthing', [])).toEqual([]);
});

test('two edits need a long word in a small catalogue', () => {
  expect(corrections(indexOfTitles(['Service point', 'Service desk']), 'survive', [])).toEqual([]);
  expect(corrected('contrlelr')[0]).toBe('controller');
});

test('the company of a word decides between two that are equally near', () => {
  expect(corrected('boadr', 'menu')[0]).toBe('board');
  expect(corrected('broar', 'stand')[0]).toBe('broad');
});

test('a word that exists and stands in good company is left alone', () => {
  expect(corrected('board', 'menu')).toEqual([]);
  expect(corrected('menu')).toEqual([]);
});

test('a word that exists and stands alone in the wrong company is doubted', () => {
  const many = indexOfTitles([...Array.from({ length: 40 }, (_, i) => `Menu board ${i}`), 'Beard stand']);
  const [best] = corrections(many, 'beard', [wordId(many, 'menu')]);
  expect(best && many.words[best.word]).toBe('board');
});

test.each(['men', 'bf43', '2500', '', 'zzzzzzzzzz', 'شاشه', 'xylophone'])('%j has no correction', (typed) => {
  expect(corrected(typed)).toEqual([]);
});

test('at most three corrections, the likeliest with full weight and the others with less', () => {
  const found = corrections(index, 'menue', []);
  expect(found.length).toBeLessThanOrEqual(3);
  expect(found[0]?.weight).toBe(1);
  for (const { weight } of found) expect(weight).toBeGreaterThanOrEqual(0.15);
});
