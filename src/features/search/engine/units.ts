import { editDistance } from './edit-distance.ts';

// Number and unit become one word: 36 inch, 36", 36-in, 36 in. and 36in are all 36#in.
const NAMED = `in: inch inches; ft: ft foot feet; yd: yd yard yards; mm: mm millimetre millimetres millimeter millimeters;
  cm: cm centimetre centimetres centimeter centimeters; m: metre metres meter meters; mi: mile miles;
  sqft: sqft; cuft: cuft; w: watt watts; kw: kw kilowatt kilowatts; v: volt volts; amp: amp amps; ah: ah; mah: mah; hz: hz;
  hp: hp horsepower; btu: btu btus; lumen: lumen lumens lm; nit: nit nits; psi: psi; rpm: rpm; gpm: gpm; gpf: gpf; cfm: cfm; mph: mph;
  kg: kg kgs kilo kilos; lb: lb lbs pound pounds; oz: oz ounce ounces; ton: ton tons;
  gal: gal gallon gallons; qt: qt quart quarts; pt: pint pints; ml: ml; l: litre litres liter liters; gb: gb; tb: tb; mb: mb;
  pk: pk pack packs; pc: pc pcs piece pieces; ct: ct count; ga: gauge; deg: degree degrees`;
// Units only after a number; alone they may be part of a part number.
const BARE = 'm w v l k';

const UNITS = new Map<string, string>([
  ['"', 'in'],
  ["'", 'ft'],
  ['in', 'in'],
  ...NAMED.split(';').flatMap((line) => {
    const [unit = '', names = ''] = line.split(':');
    return names.split(/\s+/).flatMap((name) => (name ? [[name, unit.trim()] as const] : []));
  }),
  ...BARE.split(' ').map((unit) => [unit, unit] as const),
]);
/** Every unit name that is a word, for a regular expression. */
export const UNIT_NAMES = [...UNITS.keys()].filter((name) => name.length > 1 && name !== 'in').join('|');
const NUMBER = String.raw`\d+(?:\.\d+)?(?:\s*-?\s*\d+/\d+)?|\d+/\d+`;
// '60 in. vanity' and '60 in vanity' are inches; '55 in stock', '3 in 1' and '3-in-1' are not.
const SPACED_INCH = String.raw`\s{1,2}in(?=\.|\s+(?!(?:stock|a|an|the|my|our|your|this|one|total|\d)(?![\p{L}]))|$)`;
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(${NUMBER})(?:\s?("|'(?!\p{L}))|[\s-]{0,2}(${UNIT_NAMES})(?![\p{L}\d])|-?(in)(?![\p{L}\d"]|-?\d)|[\s-]?([mwvlk])(?![\p{L}\d"])|(${SPACED_INCH}))`,
  'gu',
);

const LONG_NAMES = [...UNITS].filter(([name]) => name.length >= 4);

/** The unit that a word names; after a number also a misspelt one ('5 galon'). Null if there is none. */
export function unitNamed(word: string, { isBehindNumber = false } = {}): string | null {
  const unit = word.length > 1 && word !== 'in' ? UNITS.get(word) : undefined;
  if (unit) return unit;
  if (!isBehindNumber || word.length < 3) return null;
  return LONG_NAMES.find(([name]) => name[0] === word[0] && editDistance(word, name, 1) === 1)?.[1] ?? null;
}

// '3 × 3' and '3x3' are one word.
const SIDES = /(?<![\p{L}\d.,/#-])(\d+)\s*[x×]\s*(\d+)(?![\d#./]|-\d)/gu;
// In '3.0 × 2.0 m' the unit applies to both.
const FIRST_SIDE = new RegExp(String.raw`(?<![\p{L}\d.,/#-])(${NUMBER})\s*[x×]\s*(?=(?:${NUMBER})#([a-z]+))`, 'gu');

/** Turns each measure of a plain text into one word: `4 ft. x 1-1/2 in.` becomes `4#ft. x 1-1/2#in.`. */
export function withMeasures(plain: string): string {
  return plain
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<!\p{L})(?:packs?|sets?|boxe?s?|cases?) of (\d{1,4})(?!\d)/gu, '$1 pack')
    .replace(/(?<!\p{L})(sq|cu)(?:uare|bic)?\.?\s*(?:ft|foot|feet)(?!\p{L})/gu, '$1ft')
    .replace(MEASURE, (_, number: string, ...[mark, named, inch, bare]: (string | undefined)[]) => {
      return ` ${number.replace(/\s*-?\s+/, '-').replace(/\.0$/, '')}#${UNITS.get(mark ?? named ?? inch ?? bare ?? 'in')} `;
    })
    .replace(SIDES, '$1x$2')
    .replace(FIRST_SIDE, (_, number: string, unit: string) => `${number.replace(/\.0$/, '')}#${unit} x`);
}
