import type { ProductWords } from '#features/catalogue/server/door.ts';
import { isStopWord } from '../engine/tokens.ts';

const MOST = 3_000;
const LEAST_TITLES = 2;
/** A text and its words, so that it need not be cut up again for every letter that is typed. */
export interface Phrase {
  text: string;
  words: readonly string[];
}

const kept = new WeakMap<object, readonly Phrase[]>();

export function phraseOf(text: string): Phrase {
  return { text, words: text.toLowerCase().split(/[\s-]+/) };
}

/** What the catalogue calls its things: pairs and triples of words that stand in several titles, the most usual first. */
export function phrasesOf(words: readonly ProductWords[]): readonly Phrase[] {
  const known = kept.get(words);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { name } of words) {
    for (const phrase of new Set(phrasesIn(name))) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  const phrases = [...counts]
    .filter(([, count]) => count >= LEAST_TITLES)
    .sort(([a, counted], [b, other]) => other - counted || a.localeCompare(b, 'en-GB'))
    .slice(0, MOST)
    .map(([phrase]) => phraseOf(phrase));
  kept.set(words, phrases);
  return phrases;
}

// Sizes, numbers and small words break a phrase off: 'menu board', not 'board 43'.
function phrasesIn(name: string): string[] {
  const found: string[] = [];
  const runs = name.toLowerCase().split(/[^\p{L}\s-]+|(?<=\s)\S*\d\S*|^\S*\d\S*/u);
  for (const run of runs) {
    const said = run.split(/\s+/).filter((word) => word.length > 1);
    for (let at = 0; at < said.length; at++) {
      for (const length of [2, 3]) {
        const phrase = said.slice(at, at + length);
        if (phrase.length < length || isStopWord(phrase[0] ?? '') || isStopWord(phrase.at(-1) ?? '')) continue;
        found.push(phrase.join(' '));
      }
    }
  }
  return found;
}
