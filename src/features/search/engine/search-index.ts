/**
 * The index of a catalogue: typed arrays and one string, so that a worker can build it and hand it over without copying.
 * Documents are known by their place in the list that was indexed, words by their place among the words.
 */
export interface IndexData {
  documentCount: number;
  /** Every word, each on a line of its own, in alphabetical order. */
  words: string;
  /** Word w has its postings from `starts[w]` up to `starts[w + 1]`. */
  starts: Uint32Array<ArrayBuffer>;
  documents: Uint32Array<ArrayBuffer>;
  /** How much the word tells about that document (BM25F), frozen when it was built. */
  impacts: Float32Array<ArrayBuffer>;
  /** The same for titles alone: in which documents a word stands in the name. */
  titleStarts: Uint32Array<ArrayBuffer>;
  titleDocuments: Uint32Array<ArrayBuffer>;
  /** Document d has its title's words, in their order, from `nameStarts[d]` up to `nameStarts[d + 1]`. */
  nameStarts: Uint32Array<ArrayBuffer>;
  nameWords: Uint32Array<ArrayBuffer>;
  /** For each document the place in its title behind which stands what it is only for ('for', 'fits'), and its head noun. */
  nameFor: Uint16Array<ArrayBuffer>;
  nameHead: Int16Array<ArrayBuffer>;
  /** Part numbers as one word each, in alphabetical order and on lines, with the document of each. */
  codes: string;
  codeDocuments: Uint32Array<ArrayBuffer>;
}

/** An index ready to be asked. */
export interface SearchIndex extends Omit<IndexData, 'words' | 'codes'> {
  words: readonly string[];
  wordIds: ReadonlyMap<string, number>;
  codes: readonly string[];
  /** Which of the 26 letters each word has, as bits: what lets most words be passed over when spelling. */
  letters: Uint32Array;
  scratch: Scratch;
}

/** Working memory that every query uses again, so that a query makes no garbage. Queries never overlap. */
export interface Scratch {
  scores: Float32Array;
  groupBest: Float32Array;
  /** The weight of the alternative that counted. */
  groupWeight: Float32Array;
  coverage: Float32Array;
}

export const NO_PLACE = 65_535;

export function openIndex(data: IndexData): SearchIndex {
  const words = data.words ? data.words.split('\n') : [];
  return {
    ...data,
    words,
    wordIds: new Map(words.map((word, id) => [word, id])),
    codes: data.codes ? data.codes.split('\n') : [],
    letters: Uint32Array.from(words, lettersOf),
    scratch: {
      scores: new Float32Array(data.documentCount),
      groupBest: new Float32Array(data.documentCount),
      groupWeight: new Float32Array(data.documentCount),
      coverage: new Float32Array(data.documentCount),
    },
  };
}

/** In how many documents a word stands. */
export function spreadOf({ starts }: SearchIndex, word: number): number {
  return (starts[word + 1] ?? 0) - (starts[word] ?? 0);
}

/** In how many titles a word stands. */
export function titlesOf({ titleStarts }: SearchIndex, word: number): number {
  return (titleStarts[word + 1] ?? 0) - (titleStarts[word] ?? 0);
}

/** How many titles have both words. */
export function sharedTitles(index: SearchIndex, a: number, b: number): number {
  const { titleStarts, titleDocuments } = index;
  let i = titleStarts[a] ?? 0;
  let j = titleStarts[b] ?? 0;
  const endA = titleStarts[a + 1] ?? 0;
  const endB = titleStarts[b + 1] ?? 0;
  let shared = 0;
  while (i < endA && j < endB) {
    const difference = (titleDocuments[i] ?? 0) - (titleDocuments[j] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return shared;
}

/** How rare a word is, and so how much it says. */
export function rarity(documentCount: number, spread: number): number {
  return Math.log(1 + (documentCount - spread + 0.5) / (spread + 0.5));
}

/** The first place in a sorted list at which `text` or something behind it stands. */
export function firstAtOrAfter(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    if (letter >= 0 && letter < 26) bits |= 1 << letter;
  }
  return bits >>> 0;
}
