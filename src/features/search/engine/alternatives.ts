import { joinOf } from './compounds.ts';
import { firstAtOrAfter, rarity, type SearchIndex, spreadOf } from './search-index.ts';
import { isInTitles } from './things-first.ts';
import { isStopWord } from './tokens.ts';

/** Words of the catalogue that one word of a query may stand for; all of them must be there. */
export interface Alternative {
  words: readonly number[];
  weight: number;
  /** A phrase that stands for one word counts as one word, not as the sum of its words: 1 when absent. */
  scale?: number;
}

/** One word, or one phrase, of a query. A document counts for it with the best of its alternatives alone. */
export interface WordGroup {
  typed: string;
  alternatives: readonly Alternative[];
  /** How much it says that a document has it. */
  rarity: number;
  /** What is searched instead, when nothing has the word as it was typed. */
  correctedTo?: string;
}

/** The words of a query before and after one. */
export type Neighbours = readonly [string | undefined, string | undefined];

const MOST_BEGINNINGS = 24;
const LEAST_BEGINNING = 2;

/** What each way of meaning a word counts for. */
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

/** A word that says little: it counts for less, and nothing must have it. */
export function softened(index: SearchIndex, typed: string, synonymous: readonly Alternative[]): WordGroup {
  const alternatives = [...phrase(index, [typed], 1), ...synonymous];
  return {
    typed,
    alternatives: alternatives.map((each) => ({ ...each, weight: each.weight * WEIGHT.soft })),
    rarity: 0,
  };
}

/** A phrase that stands for something: it counts as a whole, or, for less, by each of its words. */
export function phraseGroup(
  index: SearchIndex,
  tokens: readonly string[],
  synonymous: readonly Alternative[],
): WordGroup {
  const words = tokens.filter((token) => !isStopWord(token));
  const alone = words.length > 1 ? words.flatMap((word) => phrase(index, [word], WEIGHT.alone)) : [];
  return group(index, tokens.join(' '), [...phrase(index, words, 1), ...alone, ...synonymous]);
}

/** These words, all of which must be there; nothing when the catalogue lacks one. */
export function phrase(index: SearchIndex, tokens: readonly string[], weight: number): Alternative[] {
  const words = tokens.filter((token) => !isStopWord(token)).map((token) => index.wordIds.get(token));
  return words.length > 0 && words.every((word) => word !== undefined) ? [{ words, weight }] : [];
}

/** The word that this one and the one before or after it make together. */
export function joinsOf(index: SearchIndex, typed: string, [before, after]: Neighbours): Alternative[] {
  const joins = [before ? joinOf(index, before, typed) : null, after ? joinOf(index, typed, after) : null];
  return joins.filter((word) => word !== null).map((word) => ({ words: [word], weight: WEIGHT.joined }));
}

/** The words that begin like a word that is still being typed. */
export function beginningWith(index: SearchIndex, typed: string): Alternative[] {
  if (typed.length < LEAST_BEGINNING) return [];
  const found: Alternative[] = [];
  for (let word = firstAtOrAfter(index.words, typed); found.length < MOST_BEGINNINGS; word++) {
    if (!index.words[word]?.startsWith(typed)) break;
    found.push({ words: [word], weight: WEIGHT.beginning });
  }
  return found;
}

/** What a word of a query may stand for, and how much it says that a document has it. */
export function group(index: SearchIndex, typed: string, alternatives: readonly Alternative[]): WordGroup {
  const spread = alternatives.reduce(
    (most, { words, weight }) =>
      weight < 0.5 ? most : Math.max(most, Math.min(...words.map((word) => spreadOf(index, word)))),
    0,
  );
  // What no product is called is not what is looked for, and must be in none of them.
  const named = isInTitles(index, alternatives);
  return { typed, alternatives, rarity: rarity(index.documentCount, spread) * (named ? 1 : WEIGHT.untitled) };
}
