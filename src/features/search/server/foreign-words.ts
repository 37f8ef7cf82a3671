import { everyToken } from '../engine/tokens.ts';
import { isEnglish } from '../english.ts';
import { isMake } from '../understanding/makes.ts';
import { isInVocabulary } from '../understanding/reading.ts';

/** Whether a query is not English: letters of another script, or several words of which most are none of English. */
export function isForeign(q: string): boolean {
  const words = everyToken(q).filter((token) => /\p{L}{2,}/u.test(token));
  if (words.some((word) => /[^\p{Script=Latin}\d#]/u.test(word))) return true;
  const isKnown = (word: string) => isEnglish(word) || isInVocabulary(word) || isMake(word) || /\d/u.test(word);
  return words.length > 1 && words.filter(isKnown).length * 2 < words.length;
}
