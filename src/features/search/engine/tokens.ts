const STOP_WORDS = new Set(
  'a an and any are as at be by can do for from get have i in is it just like looking me my need of on or our please some something that the there this to us want we what which will with would you your'.split(
    ' ',
  ),
);
/** Those that somebody may misspell. */
export const LONG_STOP_WORDS: readonly string[] = [...STOP_WORDS].filter((word) => word.length >= 5);

// Number and unit are one word, however they are written: 36 inch, 36", 36-in and 36in are all 36#in.
const UNITS: Record<string, string> = {
  '"': 'in',
  inch: 'in',
  inches: 'in',
  in: 'in',
  ft: 'ft',
  foot: 'ft',
  feet: 'ft',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  metre: 'm',
  metres: 'm',
  meter: 'm',
  meters: 'm',
  w: 'w',
  watt: 'w',
  watts: 'w',
  kw: 'kw',
  v: 'v',
  volt: 'v',
  volts: 'v',
  amp: 'amp',
  amps: 'amp',
  hz: 'hz',
  nit: 'nit',
  nits: 'nit',
  kg: 'kg',
  kgs: 'kg',
  lb: 'lb',
  lbs: 'lb',
  oz: 'oz',
  gal: 'gal',
  gallon: 'gal',
  gallons: 'gal',
  l: 'l',
  litre: 'l',
  litres: 'l',
  gb: 'gb',
  tb: 'tb',
  mb: 'mb',
  k: 'k',
  pk: 'pk',
  pack: 'pk',
};
const NAMED_UNITS = Object.keys(UNITS)
  .filter((unit) => unit !== '"' && unit !== 'in' && unit.length > 1)
  .join('|');
const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s*-?\s*\d+/\d+)?|\d+/\d+`;
// A bare 'in', 'm', 'w' … counts only right behind its number, for alone it is a word or a letter of a part number.
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(${NUMBER})(?:\s*(")|[\s-]{0,2}(${NAMED_UNITS})(?![\p{L}\d])|-?(in|m|w|v|l|k)(?![\p{L}\d"]))`,
  'gu',
);
const TOKEN = /\d+(?:[.,]\d+)?(?:-\d+\/\d+)?#[a-z]+|\d+\/\d+(?:#[a-z]+)?|\d+[.,]\d+(?![\p{L}\d])|[\p{L}\p{N}]+/gu;
const LONGEST_TOKEN = 40;
const MIXED = /^(?=.*\p{L})(?=.*\d)[\p{L}\d]+$/u;

/** A text as the words that a search compares: lower case, no accents, no plural, no small words. */
export function tokenise(text: string): string[] {
  return everyToken(text).filter((token) => !STOP_WORDS.has(token));
}

/** The same with the small words, for phrases such as 'a board'. */
export function everyToken(text: string): string[] {
  const measured = plain(text).replace(MEASURE, (_, number: string, mark?: string, named?: string, short?: string) => {
    return ` ${number.replace(',', '').replace(/\s*-?\s+/, '-')}#${UNITS[mark ?? named ?? short ?? '']} `;
  });
  return (measured.match(TOKEN) ?? []).map((token) => stem(token.slice(0, LONGEST_TOKEN)));
}

export function isStopWord(token: string): boolean {
  return STOP_WORDS.has(token);
}

/** Every word under which a token is found: a measure also under its bare number, `ip65` also under `ip` and `65`. */
export function formsOf(token: string): string[] {
  const number = numberOf(token);
  if (number !== null) return [token, number];
  return MIXED.test(token) ? [token, ...partsOf(token)] : [token];
}

/** The number of `55#in`, or null. */
export function numberOf(token: string): string | null {
  const mark = token.indexOf('#');
  return mark < 0 ? null : token.slice(0, mark);
}

/** `ip65` as `ip` and `65`. */
export function partsOf(token: string): string[] {
  return token.match(/\p{L}+|\d+/gu) ?? [];
}

/** A part number as one word, whatever separates its parts. */
export function joined(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The part numbers that stand in a text, each as one word: runs with a digit in them, leading zeros kept. */
export function codesIn(text: string): string[] {
  const runs = plain(text).match(/[\p{L}\d]+(?:[-_./][\p{L}\d]+)*/gu) ?? [];
  return runs
    .map((run) => run.replace(/[-_./]/g, ''))
    .filter((run) => run.length >= 4 && run.length <= LONGEST_TOKEN && /\d/.test(run) && /\p{L}|\d{5}/u.test(run));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[”“″]|''|′′/g, '"')
    .replace(/[\p{M}’‘]|(?<=\p{L})'(?=\p{L})/gu, '')
    .toLowerCase();
}

// 'displays' and 'display', 'accessories' and 'accessory', 'boxes' and 'box'; not 'wireless', 'nexus' or 'chassis'.
function stem(token: string): string {
  if (token.length < 4 || /\d/.test(token)) return token;
  if (token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(token)) return token.slice(0, -2);
  return /[^su]s$/.test(token) && !token.endsWith('is') ? token.slice(0, -1) : token;
}
