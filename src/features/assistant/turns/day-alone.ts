import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';

const A_DAY =
  /\b(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|bank holidays?|christmas|easter|evenings?|half[- ]term)\b/iu;
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
    !TELLS_OF_US.test(message) &&
    nounPhrasesIn(message).length === 0
  );
}
