/**
 * The index of a catalogue as typed arrays and strings, which a worker can hand over without copying. Documents and words
 * are identified by their position in the indexed list and in `words`.
 */
export interface IndexData {
  documentCount: number;
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

export interface SearchIndex extends Omit<IndexData, 'words' | 'codes'> {
  words: readonly string[];
  wordIds: Pick<ReadonlyMap<string, number>, 'get' | 'has'>;
  codes: readonly string[];
  /** The letters a to z of each word as bits, which rule out most words when spelling. */
  letters: Uint32Array;
  scratch: Scratch;
}

/** Working memory that all queries reuse, so that a query makes no garbage. Queries never overlap. */
export interface Scratch {
  scores: Float32Array;
  groupBest: Float32Array;
  groupWeight: Float32Array;
  coverage: Float32Array;
}

export const NO_PLACE = 65_535;

export function spreadOf({ starts }: SearchIndex, word: number): number {
  return (starts[word + 1] ?? 0) - (starts[word] ?? 0);
}

export function titlesOf({ titleStarts }: SearchIndex, word: number): number {
  return (titleStarts[word + 1] ?? 0) - (titleStarts[word] ?? 0);
}

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

/** The rarity of a word (inverse document frequency). */
export function rarity(documentCount: number, spread: number): number {
  return Math.log(1 + (documentCount - spread + 0.5) / (spread + 0.5));
}

/** The first position in a sorted list whose entry is not before `text`. */
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
