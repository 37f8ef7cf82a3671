import type { Word } from './grammar.ts';
import { type Thing, thingCalled } from './things.ts';

// What hangs by a door tells who has booked the room: a changing room is booked by no screen.
const DOOR_PANEL = thingCalled('door panel');
const BOOKED =
  /book|door|meeting|conference|board ?room|huddle|reserv|which room|availab|occupied|in use|free or|schedul|timetable|room (?:name|number|sign|panel|screen|display)/iu;

// An enclosure is for a screen that the buyer has: a 'poolside screen' is one itself.
const ENCLOSURE = thingCalled('enclosure');
const OWN = new Set(
  'our my own existing already old have got normal ordinary standard indoor protect protects protection cover covers covered house housed housing box boxed cabinet case cage enclosed enclosure keep'.split(
    ' ',
  ),
);
const isAboutOwn = ({ typed }: Word) => OWN.has(typed);

/** Whether what sentences like it want is something that this one does not speak of: a room that is booked, or a screen that the buyer has. */
export function isOfAnother(
  likely: Thing | null,
  sentence: string,
  { words, isOfScreen, isPlaced }: { words: readonly Word[]; isOfScreen: boolean; isPlaced: boolean },
): boolean {
  // 'To the big screen without a cable' wants no lead.
  if (likely === ENCLOSURE) return isOfScreen && !words.some(isAboutOwn);
  return likely === DOOR_PANEL && isPlaced && !BOOKED.test(sentence);
}
