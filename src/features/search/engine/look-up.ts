import type { Part, SearchIndex } from './search-index.ts';
import { everyToken } from './tokens.ts';

/** The words with this beginning in alphabetical order, at most so many. */
export function wordsWith(index: SearchIndex, beginning: string, most = Number.POSITIVE_INFINITY): number[] {
  const { parts, words } = index;
  const found = parts.flatMap(({ firstWord, endOfWords }) => {
    const some: number[] = [];
    for (let word = firstAtOrAfter(words, beginning, firstWord, endOfWords); some.length < most; word++) {
      if (word >= endOfWords || !words[word]?.startsWith(beginning)) break;
      some.push(word);
    }
    return some;
  });
  if (parts.length > 1) found.sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));
  return found.slice(0, most);
}

/** The part numbers with this beginning and their documents, at most so many of each part. */
export function codesWith(
  { parts, gone }: SearchIndex,
  beginning: string,
  most: number,
): { code: string; document: number }[] {
  return parts.flatMap(({ codes, codeDocuments }) => {
    const some: { code: string; document: number }[] = [];
    for (let at = firstAtOrAfter(codes, beginning); some.length < most; at++) {
      const [code, document] = [codes[at], codeDocuments[at]];
      if (!code?.startsWith(beginning) || document === undefined) break;
      if (!gone.has(document)) some.push({ code, document });
    }
    return some;
  });
}

/** Whether any text of the catalogue has a word; of several, each of them. */
export function isMentioned({ wordIds }: SearchIndex, words: string): boolean {
  return everyToken(words).every((token) => wordIds.has(token));
}

/** Whether one title has all of these words, in whatever order. Costs a look at the titles of the rarest in each part. */
export function isTitled(index: SearchIndex, tokens: readonly string[]): boolean {
  const ids = tokens.map((token) => index.wordIds.get(token));
  return index.parts.some((part) => {
    const [rarest = NO_TITLES, ...others] = titlesWith(part, ids);
    return rarest.some((document) => !index.gone.has(document) && others.every((each) => hasNumber(each, document)));
  });
}

/** The documents whose title is these words, in this order and nothing else. Costs the same. */
export function documentsTitled(index: SearchIndex, tokens: readonly string[]): number[] {
  const { gone, nameStarts, nameWords } = index;
  const ids = tokens.map((token) => index.wordIds.get(token));
  const isIt = (document: number) => {
    const start = nameStarts[document] ?? 0;
    const isAsLong = (nameStarts[document + 1] ?? 0) - start === ids.length;
    return isAsLong && !gone.has(document) && ids.every((id, at) => nameWords[start + at] === id);
  };
  return index.parts.flatMap((part) => [...(titlesWith(part, ids)[0] ?? NO_TITLES).filter(isIt)]);
}

// Which titles of a part have each word, the rarest first.
function titlesWith(
  { placeOf, titleStarts, titleDocuments }: Part,
  ids: readonly (number | undefined)[],
): Uint32Array[] {
  const titles = ids.map((id) => {
    const place = id === undefined ? -1 : placeOf(id);
    return place < 0 ? NO_TITLES : titleDocuments.subarray(titleStarts[place], titleStarts[place + 1]);
  });
  return titles.sort((a, b) => a.length - b.length);
}

const NO_TITLES = new Uint32Array();

function hasNumber(sorted: Uint32Array, number: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === number;
}

/** Finds the number of a word: in a large catalogue a map of them all would take 7 MB to spare some comparisons a word. */
export function wordIdsIn(
  words: readonly string[],
  parts: readonly { firstWord: number; endOfWords: number }[],
): SearchIndex['wordIds'] {
  const get = (word: string) => {
    for (const { firstWord, endOfWords } of parts) {
      const id = firstAtOrAfter(words, word, firstWord, endOfWords);
      if (id < endOfWords && words[id] === word) return id;
    }
    return undefined;
  };
  return { get, has: (word) => get(word) !== undefined };
}

// The first position from `low` up to `high`, where the list is sorted, whose entry is not before `text`.
function firstAtOrAfter(sorted: readonly string[], text: string, low = 0, high = sorted.length): number {
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
