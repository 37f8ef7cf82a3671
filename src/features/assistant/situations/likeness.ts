import { COMMON_WORDS } from '#features/search/common-words.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import type { Features } from '#platform/learn.ts';

/** Something that is asked for in several wordings. */
export interface Worded<T> {
  means: T;
  wordings: readonly Features[];
}

/** How like one of its wordings a text is, from 0 to 1. */
export interface Likeness<T> {
  means: T;
  likeness: number;
}

interface Weighed {
  words: readonly Word[];
  square: number;
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

/**
 * Compares texts with wordings. Half of a likeness is the cosine of the two, half how much of the wording is in the text, so that a
 * long story with a few of the right words is like a short wording; each word weighs by how rare it is among all wordings and the `ordinary` texts.
 * Two telling words have to be shared. The best comes first; the work grows with the number of wordings.
 */
export function likenessTo<T>(
  all: readonly Worded<T>[],
  ordinary: readonly Features[],
): (texts: readonly Features[]) => readonly Likeness<T>[] {
  const rarity = rarityIn([...ordinary, ...all.flatMap(({ wordings }) => wordings)]);
  const weigh = (features: Features): Weighed => {
    const words = [...features]
      .filter(([word]) => !word.includes(' '))
      .map(([word, weight]) => {
        const isSmall = isStopWord(word);
        const rare = rarity(word);
        const amount = (isSmall ? OF_A_STOP_WORD : 1) * rare;
        return { word, square: amount ** 2, isTelling: !isSmall && !COMMON.has(word) && weight === 1 && rare > RARE };
      });
    return { words, square: words.reduce((sum, { square }) => sum + square, 0) };
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
  return telling.length < LEAST_TELLING && !isOne && !isNearlySame ? 0 : (both / wording.square + cosine) / 2;
}

// A word that no text has is as rare as can be.
function rarityIn(texts: readonly Features[]): (feature: string) => number {
  const having = new Map<string, number>();
  for (const text of texts) for (const feature of text.keys()) having.set(feature, (having.get(feature) ?? 0) + 1);
  return (feature) => Math.log((texts.length + 1) / ((having.get(feature) ?? 0) + 1));
}
