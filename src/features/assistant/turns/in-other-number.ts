import { wordsUpTo } from '#values/number-words.ts';

const COUNTED = new RegExp(
  String.raw`(?<![\d.,/£])\b(?:[1-9]\d?|${wordsUpTo(20)})\b(?= (?!inch|in\b|m\b|metres?|years?|months?|days?|hours?|people)\p{L})`,
  'iu',
);

/** A question of so many things, asked of another number of them: 'three menu boards for a bar' with 4; null where it counts none. */
export function inOtherNumber(question: string, pieces: number): string | null {
  return COUNTED.test(question) ? question.replace(COUNTED, String(pieces)) : null;
}
