import { expect, test } from 'vitest';
import { atOnce } from '#platform/steps.ts';
import { indexOfTitles } from './sample-index.ts';
import { search } from './search-engine.ts';
import { openSynonyms } from './synonyms.ts';

const lexicon = { synonyms: openSynonyms([]), isSoft: () => false };
const first = (titles: readonly string[], query: string) => {
  const [best] = atOnce(search(indexOfTitles(titles), query, lexicon)).hits;
  return best && titles[best.document];
};

test('words that stand together in the query stand together in the best title', () => {
  expect(first(['Board stand menu', 'Stand menu board'], 'menu board')).toBe('Stand menu board');
});

test('a title whose head noun is the last word comes before one that only has it', () => {
  expect(first(['Kiosk cover', 'Cover kiosk'], 'kiosk')).toBe('Cover kiosk');
  expect(first(['Bracket kiosk, black', 'Kiosk bracket, black'], 'bracket')).toBe('Kiosk bracket, black');
});

test('what is only for a thing is not the thing', () => {
  expect(first(['Bracket for totem', 'Outdoor street totem'], 'totem')).toBe('Outdoor street totem');
});

test('a query for accessories finds accessories', () => {
  expect(first(['Bracket totem', 'Bracket for totem'], 'bracket for totem')).toBeDefined();
  expect(first(['Totem 55', 'Bracket for totem 55'], 'bracket for totem')).toBe('Bracket for totem 55');
});

test('equals stay in the order of the catalogue, and every hit appears once', () => {
  const titles = Array.from({ length: 900 }, (_, i) => `Kiosk ${i}`);
  const { hits } = atOnce(search(indexOfTitles(titles), 'kiosk', lexicon));
  expect(hits.map(({ document }) => document)).toEqual(titles.map((_, i) => i));
});
