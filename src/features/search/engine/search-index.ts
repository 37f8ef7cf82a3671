/**
 * The index of a catalogue as typed arrays and strings, which a worker can hand over without copying. Documents and words
 * are identified by their position in the indexed list and in `words`.
 */
export interface IndexData {
  documentCount: number;
  /** How many words each field has on average, in the order of `FIELD_NAMES`. */
  meanLengths: readonly number[];
  /** All words in alphabetical order, one per line. */
  words: string;
  /** The postings of word w run from `starts[w]` up to `starts[w + 1]`. */
  starts: Uint32Array<ArrayBuffer>;
  documents: Uint32Array<ArrayBuffer>;
  /** The BM25F impact of the word on the document, fixed at build time. */
  impacts: Float32Array<ArrayBuffer>;
  titleStarts: Uint32Array<ArrayBuffer>;
  titleDocuments: Uint32Array<ArrayBuffer>;
  /** The title words of document d, in order, run from `nameStarts[d]` up to `nameStarts[d + 1]`. */
  nameStarts: Uint32Array<ArrayBuffer>;
  nameWords: Uint32Array<ArrayBuffer>;
  /** For each document the position in its title after which follows what it is for ('for', 'fits'), and its head noun. */
  nameFor: Uint16Array<ArrayBuffer>;
  nameHead: Int16Array<ArrayBuffer>;
  /** Part numbers, each as one word per line in alphabetical order, with their documents. */
  codes: string;
  codeDocuments: Uint32Array<ArrayBuffer>;
}

/** What of the index says which words are in which documents. */
type Postings = Pick<
  IndexData,
  'starts' | 'documents' | 'impacts' | 'titleStarts' | 'titleDocuments' | 'codeDocuments'
>;

/** An index ready for searching: that of the catalogue, and a small one of what was added since. */
export interface SearchIndex extends Omit<IndexData, 'words' | 'codes' | keyof Postings> {
  parts: readonly Part[];
  /** The words of all parts by number. */
  words: readonly string[];
  wordIds: Pick<ReadonlyMap<string, number>, 'get' | 'has'>;
  /** Documents that are not to be found: what they say has changed. */
  gone: ReadonlySet<number>;
  /** The letters a to z of each word as bits, which rule out most words when spelling. */
  letters: Uint32Array;
  /** The words that may have been meant by a misspelt one: without digits, and no shorter than three letters. */
  spellable: Uint32Array;
  scratch: Scratch;
}

/** The postings of some of the documents; each document is in one part. */
export interface Part extends Postings {
  /** The numbers of the words that no part before it has, in alphabetical order: from the first up to the last. */
  firstWord: number;
  endOfWords: number;
  /** Where a word lies in its lists of starts; -1, where nothing lies, if its documents do not have it. */
  placeOf(word: number): number;
  codes: readonly string[];
}

/** Working memory that all queries reuse, so that a query makes no garbage. Queries never overlap. */
export interface Scratch {
  scores: Float32Array;
  groupBest: Float32Array;
  groupWeight: Float32Array;
  coverage: Float32Array;
}

export const NO_PLACE = 65_535;

/** In how many documents a word occurs. */
export function spreadOf({ parts }: SearchIndex, word: number): number {
  return parts.reduce((sum, { starts, placeOf }) => sum + lengthAt(starts, placeOf(word)), 0);
}

/** In how many titles it does. */
export function titlesOf({ parts }: SearchIndex, word: number): number {
  return parts.reduce((sum, { titleStarts, placeOf }) => sum + lengthAt(titleStarts, placeOf(word)), 0);
}

function lengthAt(starts: Uint32Array, place: number): number {
  return place < 0 ? 0 : (starts[place + 1] ?? 0) - (starts[place] ?? 0);
}

export function sharedTitles({ parts }: SearchIndex, a: number, b: number): number {
  return parts.reduce((sum, part) => sum + sharedIn(part, part.placeOf(a), part.placeOf(b)), 0);
}

function sharedIn({ titleStarts, titleDocuments }: Part, a: number, b: number): number {
  if (a < 0 || b < 0) return 0;
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

/** The rarity of a word (inverse document frequency). */
export function rarity(documentCount: number, spread: number): number {
  return Math.log(1 + (documentCount - spread + 0.5) / (spread + 0.5));
}
