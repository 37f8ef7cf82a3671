import { startsOf } from './number-list.ts';
import type { Occurrences } from './occurrences.ts';
import { type IndexData, rarity } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The words of an index in alphabetical order. */
export interface WordsInOrder {
  words: readonly string[];
  /** The place of each word of the vocabulary; `NOWHERE` for one that no document is found by. */
  placeOf: Uint32Array;
  /** By place: in how many documents the word occurs. */
  spreads: Uint32Array;
}

export const NOWHERE = 0xff_ff_ff_ff;
const SATURATION = 1;

/** The words that occur, in order. */
export function inOrder(vocabulary: Vocabulary, occurrences: Occurrences): WordsInOrder {
  const spreadOf = spreadsOf(vocabulary, occurrences);
  const numbers = Uint32Array.from(spreadOf.keys()).filter((number) => (spreadOf[number] ?? 0) > 0);
  const wordOf = (number: number) => vocabulary.words[number] ?? '';
  numbers.sort((a, b) => (wordOf(a) < wordOf(b) ? -1 : 1));
  const placeOf = new Uint32Array(spreadOf.length).fill(NOWHERE);
  numbers.forEach((number, place) => {
    placeOf[number] = place;
  });
  return { words: Array.from(numbers, wordOf), placeOf, spreads: numbers.map((number) => spreadOf[number] ?? 0) };
}

/** The documents of each word with its BM25F impact on them; how rare it is among these documents unless that is given. */
export function postings(
  { words: names, placeOf, spreads }: WordsInOrder,
  { fields, documentCount }: Occurrences,
  given?: { rarityOf(word: string, spread: number): number },
): Pick<IndexData, 'starts' | 'documents' | 'impacts'> {
  const starts = startsOf(spreads);
  const documents = new Uint32Array(starts.at(-1) ?? 0);
  const impacts = new Float32Array(documents.length);
  const rarities = Float64Array.from(spreads, (spread, word) =>
    given ? given.rarityOf(names[word] ?? '', spread) : rarity(documentCount, spread),
  );
  const next = starts.slice();
  // Of the document at hand: its words, and the weighted frequency of each, summed over the fields.
  const found = new Uint32Array(spreads.length);
  const frequencies = new Float64Array(spreads.length);
  for (let document = 0; document < documentCount; document++) {
    let count = 0;
    for (const { words, shareOf } of fields) {
      const share = shareOf(document);
      for (const number of words.of(document)) {
        const word = placeOf[number] ?? 0;
        if (frequencies[word] === 0) found[count++] = word;
        frequencies[word] = (frequencies[word] ?? 0) + share;
      }
    }
    for (const word of found.subarray(0, count)) {
      const frequency = frequencies[word] ?? 0;
      const at = next[word] ?? 0;
      documents[at] = document;
      impacts[at] = ((rarities[word] ?? 0) * frequency) / (SATURATION + frequency);
      next[word] = at + 1;
      frequencies[word] = 0;
    }
  }
  return { starts, documents, impacts };
}

// In how many documents each word of the vocabulary occurs.
function spreadsOf({ words: { length } }: Vocabulary, { fields, documentCount }: Occurrences): Uint32Array {
  const spreads = new Uint32Array(length);
  const lastIn = new Int32Array(length).fill(-1);
  for (let document = 0; document < documentCount; document++) {
    for (const { words } of fields) {
      for (const number of words.of(document)) {
        if (lastIn[number] === document) continue;
        lastIn[number] = document;
        spreads[number] = (spreads[number] ?? 0) + 1;
      }
    }
  }
  return spreads;
}
