import { inchesOf, tokenise } from '#features/search/tokens.ts';
import { isOneEditAway } from './edit-distance.ts';
import type { SearchIndex } from './search-index.ts';

/** One word of a query with what it may stand for in this catalogue. */
export interface WordGroup {
  word: string;
  alternatives: readonly { token: string; weight: number }[];
  /** The word of the catalogue that is searched instead, when nobody writes it as it was typed. */
  correctedTo?: string;
}

const MOST_WORDS = 24;
const LEAST_LETTERS_TO_CORRECT = 4;
const LEAST_LETTERS_OF_A_BEGINNING = 2;
const MOST_ALTERNATIVES = 24;
const WEIGHT = { exact: 1, beginning: 0.7, bareNumber: 0.6, correction: 0.8 };

/** Reads a query against a catalogue: sizes, plurals, the beginning of the last word, and one wrong letter in a word. */
export function understand(query: string, index: SearchIndex): WordGroup[] {
  const words = [...new Set(tokenise(query))].slice(0, MOST_WORDS);
  return words.map((word, i) => groupOf(word, i === words.length - 1, index));
}

function groupOf(word: string, isLast: boolean, index: SearchIndex): WordGroup {
  const isKnown = index.postings.has(word);
  const exact = isKnown ? [{ token: word, weight: WEIGHT.exact }] : [];
  const inches = inchesOf(word);
  // A size is a size: 43" never means 430, nor 42".
  if (inches !== null) return { word, alternatives: [...exact, { token: inches, weight: WEIGHT.bareNumber }] };
  const beginning = isLast && word.length >= LEAST_LETTERS_OF_A_BEGINNING && !/^\d+$/.test(word);
  const longer = beginning ? beginningWith(word, index).map((token) => ({ token, weight: WEIGHT.beginning })) : [];
  if (isKnown || longer.length) return { word, alternatives: [...exact, ...longer] };
  const corrections = correctionsOf(word, index);
  return {
    word,
    alternatives: corrections.map((token) => ({ token, weight: WEIGHT.correction })),
    correctedTo: corrections[0],
  };
}

function beginningWith(word: string, { vocabulary }: SearchIndex): string[] {
  const found: string[] = [];
  for (let i = firstAtOrAfter(vocabulary, word); found.length < MOST_ALTERNATIVES; i++) {
    const candidate = vocabulary[i];
    if (!candidate?.startsWith(word)) break;
    if (candidate !== word) found.push(candidate);
  }
  return found;
}

function firstAtOrAfter(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

// The likeliest first: the same first letter, then the commonest. Numbers are never corrected into other numbers.
function correctionsOf(word: string, { vocabulary, postings }: SearchIndex): string[] {
  if (word.length < LEAST_LETTERS_TO_CORRECT || /\d/.test(word)) return [];
  const commonness = (token: string) => postings.get(token)?.places.length ?? 0;
  const likelihood = (token: string) => commonness(token) + (token[0] === word[0] ? 1_000_000 : 0);
  return vocabulary
    .filter((token) => !/\d/.test(token) && isOneEditAway(word, token))
    .sort((a, b) => likelihood(b) - likelihood(a) || (a < b ? -1 : 1))
    .slice(0, 3);
}
