import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndex, openBuild } from './build-index.ts';
import { FIELD_NAMES, FIELDS, type SearchDocument } from './search-document.ts';
import { type IndexData, NO_PLACE, rarity } from './search-index.ts';
import { everyToken, formsOf, isStopWord } from './tokens.ts';

const blank: SearchDocument = { name: '', category: '', features: '', description: '', codes: [] };
const named = (name: string, codes: readonly string[] = []) => ({ ...blank, name, codes });

test('a catalogue without products, and a product without a word, have an index without words', () => {
  for (const documents of [[], [blank]]) {
    const { documentCount, words, codes, starts, documents: found } = buildIndex(documents);
    expect({ documentCount, words, codes }).toEqual({ documentCount: documents.length, words: '', codes: '' });
    expect([...starts, ...found]).toEqual([0]);
  }
});

test('an index that is ended is the same as one to which more can be added', () => {
  const [ended, open] = [openBuild(), openBuild()];
  for (let n = 0; n < 2_000; n++) {
    for (const build of [ended, open]) build.add(named(`Totem ${n} for the window`, [`BF-${n}`]));
  }
  expect(ended.end()).toEqual(open.finish());
  expect(open.finish()).toEqual(
    buildIndex(Array.from({ length: 2_000 }, (_, n) => named(`Totem ${n} for the window`, [`BF-${n}`]))),
  );
});

test('words that a program has other uses for are words', () => {
  const { words } = buildIndex([named('constructor __proto__ toString')]);
  expect(words.split('\n')).toEqual(['constructor', 'proto', 'tostring']);
});

test('a title says what a product is, and what it is for', () => {
  const data = buildIndex([named('Bracket for the Totem'), named('Totem, 55" tall'), named('For Rent')]);
  const words = data.words.split('\n');
  const titled = (n: number) =>
    [...data.nameWords.slice(data.nameStarts[n], data.nameStarts[n + 1])].map((id) => words[id]);
  expect([0, 1, 2].map(titled)).toEqual([['bracket', 'totem'], ['totem', '55#in', 'tall'], ['rent']]);
  // Behind 'bracket'; a title that begins with 'for' is for nothing.
  expect([...data.nameFor]).toEqual([1, NO_PLACE, NO_PLACE]);
  // The place of the last word before 'for', before the comma, and none.
  expect([...data.nameHead]).toEqual([0, 0, -1]);
});

test('part numbers are a product’s own and those in its title, but not what many titles have', () => {
  const boards = ['43', '50', '55', '65'].map((size) => named(`Board 1080p MB-${size}0`, [`BF ${size}`]));
  const { codes, codeDocuments } = buildIndex([...boards, named('Bracket for BF-43')]);
  const lines = codes.split('\n').map((code, at) => [code, codeDocuments[at]]);
  expect(lines).toEqual([
    ['bf43', 0],
    ['bf43', 4],
    ['bf50', 1],
    ['bf55', 2],
    ['bf65', 3],
    ['mb430', 0],
    ['mb500', 1],
    ['mb550', 2],
    ['mb650', 3],
  ]);
});

const BITS = [
  '55"',
  'for',
  'in',
  'IP65',
  'a',
  'a4',
  'the',
  'BF-55',
  '½ inch',
  'café',
  ',',
  '24/7',
  'totems',
  'fits',
  '',
];
const text = fc.array(fc.constantFrom(...BITS), { maxLength: 9 }).map((bits) => bits.join(' '));
const product = fc.record({
  name: text,
  category: text,
  features: text,
  description: text,
  codes: fc.array(text, { maxLength: 2 }),
});

test('every word leads to all products that have it, in order, with what the plain formula says', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 12 }), (documents) => {
      const data = buildIndex(documents);
      const words = data.words ? data.words.split('\n') : [];
      expect(words).toEqual(words.toSorted());
      const plainly = frequenciesOf(documents);
      expect(words).toEqual([...plainly.keys()].sort());
      words.forEach((word, id) => {
        const frequencies = plainly.get(word) ?? new Map<number, number>();
        const found = postingsOf(data, id);
        expect(found.map(({ document }) => document)).toEqual([...frequencies.keys()].sort((a, b) => a - b));
        for (const { document, impact } of found) {
          const frequency = frequencies.get(document) ?? 0;
          expect(impact).toBeCloseTo((rarity(documents.length, found.length) * frequency) / (1 + frequency), 5);
        }
        const titled = [...data.titleDocuments.slice(data.titleStarts[id], data.titleStarts[id + 1])];
        const hasIt = ({ name }: SearchDocument) => everyToken(name).flatMap(formsOf).includes(word);
        expect(titled).toEqual(documents.flatMap((document, at) => (hasIt(document) ? [at] : [])));
      });
    }),
  );
});

function postingsOf({ starts, documents, impacts }: IndexData, word: number) {
  const places = Array.from(
    { length: (starts[word + 1] ?? 0) - (starts[word] ?? 0) },
    (_, i) => (starts[word] ?? 0) + i,
  );
  return places.map((at) => ({ document: documents[at] ?? -1, impact: impacts[at] ?? 0 }));
}

// Word → document → its weighted frequency.
function frequenciesOf(documents: readonly SearchDocument[]): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const field of FIELD_NAMES) {
    const { weight, lengthNorm } = FIELDS[field];
    const lists = documents.map((document) => everyToken(document[field]));
    const meanLength = lists.flat().length / documents.length || 1;
    lists.forEach((tokens, document) => {
      const share = weight / (1 - lengthNorm + (lengthNorm * tokens.length) / meanLength);
      for (const word of tokens.filter((token) => !isStopWord(token)).flatMap(formsOf)) {
        const frequencies = found.get(word) ?? new Map<number, number>();
        found.set(word, frequencies.set(document, (frequencies.get(document) ?? 0) + share));
      }
    });
  }
  return found;
}
