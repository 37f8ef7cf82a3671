import { numberSaid, wordsUpTo } from '#values/number-words.ts';

/** So many of one size, or of the big or the small ones. */
export interface CountOfSize {
  pieces: number;
  /** In inches; null where only 'big' or 'small' is said. */
  inches: number | null;
  degree: 'big' | 'small' | null;
}

const PART = new RegExp(
  String.raw`(?<![\d.,£])\b(?<count>\d{1,3}|an?|${wordsUpTo(20)})(?: ?[x×] ?| off | of (?:the |those |your )?| )(?:(?<inches>\d{2,3})(?: ?(?:["″]|inch(?:es)?\b|in\b)|s\b)?|(?<big>big(?:ger|gest)?|larger?|largest)|(?<small>small(?:er|est)?|little))(?: (?:ones?|screens?|displays?|boards?|size))?(?![\p{L}\d])`,
  'giu',
);
// What may stand around the counts.
const SMALL =
  /^(?:what|how|about|if|it|was|were|is|be|we|i|you|did|do|had|have|took|take|want|need|went|for|with|make|that|say|and|or|plus|then|instead|so|ok|okay|well|actually|please|of|the|them|those|would|d|ll|s|only|just|maybe|perhaps|no|sorry|but|a|cost|come|to|price|much|got)$/iu;

/** Reads '6 big and 3 small', 'what if it was 2 of the 86 and 5 of the 65': each count with its size; null where a message says more, or has fewer than two. */
export function severalCounts(message: string): readonly CountOfSize[] | null {
  const parts = [...message.matchAll(PART)].map(({ groups = {} }) => ({
    pieces: /^an?$/iu.test(groups.count ?? '') ? 1 : numberSaid(groups.count),
    inches: groups.inches ? Number(groups.inches) : null,
    degree: groups.big ? ('big' as const) : groups.small ? ('small' as const) : null,
  }));
  const rest = message.replace(PART, ' ').match(/[\p{L}\d]+/gu) ?? [];
  return parts.length > 1 && rest.every((word) => SMALL.test(word)) ? parts : null;
}
