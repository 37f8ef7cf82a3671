import { numberSaid, wordsUpTo } from '#values/number-words.ts';

/** The alternatives of a pattern that reads a count: '8', 'two', 'both', 'a pair'. */
export const COUNT = String.raw`\d{1,3}(?![\d"″]|s\b| ?inch| ?in\b)|${wordsUpTo(40)}|both|an? pair|a dozen`;
/** Points back at what was spoken of. */
export const THOSE = `(?:them|those|these|it|that|the same|which|the lot)`;

/** Points at all that was spoken of. */
export const OF_ALL = new RegExp(`^(?:all (?:of )?)?(?:${THOSE}|all|everything)$`, 'iu');

const PREAMBLE =
  /^(?:(?:how much (?:would|does|will|did) (?:that|it|we|this|i) (?:save|cost)(?: us| me)?(?: (?:if|by|when))?|(?:an? |the )?(?:price|cost|total|quote)s? (?:for|of|on)|(?:what|how) (?:about|if|would|is|are)|what[’']?s|how much (?:is|are|for|would|if|more (?:is|are|would))|if|could|can|may|should|would|let[’']?s|maybe|perhaps|probably|rather|actually|say|please|then|still|now|sorry|only(?= (?:want|need|have))|(?:we|i|you|they|he|she|it|it all|(?:the|my|our) (?:boss|governors|committee|owner|client|customer|head|manager|board|team|director|accountant|chef|landlord|architect)s?)(?:[’'](?:d|ll|ve|re|m|s))?(?: (?:are|is|was|were|will|would|can|could|should|might|have))?|(?:only |just |actually |now |rather |really |probably )*(?:want(?:s|ed)?|needs?|needed|likes?|have|has|had|get|got|takes?(?! (?:out|off|away)\b| .+ (?:out|off|away)\b)|took|do|did|goes? for|order|buy|fancy|prefer|opt for|settle for|say(?:s|ing)?|decid(?:e|ed)|see)(?: (?:on|to (?:have|get|do|use|see)|that))?)[\s,]+)+/iu;

/** A clause without what only leads to what it changes: of 'the governors only want three' the 'three'. */
export function withoutPreamble(clause: string): string {
  return clause.replace(PREAMBLE, '').trim();
}

/** The sizes that screens come in: a '55' by itself is one, and no count. */
export const SIZES = '22|24|27|32|43|46|49|50|55|65|75|86|98';
/** A number that is a size of screens. */
export const IS_SIZE = new RegExp(`^(?:${SIZES})$`, 'u');

const OF = new RegExp(
  String.raw`^(?:(?:just|only|for) )?(?<count>${COUNT})(?: (?:of|off) (?:${THOSE}|(?:the |those |these |our )?(?<which>\p{L}[^,]*|\d{2}[^,]*))| of the (?<size>\d{2,3}s?))?(?<rest>\s.*)?$`,
  'iu',
);

/** A count at the beginning of a phrase, of which things, and what follows it; null where none stands there. */
export function countedPart(phrase: string): { pieces: number; which: string | null; rest: string } | null {
  const { count, which, size, rest = '' } = OF.exec(phrase.trim())?.groups ?? {};
  if (!count || (IS_SIZE.test(count) && !/^\S+ (?:of|off)\b/iu.test(phrase.trim()))) return null;
  return { pieces: countSaid(count), which: which ?? size ?? null, rest: rest.trim() };
}

/** The number that a count says: 'a pair' is two. */
export function countSaid(count: string): number {
  if (/^(?:both|an? pair)$/iu.test(count)) return 2;
  return /^a dozen$/iu.test(count) ? 12 : numberSaid(count);
}
