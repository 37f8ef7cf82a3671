import { FIELD_NAMES, FIELDS, type SearchDocument } from './search-document.ts';
import { type IndexData, NO_PLACE, rarity } from './search-index.ts';
import { codesIn, everyToken, formsOf, isStopWord, joined, measured } from './tokens.ts';

const SATURATION = 1;
// A token in more titles than this ('1080p') is a quality, not a part number.
const MOST_OF_A_CODE = 3;
// What follows these words in a title is what the product is for.
const FOR_WORDS = new Set(['for', 'fit', 'fits', 'compatible']);
const HEAD_END = /\s[-–—]\s|,|\(|(?<!#)\b(?:with|for|in|by)\b/i;

/** Builds the index of these documents: BM25F over four fields with one saturation. */
export function buildIndex(documents: readonly SearchDocument[]): IndexData {
  const read = readFields(documents);
  const words = [...read.frequencies.keys()].sort();
  const ids = new Map(words.map((word, id) => [word, id]));
  return {
    documentCount: documents.length,
    words: words.join('\n'),
    ...postings(words, read.frequencies, documents.length),
    ...titlePostings(words, read.names),
    ...names(documents, read.names, ids),
    ...codes(documents),
  };
}

/** Word → document → its weighted frequency, summed over the fields. */
type Frequencies = Map<string, Map<number, number>>;

function readFields(documents: readonly SearchDocument[]): { frequencies: Frequencies; names: string[][] } {
  const frequencies: Frequencies = new Map();
  const names: string[][] = [];
  for (const field of FIELD_NAMES) {
    const { weight, lengthNorm } = FIELDS[field];
    const lists = documents.map((document) => everyToken(document[field]));
    if (field === 'name') names.push(...lists);
    const meanLength = lists.reduce((sum, list) => sum + list.length, 0) / documents.length || 1;
    lists.forEach((list, document) => {
      const share = weight / (1 - lengthNorm + (lengthNorm * list.length) / meanLength);
      for (const token of list) {
        if (isStopWord(token)) continue;
        for (const form of formsOf(token)) add(frequencies, form, document, share);
      }
    });
  }
  return { frequencies, names };
}

function add(frequencies: Frequencies, word: string, document: number, share: number): void {
  let found = frequencies.get(word);
  if (!found) {
    found = new Map();
    frequencies.set(word, found);
  }
  found.set(document, (found.get(document) ?? 0) + share);
}

function postings(words: readonly string[], frequencies: Frequencies, documentCount: number) {
  const starts = startsOf(words, (word) => frequencies.get(word)?.size ?? 0);
  const documents = new Uint32Array(starts.at(-1) ?? 0);
  const impacts = new Float32Array(documents.length);
  words.forEach((word, id) => {
    const found = [...(frequencies.get(word) ?? [])].sort(([a], [b]) => a - b);
    const rare = rarity(documentCount, found.length);
    found.forEach(([document, frequency], i) => {
      const at = (starts[id] ?? 0) + i;
      documents[at] = document;
      impacts[at] = (rare * frequency) / (SATURATION + frequency);
    });
  });
  return { starts, documents, impacts };
}

function titlePostings(words: readonly string[], titles: readonly string[][]) {
  const found = new Map<string, number[]>();
  titles.forEach((tokens, document) => {
    for (const form of new Set(tokens.flatMap(formsOf))) {
      const list = found.get(form);
      if (list) list.push(document);
      else found.set(form, [document]);
    }
  });
  const titleStarts = startsOf(words, (word) => found.get(word)?.length ?? 0);
  const titleDocuments = new Uint32Array(titleStarts.at(-1) ?? 0);
  words.forEach((word, id) => {
    titleDocuments.set(found.get(word) ?? [], titleStarts[id]);
  });
  return { titleStarts, titleDocuments };
}

function names(documents: readonly SearchDocument[], titles: readonly string[][], ids: ReadonlyMap<string, number>) {
  const indexed = titles.map((tokens) => tokens.filter((token) => !isStopWord(token) && ids.has(token)));
  const nameStarts = new Uint32Array(documents.length + 1);
  indexed.forEach((tokens, document) => {
    nameStarts[document + 1] = (nameStarts[document] ?? 0) + tokens.length;
  });
  const nameWords = new Uint32Array(nameStarts[documents.length] ?? 0);
  const nameFor = new Uint16Array(documents.length).fill(NO_PLACE);
  const nameHead = new Int16Array(documents.length).fill(-1);
  indexed.forEach((tokens, document) => {
    nameWords.set(
      tokens.map((token) => ids.get(token) ?? 0),
      nameStarts[document],
    );
    const forAt = (titles[document] ?? []).findIndex((token, at) => at > 0 && FOR_WORDS.has(token));
    if (forAt >= 0) nameFor[document] = indexedBefore(titles[document] ?? [], forAt, ids);
    const head = everyToken(measured(documents[document]?.name ?? '').split(HEAD_END)[0] ?? '');
    nameHead[document] = indexedBefore(head, head.length, ids) - 1;
  });
  return { nameStarts, nameWords, nameFor, nameHead };
}

function indexedBefore(tokens: readonly string[], end: number, ids: ReadonlyMap<string, number>): number {
  return tokens.slice(0, end).filter((token) => !isStopWord(token) && ids.has(token)).length;
}

function codes(documents: readonly SearchDocument[]) {
  const inNames = documents.map(({ name }) => [...new Set(codesIn(name))]);
  const spread = new Map<string, number>();
  for (const code of inNames.flat()) spread.set(code, (spread.get(code) ?? 0) + 1);
  const found = documents.flatMap(({ codes: own }, document) => {
    const told = (inNames[document] ?? []).filter((code) => (spread.get(code) ?? 0) <= MOST_OF_A_CODE);
    return [...new Set([...own.map(joined), ...told])].filter(Boolean).map((code) => ({ code, document }));
  });
  found.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.document - b.document));
  return {
    codes: found.map(({ code }) => code).join('\n'),
    codeDocuments: Uint32Array.from(found, ({ document }) => document),
  };
}

function startsOf(words: readonly string[], countOf: (word: string) => number): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, id) => {
    starts[id + 1] = (starts[id] ?? 0) + countOf(word);
  });
  return starts;
}
