import { wordsUpTo } from '#values/number-words.ts';
import { nounPhrasesIn } from './noun-phrases.ts';

const MOST_WORDS = 7;
const NUMBER = String.raw`(?:\d{1,3}|${wordsUpTo(12)})`;
const OF_A_NUMBER = new RegExp(
  String.raw`\b(?:for|only|just) ${NUMBER}\b|\b${NUMBER} (?:of (?:them|those|these|it)|instead)\b`,
  'iu',
);

/** Whether a message only gives another number to the question before: 'two of them then', 'simple one, only two counter'. */
export function isOnlyAPart(message: string): boolean {
  const isShort = message.trim().split(/\s+/u).length <= MOST_WORDS;
  return isShort && OF_A_NUMBER.test(message) && nounPhrasesIn(message).length === 0;
}
