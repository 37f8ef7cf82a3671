import { namesThing } from '#features/search/server/door.ts';
import { wordsUpTo } from '#values/number-words.ts';

const PLACES =
  '(?:class ?rooms|rooms|meeting rooms|offices|sites|branches|shops|stores|tills|doors|floors|corridors|wards|halls|schools|bars|lifts|entrances)';
const FOR_SO_MANY = new RegExp(
  String.raw`\b((?:[\p{L}\d"″-]+ ){1,4})(?:for|in) (?:each of (?:the |our )?|all )?(\d{1,3}|${wordsUpTo(12)}) (?:of (?:them|these|those)\b|((?:\p{L}+ )?${PLACES})\b)`,
  'giu',
);
const NO_PART_OF_A_NAME =
  /^(?:at|an?|the|for|with|including|include|inc|plus|and|need|needs|want|get|buy|prices?|costs?|of|looking|on|some|put|have|one|how|much|many|are|is|be|would|will|do|does|what|whats|can|could|we|you|i|it|our|your|my|us|to|them)$/iu;

/** A message in which what is wanted for so many places is counted: 'touch screens for six classrooms' are 'six touch screens'. */
export function countedFor(message: string): string {
  return message.replace(FOR_SO_MANY, (whole, before: string, count: string, place: string | undefined) => {
    const words = before.trim().split(' ');
    const from = words.findLastIndex((word) => NO_PART_OF_A_NAME.test(word)) + 1;
    const thing = words.slice(from).join(' ');
    // 'Two screens for six rooms' is counted already.
    const isCounted = COUNT.test(words[from] ?? '') || COUNT.test(words[from - 1] ?? '');
    return namesThing(thing) && !isCounted
      ? [...words.slice(0, from), count, thing, ...(place ? ['for', place] : [])].join(' ')
      : whole;
  });
}

const COUNT = new RegExp(String.raw`^(?:\d{1,2}|${wordsUpTo(12)})$`, 'iu');

const FROM_A_NUMBER = new RegExp(String.raw`^(?:an?|some|the|your)\s(.*?\s)((?:\d{1,3}|${wordsUpTo(12)})\s.*)$`, 'iu');

/** Goods from their number on: of 'a school looking at six screens' six screens are wanted, and no school. */
export function fromItsNumber(part: string): string {
  const [, before = '', counted = ''] = FROM_A_NUMBER.exec(part) ?? [];
  return namesThing(counted) && !namesThing(before) ? counted : part;
}
