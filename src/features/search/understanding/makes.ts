import { everyToken, everyWord } from '../engine/tokens.ts';
import listed from '../vocabulary/makes.json' with { type: 'json' };

const MAKES = new Set(everyToken(listed.makes));

/** Whether a word, as the index compares it, is a make of the trade: 'brightsign'. */
export const isMake = (token: string): boolean => MAKES.has(token);

// Programs and services of others that have two words: 'Power BI'.
const PHRASES = listed.phrases.map((phrase) => ({ phrase, tokens: everyToken(phrase) }));

/** The makes that a query names, as they were typed, and others' programs, each once. */
export function makesIn(q: string): string[] {
  const words = everyWord(q);
  const named = words.filter(({ token }) => isMake(token)).map(({ typed }) => typed);
  const isSaid = (tokens: readonly string[]) =>
    words.some((_, at) => tokens.every((token, i) => words[at + i]?.token === token));
  return [...new Set([...named, ...PHRASES.filter(({ tokens }) => isSaid(tokens)).map(({ phrase }) => phrase)])];
}
