import type { Situation } from '#features/assistant/situations/situations.ts';
import { ON_THE_PAVEMENT } from '../out-of-place.ts';

const SCREEN = '(?:screens?|displays?|tvs?|televisions?|telly|monitors?|boards?)';
const WISHES = /\b(?:like|want|need|looking for|is there|are there|do you (?:have|sell|do)|after)\b/iu;
const SOMETHING = new RegExp(
  String.raw`\b(?:an?|one|two|three|four|some|\d+) (?:[\p{L}-]+ ){0,2}${SCREEN}\b|\bsomething to (?:put|hang|stick) up\b`,
  'iu',
);
const OF_THEIRS = new RegExp(
  String.raw`\b(?:our|my|existing|have(?: got)?(?: an?)?|(?:we|i)[’']ve got(?: an?)?) (?:[\p{L}-]+ ){0,2}${SCREEN}\b`,
  'iu',
);
const FACES_OUT =
  /\b(?:fac(?:e|es|ing)|towards?|seen from|visible from)\b[^.?!]{0,20}\b(?:road|street|pavement|outside|passers?-?by)\b/iu;

const OF_LED = /\bLED\b/iu;
const OUTDOORS = /\boutdoor\b/iu;
const ASKS_FOR_STANDS = /\b(?:which|what|your|any|floor) stands?\b/iu;
const IN_A_WINDOW = /\b(?:windows?|glass|shop ?front|inside|facing out)\b/iu;

/** Software shows nothing by itself: whoever wants a screen to be seen and has none is offered one first. Null for what is sold anyway. */
export function screenFirst({ sells }: Situation, message: string): string | null {
  if (sells === 'free-standing totem' && ASKS_FOR_STANDS.test(message)) return 'floor stand';
  if (ON_THE_PAVEMENT.test(message) && OUTDOORS.test(sells ?? '')) return 'A-board';
  if (OF_LED.test(message) && OUTDOORS.test(sells ?? '') && !OF_LED.test(sells ?? '')) return 'outdoor LED sign';
  if (sells !== 'content software' || OF_THEIRS.test(message)) return null;
  if (!WISHES.test(message) || !SOMETHING.test(message)) return null;
  if (!FACES_OUT.test(message)) return 'screen with player';
  // Behind glass it is a window's; what faces a road by itself stands in the rain.
  return IN_A_WINDOW.test(message) ? 'window display' : 'outdoor screen';
}
