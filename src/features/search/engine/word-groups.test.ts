import { expect, test } from 'vitest';
import { indexOfTitles } from './sample-index.ts';
import { openSynonyms } from './synonyms.ts';
import { readGroups } from './word-groups.ts';

const index = indexOfTitles([
  'Menu board 43 inch',
  'Menu board 55 inch',
  'Menu board IP65',
  'Totem kiosk',
  'Order kiosk',
  'Touchscreen 32 inch',
  'Touchscreen 43 inch',
  'Video wall processor',
  'Video wall controller',
]);
const lexicon = {
  synonyms: openSynonyms([{ terms: ['pillar', 'totem'], weight: 0.8 }]),
  isSoft: (token: string) => token === 'cheap',
};
const groups = (query: string) => readGroups(index, query, lexicon);
const meanings = (query: string) =>
  groups(query).map(({ typed, alternatives }) => [
    typed,
    alternatives.map(({ words, weight }) => `${words.map((word) => index.words[word]).join(' ')} ${weight}`),
  ]);

test('a word that is known stands for itself', () => {
  expect(meanings('menu kiosk')).toEqual([
    ['menu', ['menu 1']],
    ['kiosk', ['kiosk 1']],
  ]);
});

test('small words are no words, and a word twice is one', () => {
  expect(meanings('the menu for menu')).toEqual([['menu', ['menu 1']]]);
});

test('a measure is also its bare number, for less', () => {
  expect(meanings('43 inch')).toEqual([['43#in', ['43#in 1', '43 0.6']]]);
});

test('an unknown word is corrected, and the group names the correction', () => {
  const [group] = groups('menue');
  expect(group).toMatchObject({ typed: 'menue', correctedTo: 'menu' });
  expect(groups('menu')[0]?.correctedTo).toBeUndefined();
});

test('a word in quotation marks is wanted as it is', () => {
  expect(groups('"menue" board').map(({ correctedTo }) => correctedTo)).toEqual([undefined, undefined]);
  expect(groups('43" menue')[1]?.correctedTo).toBe('menu');
});

test('a phrase that means something means it with a wrong letter too', () => {
  const lexiconOfWalls = { synonyms: openSynonyms([{ terms: ['video wall', 'kiosk'] }]), isSoft: () => false };
  expect(readGroups(index, 'vidoe wall', lexiconOfWalls)).toMatchObject([
    { typed: 'vidoe wall', correctedTo: 'video wall' },
  ]);
});

test('words for any screen and places say little beside a thing, and places everything without one', () => {
  const isIn = (words: string) => (token: string) => words.split(' ').includes(token);
  const own = { ...lexicon, isSoft: isIn('order'), isPlace: isIn('order'), isGeneric: isIn('board') };
  const says = (query: string) => readGroups(index, query, own).map(({ rarity }) => rarity > 0);
  expect(says('kiosk order board')).toEqual([true, false, false]);
  expect(says('order board')).toEqual([true, true]);
});

test('what stands behind ‘for’ and in no title counts for less beside a thing, and for all without one', () => {
  const named = indexOfTitles(['Video wall', 'Video wall', 'Car park sign'], 'Used in showrooms');
  const weights = (query: string) =>
    readGroups(named, query, lexicon).map(({ typed, alternatives }) => `${typed} ${alternatives[0]?.weight}`);
  expect(weights('wall for showrooms')).toEqual(['wall 1', 'showroom 0.5']);
  expect(weights('wall for a car')).toEqual(['wall 1', 'car 1']);
  expect(weights('something for showrooms')).toEqual(['showroom 1']);
});

test('the beginning of the last word is enough, of another one it is not', () => {
  expect(meanings('proc')).toEqual([['proc', ['processor 0.7']]]);
  expect(meanings('contr menu')[0]?.[1]).toEqual([]);
});

test('compounds are found together and apart', () => {
  expect(meanings('touch screen')[0]?.[1]).toContain('touchscreen 0.8');
  expect(meanings('videowall')[0]?.[1]).toEqual(['video wall 1', 'video 0.5', 'wall 0.5']);
});

test('a synonym counts beside the word, and is no correction', () => {
  expect(meanings('pillar')).toEqual([['pillar', ['totem 0.8']]]);
  expect(groups('pillar')[0]?.correctedTo).toBeUndefined();
});

test('a soft word is never corrected and says nothing, unless it is all there is', () => {
  expect(groups('cheap kiosk')[0]).toMatchObject({ typed: 'cheap', rarity: 0 });
  expect(groups('cheap')[0]?.rarity).toBeGreaterThan(0);
});

test('at most twenty-four words are read', () => {
  expect(groups(Array.from({ length: 200 }, (_, i) => `word${i}x`).join(' '))).toHaveLength(24);
});
