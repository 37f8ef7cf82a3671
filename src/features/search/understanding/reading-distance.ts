import { metresIn } from '#features/viewing/distance.ts';
import { picturesOf } from '#features/viewing/picture.ts';
import { farthestOfPrint, leastInches } from '#features/viewing/reading.ts';
import type { Need } from './need.ts';
import { LARGE_PICTURES } from './trade-needs.ts';

// 'Read from 12 m', 'nine metres away', 'a room 8 m deep'; a lead of 12 m is read from nowhere.
const READ =
  /\b(?:read(?:able|ing|ers?)?|legible|seen?|visible|view(?:ed|ing|ers?)?|watch(?:ed|ing)?|sits?|sitting|seats?|audience|away|back row|at the back|at the far end|deep|across (?:a|the|our)|(?:what|which) (?:size|screen|tv)|how (?:big|large))\b/iu;
// Beyond the largest single screen only a wall is read.
const LARGEST = 98;

/** Whether a word says from where something is read: 'deep' of 'a room 8 m deep'. */
export const isOfReading = (word: string): boolean => READ.test(word);

/** What the distance that a sentence names calls for: print of a twentieth of the picture's height is to be read from there. */
export function distanceNeedsIn(sentence: string): readonly Need[] {
  const metres = READ.test(sentence) ? metresIn(sentence) : null;
  if (metres === null || metres < 1) return [];
  const said = Math.round(metres * 10) / 10;
  const need: Need = {
    label: `Read from ${said} m`,
    reason: `large enough to be read from ${said} m`,
    isQuality: true,
    isOfPlace: true,
    isOfDistance: true,
    fits: ({ specs }) => {
      const [picture] = picturesOf(specs);
      // Upright, a line of print has the width of it.
      const side = picture && Math.min(picture.heightMm, picture.widthMm);
      return side === undefined ? 0 : farthestOfPrint(side) >= metres ? 1 : -1;
    },
  };
  return leastInches(metres) > LARGEST ? [need, LARGE_PICTURES] : [need];
}
