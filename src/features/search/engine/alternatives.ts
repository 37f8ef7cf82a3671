import { joinOf } from './compounds.ts';
import { wordsWith } from './look-up.ts';
import { rarity, type SearchIndex, spreadOf } from './search-index.ts';
import { isInTitles } from './things-first.ts';
import { isStopWord } from './tokens.ts';

/** Words of the catalogue that match one word of a query; all of them are required. */
export interface Alternative {
  words: readonly number[];
  weight: number;
  /** Factor for a phrase that stands for one word, so that it does not count as the sum of its words; 1 when absent. */
  scale?: number;
}

/** One word or phrase of a query. A document scores with its best alternative. */
export interface WordGroup {
  typed: string;
  alternatives: readonly Alternative[];
  rarity: number;
  /** The correction, if nothing matches the word as typed. */
  correctedTo?: string;
}

/** The words before and after a word of the query. */
export type Neighbours = readonly [string | undefined, string | undefined];

const MOST_BEGINNINGS = 24;
const LEAST_BEGINNING = 2;

/** The weight of each kind of match. */
export const WEIGHT = {
  number: 0.6,
  parts: 0.8,
  joined: 0.8,
  split: 0.5,
  beginning: 0.7,
  alone: 0.4,
  soft: 0.3,
  guess: 0.6,
  untitled: 0.5,
};

/** A word that says little: it has less weight and is not required. */
export function softened(index: SearchIndex, typed: string, synonymous: readonly Alternative[]): WordGroup {
  const alternatives = [...phrase(index, [typed], 1), ...synonymous];
  return {
    typed,
    alternatives: alternatives.map((each) => ({ ...each, weight: each.weight * WEIGHT.soft })),
    rarity: 0,
  };
}

/** A phrase with a meaning: it matches as a whole, or with less weight by each word. */
export function phraseGroup(
  index: SearchIndex,
  tokens: readonly string[],
  synonymous: readonly Alternative[],
): WordGroup {
  const words = tokens.filter((token) => !isStopWord(token));
  const alone = words.length > 1 ? words.flatMap((word) => phrase(index, [word], WEIGHT.alone)) : [];
  return group(index, tokens.join(' '), [...phrase(index, words, 1), ...alone, ...synonymous]);
}

/** A match of all these words; empty if the catalogue lacks one. */
export function phrase(index: SearchIndex, tokens: readonly string[], weight: number): Alternative[] {
  const words = tokens.filter((token) => !isStopWord(token)).map((token) => index.wordIds.get(token));
  return words.length > 0 && words.every((word) => word !== undefined) ? [{ words, weight }] : [];
}

/** The words that this one makes with the previous or next one. */
export function joinsOf(index: SearchIndex, typed: string, [before, after]: Neighbours): Alternative[] {
  const joins = [before ? joinOf(index, before, typed) : null, after ? joinOf(index, typed, after) : null];
  return joins.filter((word) => word !== null).map((word) => ({ words: [word], weight: WEIGHT.joined }));
}

/** The words that begin with an unfinished word. */
export function beginningWith(index: SearchIndex, typed: string): Alternative[] {
  if (typed.length < LEAST_BEGINNING) return [];
  return wordsWith(index, typed, MOST_BEGINNINGS).map((word) => ({ words: [word], weight: WEIGHT.beginning }));
}

/** The group of a word, with how telling it is. */
export function group(index: SearchIndex, typed: string, alternatives: readonly Alternative[]): WordGroup {
  const spread = alternatives.reduce(
    (most, { words, weight }) =>
      weight < 0.5 ? most : Math.max(most, Math.min(...words.map((word) => spreadOf(index, word)))),
    0,
  );
  // A word in no product name is rarely what the shopper looks for, so it is not required.
  const named = isInTitles(index, alternatives);
  return { typed, alternatives, rarity: rarity(index.documentCount, spread) * (named ? 1 : WEIGHT.untitled) };
}
