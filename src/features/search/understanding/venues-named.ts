import type { Word } from './grammar.ts';
import { needCalled } from './implied-needs.ts';
import type { Need } from './need.ts';
import type { Span } from './phrase-book.ts';
import { OPEN_AIR, OUTDOOR } from './trade-needs.ts';

/** A meaning of the vocabulary; of a venue with what it needs. */
interface Venue {
  is: string;
  needs?: readonly Need[];
}

// A 'church foyer' is a foyer.
export function headsFirst<Meaning extends Venue>(
  spans: readonly Span<Meaning>[],
  words: readonly Word[],
): Span<Meaning>[] {
  const ordered = [...spans];
  for (let at = 1; at < ordered.length; at++) {
    const [before, after] = [ordered[at - 1], ordered[at]];
    if (!before || !after || before.means.is !== 'venue' || after.means.is !== 'venue' || before.to !== after.from)
      continue;
    if (words[after.from]?.isAfterBreak) continue;
    ordered.splice(at - 1, 2, after, before);
  }
  return ordered;
}

// The shop of a petrol station is indoors.
export function needsBeside(
  { from: start, to, means: { is } }: Span<Venue>,
  needs: readonly Need[],
  { spans, words }: { spans: readonly Span<Venue>[]; words: readonly Word[] },
): readonly Need[] {
  // The pitch of an LED wall is no field.
  if (words[start]?.typed === 'pitch' && words.slice(Math.max(0, start - 2), start).some(isOfPixels)) return [];
  // 'What pitch they are on' is what somebody has to find out, and no place of a screen.
  if (is === 'venue' && SOUGHT.has(words[start - 1]?.typed ?? '')) return [];
  // Outside the ballroom stands no wall for a thousand guests.
  const isBeforeDoor = words.slice(Math.max(0, start - 2), start).some(({ typed }) => typed === 'outside');
  if (is === 'venue' && isBeforeDoor && !needs.some(isOutdoors)) return [DOOR];
  const isWithin = spans.some(
    ({ from, means }) =>
      from === to &&
      !words[from]?.isAfterBreak &&
      means.is === 'venue' &&
      !means.needs?.some(isOutdoors) &&
      words[from]?.token !== 'entrance',
  );
  return isWithin ? needs.filter((need) => !isOutdoors(need)) : needs;
}

const SOUGHT = new Set(['what', 'which']);
const isOfPixels = ({ typed }: Word) => typed === 'pixel' || typed === 'dot' || /^[\d.]+#?mm$/u.test(typed);

// What stands outside a room is at its door, whatever goes on in it.
export const atTheDoor = (needs: readonly Need[]) => (needs.includes(DOOR) ? [DOOR] : needs);

const DOOR = needCalled('door');
const isOutdoors = (need: Need) => need === OUTDOOR || need === OPEN_AIR;
