import { COMMON_WORDS } from '#features/search/common-words.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import type { Features, Said } from '#platform/learn.ts';

/** Something that is asked for in several wordings. */
export interface Worded<T> {
  means: T;
  wordings: readonly Said[];
}

/** How like one of its wordings a text is, from 0 to 1. */
export interface Likeness<T> {
  means: T;
  likeness: number;
}

interface Weighed {
  words: readonly Word[];
  square: number;
  meaning: Float32Array | null;
}

interface Word {
  word: string;
  square: number;
  /** Whether it tells one situation from another: rare, and no small word and no thing that is sold. */
  isTelling: boolean;
}

const COMMON = new Set(COMMON_WORDS.flatMap((word) => everyToken(word)));
const OF_A_STOP_WORD = 0.3;
const RARE = 3;
// One word tells enough where hardly any other text has it, and little else is said.
const VERY_RARE = 6.2 ** 2;
const LEAST_OF_ONE_WORD = 0.35;
const LEAST_TELLING = 2;
// Ordinary words tell where nearly all of them are the same.
const NEARLY_SAME = 0.7;
const LEAST_OF_THE_SAME = 3;
// What means nearly the same may share a single telling word. A text of few telling words means anything.
const MEANS_THE_SAME = 0.8;
const LEAST_IN_WORDS = 0.28;
const LEAST_WORDS_OF_A_MEANING = 6;
const BESIDE_WORDS = 0.2;
// It stands behind a fact that is asked for.
const MOST_BY_MEANING = 0.58;

/**
 * Compares texts with wordings. Half of a likeness is the cosine of the two, half how much of the wording is in the text, so that a
 * long story with a few of the right words is like a short wording; each word weighs by how rare it is among all wordings and the `ordinary` texts.
 * Two telling words have to be shared, or one where both mean nearly the same. The best comes first; the work grows with the number of wordings.
 */
export function likenessTo<T>(
  all: readonly Worded<T>[],
  ordinary: readonly Features[],
): (texts: readonly Said[]) => readonly Likeness<T>[] {
  const rarity = rarityIn([...ordinary, ...all.flatMap(({ wordings }) => wordings.map(({ features }) => features))]);
  const weigh = ({ features, meaning = null }: Said): Weighed => {
    const words = [...features]
      .filter(([word]) => !word.includes(' '))
      .map(([word, weight]) => {
        const isSmall = isStopWord(word);
        const rare = rarity(word);
        const amount = (isSmall ? OF_A_STOP_WORD : 1) * rare;
        return { word, square: amount ** 2, isTelling: !isSmall && !COMMON.has(word) && weight === 1 && rare > RARE };
      });
    return { words, square: words.reduce((sum, { square }) => sum + square, 0), meaning };
  };
  const known = all.map(({ means, wordings }) => ({ means, wordings: wordings.map(weigh) }));
  return (texts) => {
    const asked = texts.map(weigh);
    return known
      .map(({ means, wordings }) => ({
        means,
        likeness: Math.max(0, ...asked.flatMap((text) => wordings.map((wording) => likenessOf(text, wording)))),
      }))
      .sort((a, b) => b.likeness - a.likeness);
  };
}

function likenessOf(text: Weighed, wording: Weighed): number {
  const said = new Set(text.words.map(({ word }) => word));
  const shared = wording.words.filter(({ word }) => said.has(word));
  const telling = shared.filter(({ isTelling }) => isTelling);
  const both = shared.reduce((sum, { square }) => sum + square, 0);
  const cosine = both / Math.sqrt(wording.square * text.square || 1);
  const isOne = telling.some(({ square }) => square > VERY_RARE) && cosine > LEAST_OF_ONE_WORD;
  const isNearlySame = cosine > NEARLY_SAME && shared.length >= LEAST_OF_THE_SAME;
  const likeness = (both / wording.square + cosine) / 2;
  if (telling.length >= LEAST_TELLING || isOne || isNearlySame) return likeness;
  const isTold = Math.min(text.words.length, wording.words.length) >= LEAST_WORDS_OF_A_MEANING;
  if (telling.length === 0 || !isTold || likeness < LEAST_IN_WORDS) return 0;
  const sameness = samenessOf(text.meaning, wording.meaning);
  return sameness < MEANS_THE_SAME ? 0 : Math.min(MOST_BY_MEANING, likeness + BESIDE_WORDS);
}

// The cosine of two meanings, which are of unit length.
function samenessOf(one: Float32Array | null, other: Float32Array | null): number {
  return one && other ? one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0) : 0;
}

// A word that no text has is as rare as can be.
function rarityIn(texts: readonly Features[]): (feature: string) => number {
  const having = new Map<string, number>();
  for (const text of texts) for (const feature of text.keys()) having.set(feature, (having.get(feature) ?? 0) + 1);
  return (feature) => Math.log((texts.length + 1) / ((having.get(feature) ?? 0) + 1));
}
