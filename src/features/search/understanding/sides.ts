import { specNumber } from '#features/catalogue/attribute.ts';
import type { Amount } from './amounts.ts';
import { isWithin, NUMBER, numberIn, pattern, type Range, type Reading } from './how-much.ts';

const MM: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const UNIT = String.raw`\s?(mm|cm|m|millimet(?:re|er)s?|centimet(?:re|er)s?|met(?:re|er)s?)(?![\p{L}\d])`;
// 'About so wide' has room for a twelfth.
const ABOUT = 0.08;
const MOST = String.raw`(?:(?:not|no|isn['’]?t) (?:wider|taller|higher|deeper|thicker|bigger|larger|more) than|under|below|less than|up to|at most|max(?:imum)?(?: of)?|within)\s*`;
const LEAST = String.raw`(?:(?:wider|taller|higher|deeper) than|over|above|more than|at least|min(?:imum)?(?: of)?)\s*`;
const OR_LESS = String.raw`(?:\s*(?:,\s*)?(?:or less|or under|max(?:imum)?|at most|tops|and no more|but no more|or (?:narrower|smaller|shorter)))(?![\p{L}\d])`;
const OR_MORE = String.raw`(?:\s*(?:or more|or over|min(?:imum)?|at least|or (?:wider|bigger|taller)))(?![\p{L}\d])`;
// A bare pair of numbers is one of millimetres where something has to go in: '400 × 400' alone are screw holes.
const OPENING = String.raw`(?<=(?:hole|space|gap|opening|recess|alcove|niche|cut-?out)\D{0,20})`;

// 'A room 8 m deep' has no product of that depth.
const NOT_OF_A_ROOM = String.raw`(?<!(?<!\p{L})(?:rooms?|halls?|shops?|class ?rooms?|theatres?|church|gym|corridor|yard|garden|car park|auditorium|cafe|restaurant|bar|foyer|lobby|office|stage|pitch)(?: (?:is|of|about|some|that is|thats))* )`;

// Nor has a '4 m high ceiling'.
const OF_THE_PLACE = String.raw`\s+(?:ceilings?|roofs?|rooms?|halls?|walls?|beams?|counters?|hatch(?:es)?|doors?|doorways?|windows?|corridors?)`;

/** Widths, heights and depths that a sentence states: '80 cm wide', 'no taller than 1 m', 'a hole of 1220 x 690'. In millimetres. */
export const SIDES: readonly Amount[] = [
  side('widthMm', 'width', 'wide', '(?:wide|in width|width)'),
  side('heightMm', 'height', 'high', '(?:high|tall|in height|height)'),
  side('depthMm', 'depth', 'deep', '(?:deep|thick|in depth|depth|off the wall|from the wall|proud)'),
];

function side(
  key: 'widthMm' | 'heightMm' | 'depthMm',
  kind: 'width' | 'height' | 'depth',
  says: string,
  word: string,
): Amount {
  const millimetresOf: Amount['amountOf'] = ({ specs }) => specNumber(specs, key);
  const say = (mm: number) => `${Number((mm / 10).toFixed(1))} cm`;
  const said = String.raw`${NOT_OF_A_ROOM}${NUMBER}${UNIT}\s+${word}(?![\p{L}\d]|${OF_THE_PLACE})`;
  const readings: Reading[] = [
    read(
      `(?:not|no) (?:wider|taller|higher|deeper|thicker) than\\s*${NUMBER}${UNIT}(?:\\s+${word})?`,
      (max) => ({ max }),
      kind,
    ),
    read(`(?:wider|taller|higher|deeper|thicker) than\\s*${NUMBER}${UNIT}(?:\\s+${word})?`, (min) => ({ min }), kind),
    read(`${MOST}${said}`, (max) => ({ max })),
    read(`${LEAST}${said}`, (min) => ({ min })),
    read(`${MOST}${word}\\s+(?:of\\s+)?${NUMBER}${UNIT}`, (max) => ({ max })),
    read(`${word}\\s+(?:of\\s+)?${MOST}${NUMBER}${UNIT}`, (max) => ({ max })),
    read(`${LEAST}${word}\\s+(?:of\\s+)?${NUMBER}${UNIT}`, (min) => ({ min })),
    read(`${word}\\s+(?:of\\s+)?${LEAST}${NUMBER}${UNIT}`, (min) => ({ min })),
    read(`${said}${OR_LESS}`, (max) => ({ max })),
    read(`${OPENING}${said}`, (max) => ({ max })),
    read(`${said}(?=\\s+(?:space|gap|opening|recess|alcove|niche|slot|cut-?out|hole)(?![\\p{L}\\d]))`, (max) => ({
      max,
    })),
    read(`${said}${OR_MORE}`, (min) => ({ min })),
    read(`${word}\\s+(?:of\\s+)?${NUMBER}${UNIT}`, (mm) => ({
      min: Math.round(mm * (1 - ABOUT)),
      max: Math.round(mm * (1 + ABOUT)),
    })),
    read(said, (mm) => ({ min: Math.round(mm * (1 - ABOUT)), max: Math.round(mm * (1 + ABOUT)) })),
    ...(kind === 'depth' ? [] : pairs(kind === 'width')),
  ];
  return {
    ...{ key, kind, readings, amountOf: millimetresOf },
    label: ({ min, max }) => {
      if (min !== undefined && max !== undefined) return `${say(min)} to ${say(max)} ${says}`;
      return max !== undefined ? `At most ${say(max)} ${says}` : `At least ${say(min ?? 0)} ${says}`;
    },
    isTold: (product) => millimetresOf(product) !== undefined,
    meets: (product, range) => isWithin(millimetresOf(product) ?? Number.NaN, range),
    reasonOf: (product) => {
      const mm = millimetresOf(product);
      return mm === undefined ? null : `${say(mm)} ${says}`;
    },
  };
}

// 'No taller than' is of the height alone.
const OF_OTHERS = { width: /tall|high|deep|thick/iu, height: /wid|deep|thick/iu, depth: /wid|tall|high/iu };

function read(source: string, toRange: (mm: number) => Range, kind?: 'width' | 'height' | 'depth'): Reading {
  return {
    pattern: pattern(source),
    read: (match) => (kind && OF_OTHERS[kind].test(match[0]) ? null : toRange(millimetres(match[1], match[2]))),
  };
}

// Both sides of an opening, each by a stretch of its own, so that each is a condition.
function pairs(isWidth: boolean): Reading[] {
  const by = String.raw`\s*(?:x|×|by)\s*`;
  const toRange = (match: RegExpExecArray): Range => ({ max: millimetres(match[1], match[2] ?? 'mm') });
  const bare = String.raw`(\d{3,4})(?:\s?(mm|cm))?`;
  const source = isWidth
    ? String.raw`${OPENING}${bare}(?=${by}\d{3,4}(?!\d))`
    : String.raw`(?<=${OPENING}\d{3,4}(?:\s?(?:mm|cm))?\s*)(?:x|×|by)\s*${bare}(?:\s?max(?:imum)?)?(?![\p{L}\d])`;
  return [{ pattern: new RegExp(source, 'giu'), read: toRange }];
}

function millimetres(number: string | undefined, unit: string | undefined): number {
  const name = (unit ?? 'mm').toLowerCase();
  const short = name.startsWith('mm') || name.startsWith('mil') ? 'mm' : name.startsWith('c') ? 'cm' : 'm';
  return numberIn(number) * (MM[short] ?? 1);
}
