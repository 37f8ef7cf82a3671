import { matchesOf } from '#values/matches.ts';
import { withMeasures } from './units.ts';

const STOP_WORDS = new Set(
  'a an and any are as at be by do for from get have i in is it just like looking me my need of on or our please some something that the there this to us want we what which will with would you your'.split(
    ' ',
  ),
);
/** Stop words that are long enough to be misspelt. */
export const LONG_STOP_WORDS: readonly string[] = [...STOP_WORDS].filter((word) => word.length >= 5);

/** Words that introduce a noun: 'sign in the window' is not about signing in. */
export const DETERMINERS: readonly string[] = ['a', 'an', 'the', 'my', 'our', 'your', 'this'];

const TOKEN =
  /\d+(?:[.,]\d+)?(?:-\d+\/\d+)?#[a-z]+|\d+-\d+\/\d+|\d+\/\d+(?:#[a-z]+)?|\d+[.,]\d+(?![\p{L}\d])|[\p{L}\p{N}]+/gu;
const LONGEST_TOKEN = 40;
// '18x18' are two measures of one product.
const SIDES = /^\d+(?:x\d+)+$/;
const MIXED = /^(?=.*\p{L})(?=.*\d)[\p{L}\d]+$/u;

/** Splits a text into comparable words: lower case, without accents, plurals and stop words. */
export function tokenise(text: string): string[] {
  return everyToken(text).filter((token) => !STOP_WORDS.has(token));
}

/** The same with stop words, for phrases such as 'a board'. */
export function everyToken(text: string): string[] {
  return (measured(text).match(TOKEN) ?? []).map(asToken);
}

/** The words of a text with their tokens, and what stands between each and the one before. */
export function everyWord(text: string): { typed: string; token: string; gap: string }[] {
  const plainText = measured(text);
  let end = 0;
  return matchesOf(plainText, TOKEN).map(({ 0: typed, index: at }) => {
    const gap = plainText.slice(end, at);
    end = at + typed.length;
    return { typed, token: asToken(typed), gap };
  });
}

function asToken(word: string): string {
  return stem(word.slice(0, LONGEST_TOKEN));
}

export function isStopWord(token: string): boolean {
  return STOP_WORDS.has(token);
}

/** The forms under which a token is indexed: a measure also by number and unit, `ip65` also by `ip` and `65`. */
export function formsOf(token: string): string[] {
  const number = numberOf(token);
  if (number !== null) return [token, number, token.slice(number.length)];
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

/** A part number without separators. */
export function joined(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** A text in lower case without accents, each measure as one word; idempotent. */
export function measured(text: string): string {
  return withMeasures(plain(text));
}

/** The part numbers in a text, each as one word, leading zeros included; measures are not among them. */
export function codesIn(text: string): string[] {
  const runs = measured(text).match(/[\p{L}\d]+(?:[-_./][\p{L}\d]+)*/gu) ?? [];
  return runs
    .map((run) => run.replace(/[-_./]/g, ''))
    .filter((run) => run.length >= 4 && run.length <= LONGEST_TOKEN && /\d/.test(run) && /\p{L}|\d{5}/u.test(run))
    .filter((run) => !SIDES.test(run));
}

function plain(text: string): string {
  return text
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKD').replace('\u2044', '/')}`)
    .normalize('NFKD')
    .replace(/[”“″]|''|′′|’’/g, '"')
    .replace(/(?<=\d\s?)[’′]/g, "'")
    .replace(/[\p{M}’‘]|(?<=\p{L})'(?=\p{L})/gu, '')
    .toLowerCase();
}

// 'displays' and 'display', 'accessories' and 'accessory', 'boxes' and 'box'; not 'wireless', 'nexus' or 'chassis'.
function stem(token: string): string {
  // Too short for the rules ('cms' and 'gps' are no plurals), but common.
  if (token === 'tvs') return 'tv';
  if (token.length < 4 || /\d/.test(token)) return token;
  if (token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(token)) return token.slice(0, -2);
  return /[^su]s$/.test(token) && !token.endsWith('is') ? token.slice(0, -1) : token;
}
