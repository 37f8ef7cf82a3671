import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';

const A_DAY =
  /\b(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|bank holidays?|christmas|easter|evenings?|half[- ]term)\b/iu;
const HAPPENED = /\b(?:was|were|placed|ordered|bought|came|has been)\b/iu;
const BRINGS =
  /\b(?:deliver\w*|arriv\w*|bring|send|ship\w*|courier|get (?:it|them|here)|here by|by (?:next )?\p{L}+day)\b/iu;
const TELLS_OF_US = /\b(?:we|i|our|my)\b(?! (?:come|visit|see|call|ring|speak|get|reach))/iu;
const MOST_WORDS = 10;

/** Whether a turn asks for nothing but a day: 'on a Saturday?', 'weekends? can somebody help then'. */
export function asksForADay(message: string): boolean {
  const isShort = message.trim().split(/\s+/u).length <= MOST_WORDS;
  return (
    isShort &&
    A_DAY.test(message) &&
    !BRINGS.test(message) &&
    !HAPPENED.test(message) &&
    !TELLS_OF_US.test(message) &&
    nounPhrasesIn(message).length === 0
  );
}

const A_TIME =
  /^\W*(?:(?:and|ok|so|but|or|is it|can it be|could it be|will it be)\W+)*(?:before|after|by|at|around|between|until) \d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|o[’']?clock))?(?: ?(?:and|-|to) \d{1,2})?(?: ?(?:am|pm))?(?: in the (?:morning|afternoon))?\W*$|^\W*(?:(?:and|ok|so|but|or)\W+)*in the (?:morning|afternoon|evening)\W*$/iu;

/** Whether a turn says nothing but an hour: 'before 10?'. */
export function asksForATime(message: string): boolean {
  return A_TIME.test(message);
}
