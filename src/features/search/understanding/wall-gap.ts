import type { Candidate } from './candidate.ts';
import type { ReadNeed } from './needs.ts';
import { isA, type Thing, thingCalled } from './things.ts';

const MOUNT = thingCalled('mount');
const CM = 10;
// 'Flush to the wall, under 25 mm', 'no more than 3 cm from the wall', 'max 30mm profile'.
const GAP =
  /(?:under|below|less than|max(?:imum)?(?: of)?|at most|no more than|not more than|within|up to)\s*(\d{1,3})\s?(mm|cm)(?: (?:max|deep|depth|profile|gap|thick|clearance|from (?:the )?wall|off (?:the )?wall|to (?:the )?wall))?/iu;
const OF_A_WALL =
  /(?<!\p{L})(?:flush|flat|slim|profile|gap|close|depth|deep|(?:from|off|to|against) (?:the |a |our )?wall)(?!\p{L})/iu;
const TOLD = /(\d+(?:\.\d+)?) mm from the wall/u;

/** How near to the wall a bracket is to hold its screen; only its text tells it. Null where nothing is said of it, or something else is asked for. */
export function wallGapIn(q: string, asked: Thing | null): ReadNeed | null {
  const said = asked && isA(asked, MOUNT) && OF_A_WALL.test(q) ? GAP.exec(q) : null;
  if (!said) return null;
  const mm = Number(said[1]) * (said[2]?.toLowerCase() === 'cm' ? CM : 1);
  const fits = ({ description }: Candidate) => {
    const told = TOLD.exec(description ?? '')?.[1];
    return told === undefined ? 0 : Number(told) <= mm ? 1 : -1;
  };
  return {
    need: {
      label: `At most ${mm} mm from the wall`,
      reason: `${mm} mm or less from the wall`,
      isFact: true,
      isOfMount: true,
      fits,
    },
    stretches: [{ from: said.index, to: said.index + said[0].length }],
  };
}
