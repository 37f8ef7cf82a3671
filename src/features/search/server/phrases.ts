import type { ProductWords } from '#features/catalogue/server/door.ts';
import { isStopWord } from '../engine/tokens.ts';
import { cachedBy } from './cached-by.ts';

const MOST = 3_000;
const LEAST_TITLES = 2;
/** A text with its words, split in advance because each typed letter compares it. */
export type Phrase = { text: string; words: readonly string[] };

export function phraseOf(text: string): Phrase {
  return { text, words: text.toLowerCase().split(/[\s-]+/) };
}

/** The phrases of a catalogue that is small enough for this thread. */
export const phrasesOf = cachedBy((words: readonly ProductWords[]): readonly Phrase[] => {
  const count = openPhraseCount();
  for (const { name } of words) count.add(name);
  return count.common().map(phraseOf);
});

/** The phrases of titles while they are read. */
export interface PhraseCount {
  add(title: string): void;
  /** Pairs and triples of words that occur in several titles, the most frequent first. */
  common(): string[];
}

export function openPhraseCount(): PhraseCount {
  const counts = new Map<string, number>();
  return {
    add: (title) => {
      for (const phrase of new Set(phrasesIn(title))) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    },
    common: () =>
      [...counts]
        .filter(([, count]) => count >= LEAST_TITLES)
        .sort(([a, counted], [b, other]) => other - counted || a.localeCompare(b, 'en-GB'))
        .slice(0, MOST)
        .map(([phrase]) => phrase),
  };
}

// Numbers and stop words end a phrase: 'menu board', not 'board 43'.
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
