import { everyToken, everyWord } from '../engine/tokens.ts';
import listed from '../vocabulary/makes.json' with { type: 'json' };

const MAKES = new Set(everyToken(listed.makes));

/** Whether a word, as the index compares it, is a make of the trade: 'brightsign'. */
export const isMake = (token: string): boolean => MAKES.has(token);

/** The makes that a query names, as they were typed, each once. */
export function makesIn(q: string): string[] {
  const named = everyWord(q).filter(({ token }) => isMake(token));
  return [...new Set(named.map(({ typed }) => typed))];
}
