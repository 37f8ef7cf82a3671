import type { Content } from '#features/viewing/reading.ts';
import type { Answers } from './answers.ts';
import { LIGHT_WORDS, PLACE_WORDS } from './questions.ts';
import { sayNumber } from './words.ts';

/** The answers in words, one a question, for a quote, for print and for who reads along. */
export function answersInWords({
  place,
  metres,
  lux,
  light,
  content,
  hours,
}: Answers): { asked: string; said: string }[] {
  return [
    { asked: 'Where', said: PLACE_WORDS[place] },
    { asked: 'How far people stand', said: `up to ${sayNumber(metres, 2)} m` },
    { asked: 'How light it is', said: `${light ? `${LIGHT_WORDS[light]}, about ` : ''}${sayNumber(lux)} lux` },
    { asked: 'What it shows', said: inWords(content) },
    { asked: 'How long it runs', said: `${hours} hours a day` },
  ];
}

/** 'a menu of 12 lines reads', 'pictures and headlines read'. */
export function reads(content: Content): string {
  return `${inWords(content)} ${content.shows === 'menu' ? 'reads' : 'read'}`;
}

/** What is shown, within a sentence. */
export function inWords(content: Content): string {
  if (content.shows === 'pictures') return 'pictures and headlines';
  if (content.shows === 'figures') return 'text and figures';
  return content.lines === 1 ? 'a menu of one line' : `a menu of ${content.lines} lines`;
}
