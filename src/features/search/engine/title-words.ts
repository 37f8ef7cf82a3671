import { type NumberList, type NumberLists, openNumberList, openNumberLists, startsOf } from './number-list.ts';
import { NOWHERE, type WordsInOrder } from './postings.ts';
import { type IndexData, NO_PLACE } from './search-index.ts';
import { everyToken, isStopWord, measured } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The titles of a catalogue while it is read. */
export interface TitleWords {
  /** Reads the next title. */
  add(name: string): void;
  /** What the index says of the titles. */
  inIndex(words: WordsInOrder): TitlesInIndex;
  /** Gives the memory back. */
  free(): void;
}

type TitlesInIndex = Pick<
  IndexData,
  'titleStarts' | 'titleDocuments' | 'nameStarts' | 'nameWords' | 'nameFor' | 'nameHead'
>;

// What follows these words in a title is what the product is for.
const FOR_WORDS = new Set(['for', 'fit', 'fits', 'compatible']);
const HEAD_END = /\s[-–—]\s|,|\(|(?<!#)\b(?:with|for|in|by)\b/i;

export function openTitleWords(vocabulary: Vocabulary): TitleWords {
  // By document, as numbers of the vocabulary: each form once, the tokens in order, and those of what the title is about.
  const [forms, tokens, heads] = [openNumberLists(), openNumberLists(), openNumberLists()];
  const places = openNumberList();
  let count = 0;
  const numbersOf = (some: readonly string[]) =>
    some.filter((token) => !isStopWord(token)).map((token) => vocabulary.numberOf(token));
  return {
    add: (name) => {
      count++;
      const all = everyToken(name);
      forms.add(new Set(all.flatMap((token) => vocabulary.formsOf(token))));
      tokens.add(numbersOf(all));
      heads.add(numbersOf(everyToken(measured(name).split(HEAD_END)[0] ?? '')));
      const forAt = all.findIndex((token, at) => at > 0 && FOR_WORDS.has(token));
      places.add(forAt < 0 ? NO_PLACE : all.slice(0, forAt).filter((token) => !isStopWord(token)).length);
    },
    inIndex: (inOrder) => ({
      ...titlePostings(forms, count, inOrder),
      ...names({ tokens, heads, places }, count, inOrder),
    }),
    free: () => {
      for (const list of [forms, tokens, heads, places]) list.free();
    },
  };
}

function titlePostings(forms: NumberLists, count: number, { placeOf, words }: WordsInOrder) {
  const spreads = new Uint32Array(words.length);
  const eachForm = (found: (word: number, document: number) => void) => {
    for (let document = 0; document < count; document++) {
      for (const number of forms.of(document)) {
        const word = placeOf[number] ?? NOWHERE;
        if (word !== NOWHERE) found(word, document);
      }
    }
  };
  eachForm((word) => {
    spreads[word] = (spreads[word] ?? 0) + 1;
  });
  const titleStarts = startsOf(spreads);
  const titleDocuments = new Uint32Array(titleStarts.at(-1) ?? 0);
  const next = titleStarts.slice();
  eachForm((word, document) => {
    const at = next[word] ?? 0;
    titleDocuments[at] = document;
    next[word] = at + 1;
  });
  return { titleStarts, titleDocuments };
}

interface Names {
  tokens: NumberLists;
  heads: NumberLists;
  places: NumberList;
}

function names({ tokens, heads, places }: Names, count: number, { placeOf }: WordsInOrder) {
  const isIndexed = (number: number) => (placeOf[number] ?? NOWHERE) !== NOWHERE;
  const nameStarts = startsOf(Uint32Array.from({ length: count }, (_, document) => tokens.of(document).length));
  const nameWords = new Uint32Array(nameStarts[count] ?? 0);
  const nameFor = Uint16Array.from({ length: count }, (_, document) => places.at(document));
  const nameHead = new Int16Array(count);
  for (let document = 0; document < count; document++) {
    nameWords.set(
      tokens.of(document).map((number) => placeOf[number] ?? 0),
      nameStarts[document],
    );
    nameHead[document] = heads.of(document).filter(isIndexed).length - 1;
  }
  return { nameStarts, nameWords, nameFor, nameHead };
}
