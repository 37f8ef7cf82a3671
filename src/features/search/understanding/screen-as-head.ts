import type { Word } from './grammar.ts';
import { SCREEN_THING } from './things.ts';
import type { Named } from './wanted.ts';

const DONE = new Set(
  'hang fix mount put attach bolt suspend drop clamp move keep house protect cover lock play show run control'.split(
    ' ',
  ),
);
// 'Screens go blank at weekends' tells what happens to those that are there.
const HAPPENS = new Set(
  'go goes went keep keeps get gets turn turns stay stays fall falls lose loses freeze freezes stop stops'.split(' '),
);
const isDone = ({ role, typed }: Word) => role === 'verb' || role === 'link' || DONE.has(typed);
// 'Our values on screen' are to be shown, where 'on the screen' may be dust.
const isWhereItShows = (before: readonly Word[], at: number) => at === before.length - 1 && before[at]?.typed === 'on';

/** Whether a screen is the head of a sentence, and not what something is to be done with: 'screen for the gym', not 'hang a screen up'. */
export function isScreenTheHead(asked: Named, words: readonly Word[]): boolean {
  return (
    asked.thing === SCREEN_THING &&
    !words.slice(0, asked.from).some((word, at, before) => isDone(word) && !isWhereItShows(before, at)) &&
    !HAPPENS.has(words[asked.to]?.typed ?? '')
  );
}
