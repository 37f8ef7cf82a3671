import { numberSaid, wordsUpTo } from '#values/number-words.ts';

// '4 m by 2 m', '4 metres wide and 2.5 metres tall', '4 by 2 m'.
const NUMBER = String.raw`(\d{1,2}(?:\.\d{1,2})?)`;
const UNIT = String.raw`(m|metres?|meters?|mtrs?|ft|feet|foot)(?!\p{L})`;
const WIDE = '(?:wide|across|long|in width|width)';
const TALL = '(?:high|tall|in height|height)';
const CROSSED = new RegExp(
  String.raw`(?<![\d.])${NUMBER} ?(?:${UNIT})?(?:\s+${WIDE})?\s*(?:x|×|by|and|,)\s*(?:about |around |roughly )?${NUMBER} ?(?:${UNIT})?(?![\p{L}\d.%]| ?(?:mm|cm|inch|["″]))`,
  'iu',
);
const IN_WORDS = wordsUpTo(10);
const COUNTED = new RegExp(
  String.raw`\b(?:(?<=\b(?:by|x)\s+)(${IN_WORDS})|(${IN_WORDS})(?=\s+(?:${UNIT}|by\b|x\b|(?:wide|high|tall)\b)))\b`,
  'giu',
);
const JOINED_BY_WORD =
  /\d[\d.]* ?(?:m\b|metres?|meters?|mtrs?|ft|feet|foot)?(?:\s+(?:wide|across|long))?\s*(?:and|,)/iu;

/** The sides of a wall as they were typed, and where. */
export interface WallSides {
  width: string;
  height: string;
  unit: 'm' | 'ft';
  stretch: string;
}

/** The two sides in metres or feet that a message names; null where it names one alone, or screens counted 3 × 2. */
export function wallSidesIn(message: string): WallSides | null {
  const figures = message.replace(COUNTED, (word) => String(numberSaid(word)));
  const said = CROSSED.exec(figures);
  const [stretch, width, first, height, last] = said ?? [];
  const unit = last ?? first;
  if (!stretch || !width || !height || !unit) return null;
  if (isOfRoom(figures.slice(0, said?.index), Number(height))) return null;
  // 'From 5 m and 3 m' are two distances unless a word says that they are sides.
  const isSides = !JOINED_BY_WORD.test(stretch) || new RegExp(String.raw`\b(?:${WIDE}|${TALL})\b`, 'iu').test(figures);
  return isSides ? { width, height, unit: /^f/iu.test(unit) ? 'ft' : 'm', stretch } : null;
}

const ENDS_IN_A_ROOM =
  /\b(?:halls?|rooms?|studio|gym|church|chapel|lounge|bar|classroom|canteen|theatre|pub|shop|club ?house|space)\s*(?:,|is|are|of|measur\w+|about|around|roughly|that|which|some|\s)*$/iu;
const HIGHEST_WALL_M = 4;

// 'Our hall of 15 by 10 m' is no wall of LED, however large one is wished for.
function isOfRoom(before: string, height: number): boolean {
  return ENDS_IN_A_ROOM.test(before) && height > HIGHEST_WALL_M;
}

/** A message without the sides that it names. */
export function withoutSides(message: string): string {
  const stretch = wallSidesIn(message)?.stretch;
  return stretch ? message.replace(CROSSED, ' ') : message;
}

const OF_LED = /\b(?:leds?|cabinets?|pitch(?:es)?|pixels?)\b|\b\d\.\d ?mm\b/iu;
// The wall is where something hangs, and not what is bought.
const HANGS_THERE =
  /\b(?:on|onto|against|to|from|over|for|have|got|is|cover(?:s|ing)?)\s+(?:an?|the|my|our|that|this|your)?\s*(?:(?!\bled\b)[^.?!]){0,30}?\bwall\b/iu;
const A_THING_FOR_IT =
  /\b(?:screens?|displays?|tvs?|telly|tellies|televisions?|monitors?|boards?|brackets?|speakers?|projectors?|posters?)\b/iu;

// A video wall of panels; without them only an LED wall is made to such sides.
const OF_PANELS =
  /\bvideo walls?\b(?=.*(?:\binch|\bpanels?\b|\blcd\b|\bbezels?\b|["″]))|(?:\binch|\bpanels?\b|\blcd\b|\bbezels?\b|["″]).*\bvideo walls?\b/iu;

/** Whether a message speaks of an LED wall: by that name, or as a wall of such sides that nothing is to hang on. */
export function namesLedWall(message: string): boolean {
  if (OF_LED.test(message)) return true;
  if (wallSidesIn(message) === null || !/\bwalls?\b/iu.test(message)) return false;
  const isThere = HANGS_THERE.test(message) || /\b(?:my|our|the|their|this) wall (?:is|measures|has)\b/iu.test(message);
  return !(isThere && A_THING_FOR_IT.test(message)) && !OF_PANELS.test(message);
}
