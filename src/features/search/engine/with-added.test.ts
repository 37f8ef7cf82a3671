import { expect, test } from 'vitest';
import { atOnce } from '#platform/steps.ts';
import { buildIndex, openBuild } from './build-index.ts';
import { openIndex, scratchFor } from './open-index.ts';
import type { SearchDocument } from './search-document.ts';
import { search } from './search-engine.ts';
import { sharedTitles, titlesOf } from './search-index.ts';
import { openSynonyms } from './synonyms.ts';
import { measureOf, withAdded } from './with-added.ts';
import { wordsBeginning } from './word-beginnings.ts';

const lexicon = { synonyms: openSynonyms([]), isSoft: () => false };
const KINDS = ['menu board', 'wall bracket', 'touch totem', 'shelf strip'];
const documentOf = (n: number, name = `${KINDS[n % 4]} ${20 + (n % 30)}"`): SearchDocument => ({
  name,
  category: n % 2 ? 'Kiosks' : 'Menu Boards',
  features: n % 3 ? 'bright' : 'outdoor use',
  description: `For ${n % 5 ? 'cafes' : 'schools'} and ${n % 7 ? 'shops' : 'stations'}, delivered with a guide.`,
  codes: [`BF-${1_000 + n}`],
});
const COUNT = 400;
const documents = Array.from({ length: COUNT }, (_, n) => documentOf(n));
const built = openIndex(buildIndex(documents));

// Each changed document, by the place of the one before; -1 for one that is new.
function changed(changes: readonly (readonly [before: number, after: SearchDocument | null])[]) {
  const build = openBuild(measureOf(built));
  const added = changes.flatMap(([, after]) => after ?? []);
  for (const each of added) build.add(each);
  const gone = new Set(changes.flatMap(([before]) => (before < 0 ? [] : [before])));
  const index = withAdded(built, build.finish(), gone, scratchFor(COUNT + added.length));
  const all = [...documents, ...added];
  const namesOf = (q: string) => atOnce(search(index, q, lexicon)).hits.map(({ document }) => all[document]?.name);
  return { index, namesOf };
}

test('nothing added is the same index', () => {
  const { index, namesOf } = changed([]);
  expect(index.words).toEqual(built.words);
  expect(namesOf('menu board 22')).toEqual(
    atOnce(search(built, 'menu board 22', lexicon)).hits.map(({ document }) => documents[document]?.name),
  );
});

test('what is gone is not found, not even by its part number, and what is new is, by new words and old ones', () => {
  const { namesOf } = changed([
    [7, null],
    [-1, { ...documentOf(5, 'Zebrawood lectern board'), codes: ['ZW-9001'] }],
  ]);
  expect(namesOf('BF-1007')).toEqual([]);
  expect(namesOf('zebrawood')).toEqual(['Zebrawood lectern board']);
  expect(namesOf('zebrawod')).toEqual(['Zebrawood lectern board']);
  expect(namesOf('zebr')).toEqual(['Zebrawood lectern board']);
  expect(namesOf('ZW-9001')).toEqual(['Zebrawood lectern board']);
  expect(namesOf('lectern board')[0]).toBe('Zebrawood lectern board');
});

test('a changed text is found by what it says now, once', () => {
  const { namesOf, index } = changed([[8, documentOf(8, 'Menu board for lecterns 28"')]]);
  expect(namesOf('BF-1008')).toEqual(['Menu board for lecterns 28"']);
  expect(namesOf('menu board').filter((name) => name === 'Menu board for lecterns 28"')).toHaveLength(1);
  expect(namesOf('menu board')).toHaveLength(atOnce(search(built, 'menu board', lexicon)).hits.length);
  const [lectern = -1, menu = -1] = ['lectern', 'menu'].map((word) => index.wordIds.get(word));
  expect(titlesOf(index, lectern)).toBe(1);
  expect(sharedTitles(index, lectern, menu)).toBe(1);
});

test('a word that only new titles have is offered in its alphabetical place', () => {
  const { index } = changed([[-1, documentOf(3, 'Tote totems')]]);
  expect(wordsBeginning(index, 'tot').map(({ word }) => index.words[word])).toEqual(['totem', 'tote']);
});

test('what is found is what an index built anew finds, with nearly the same scores', () => {
  const changes = [3, 90, 210, 211].map((n) => [n, documentOf(n + 1, `${KINDS[(n + 1) % 4]} outdoor 55"`)] as const);
  const { index } = changed(changes);
  const now = documents.map((document, n) => changes.find(([before]) => before === n)?.[1] ?? document);
  const anew = openIndex(buildIndex(now));
  const placeOf = (document: number) => (document < COUNT ? document : (changes[document - COUNT]?.[0] ?? -1));
  for (const q of ['bracket', 'outdoor', 'menu board outdoor', 'totem 55 inch', 'strip for schools', 'brackt']) {
    const scores = (hits: { document: number; score: number }[]) =>
      new Map(hits.map(({ document, score }) => [placeOf(document), score]));
    const [beside, whole] = [index, anew].map((one) => scores(atOnce(search(one, q, lexicon)).hits));
    expect([...(beside?.keys() ?? [])].sort(), q).toEqual([...(whole?.keys() ?? [])].sort());
    for (const [place, score] of whole ?? []) {
      expect(Math.abs((beside?.get(place) ?? 0) / score - 1), `${q}, ${place}`).toBeLessThan(0.05);
    }
  }
});
