import { numberSaid, wordsUpTo } from '#values/number-words.ts';

const DOZEN = 12;
const NUMBER = String.raw`(\d{1,3}|${wordsUpTo(40)}|a dozen|a pair)`;
const LEAD = `(?:(?:can|could) (?:you|we|i) )?(?:do )?(?:make (?:it|that|them)|change (?:it|that|them) to|(?:what|how) (?:about|if)(?: (?:it|that)(?:[’']s| is| was| were))?|(?:what )?if|(?:(?:i|we)(?:[’']d|[’']ll)? )?(?:only |just |actually |really |probably )?(?:want(?:ed)?|needs?|needed|do|did|take|took|have|had|order(?:ed)?|get|got|buy|bought)|only|just|say|for|it(?:[’']s| is)|there are|how much (?:is|are|for|would|if)|price (?:for|of|on)|what(?:[’']s| is| would| does| do)|whats|cost (?:of|for)|total for|give me|send|(?:what|how much) (?:does|do|would|will|is|are) (?:that|it|they|those|this|these)(?: all)? (?:come to|cost|costs|be|total))`;
const TAIL = String.raw`(?: of (?:them|those|these|it|that|the same|each|the same one))?(?:[ ,]+(?:then|instead|off|pieces|units|in total|altogether|total|all together|cost|costs|come to|be|not (?:\d{1,3}|${wordsUpTo(40)})|rather than (?:\d{1,3}|${wordsUpTo(40)})|(?:i|we) mean|(?:with|inc|including|ex|plus)(?: the)? vat))*`;
const CHANGES = new RegExp(`^(?:${LEAD}[ ,]+)+${NUMBER}${TAIL}$`, 'iu');
const BARE = new RegExp(`^${NUMBER}$`, 'iu');
const OF_THOSE = new RegExp(
  `^${NUMBER}(?: (?:of (?:them|those|these|it|that|the same)|off|instead|then|altogether|in total|pieces|units))+$`,
  'iu',
);

/** The count that a clause changes to: 'make it 8', 'five of those', 'for only two'; null where it gives none. */
export function countChangedIn(clause: string): number | null {
  const said = (CHANGES.exec(clause) ?? OF_THOSE.exec(clause))?.[1]?.toLowerCase();
  return said ? counted(said) : null;
}

const OF_A_TOTAL = new RegExp(
  String.raw`\b(?:for|of|all|the) (?:all |the )?${NUMBER}(?= (?:of (?:them|those|these|it)|with|inc\w*|ex|plus|please|together|altogether)\b|\W*$)`,
  'iu',
);

/** The count in a question for a sum: 'the damage for two with VAT', 'total for all five'; null where it has none. */
export function countOfTotal(clause: string): number | null {
  const said = OF_A_TOTAL.exec(clause)?.[1]?.toLowerCase();
  return said ? counted(said) : null;
}

const MOST_BARE = 20;

/** A count and nothing else: 'four'; a number as large as a screen is its size. */
export function bareCount(clause: string): number | null {
  const said = BARE.exec(clause)?.[1]?.toLowerCase();
  const pieces = said ? counted(said) : null;
  return pieces !== null && pieces <= MOST_BARE ? pieces : null;
}

function counted(said: string): number {
  return said === 'a dozen' ? DOZEN : said === 'a pair' ? 2 : numberSaid(said);
}
