import type { AppContext } from '#platform/app-context.ts';
import { isMentioned, isTitled } from '../engine/look-up.ts';
import { openSearch } from './open-search.ts';

/** Which words the texts of the catalogue have. Asked of the index, so that no product is read for it. */
export interface WordsOnSale {
  /** Whether one product has all of these words, as the index compares them, in its name. */
  isName(tokens: readonly string[]): boolean;
  /** Whether any text of the catalogue has a word. */
  isMentioned(token: string): boolean;
}

/** The words of the catalogue by the index in force, which follows each change of a text. */
export async function wordsOnSale(context: AppContext): Promise<WordsOnSale> {
  const { index } = (await openSearch(context)).inForce;
  return { isName: (tokens) => isTitled(index, tokens), isMentioned: (token) => isMentioned(index, token) };
}
