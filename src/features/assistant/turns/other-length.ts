import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';

const LENGTH = /(?<![\d.])\d+(?:\.\d+)? ?(?:mm|cm|m|metres?|meters?|ft|feet|foot)\b/giu;
const SAYS_SO =
  /^(?:(?:and|but|so|ok|no|sorry|actually|well|oh),? )*(?:(?:what|how) (?:about|if)|if|it[’']?s|its|it (?:is|was|will be)|that[’']?s|only|make (?:it|that)|say|for)\b/iu;
const MOST_WORDS = 9;

/** 'What if it's only 2.4 m' asks the question before with that length in place of its first; null where it is none of that. */
export function withOtherLength(message: string, before: string): string | null {
  const [length, ...more] = message.match(LENGTH) ?? [];
  const [earlier] = before.match(LENGTH) ?? [];
  if (length === undefined || earlier === undefined || more.length > 0) return null;
  const isShort = message.trim().split(/\s+/u).length <= MOST_WORDS;
  const isAlone = nounPhrasesIn(message.replace(length, ' ')).length === 0;
  return isShort && isAlone && SAYS_SO.test(message.trim()) ? before.replace(earlier, length) : null;
}
