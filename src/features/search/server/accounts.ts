import type { Product } from '#features/catalogue/contract.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { everyToken, everyWord, isStopWord } from '../engine/tokens.ts';
import { isEnglish } from '../english.ts';
import { isSoftWord } from '../soft-words.ts';
import { isDenied, parse, type Word } from '../understanding/grammar.ts';
import { isMake } from '../understanding/makes.ts';
import { isQualityWord } from '../understanding/qualities.ts';
import { isInVocabulary, wordsRead } from '../understanding/reading.ts';
import { documentOf } from './document-of.ts';
import type { Found } from './find.ts';
import { isMentioned } from './not-sold.ts';
import { correctionsIn } from './understood.ts';

/** What became of a word of a sentence. */
export interface Account {
  /** As one would write it: '5 V' of '5v'. */
  said: string;
  token: string;
  /** `read`: as a condition, a need, a thing, a place, a use or a page; `met`: the first product's own texts have it; `told`: the summary says already that
   * it is not met; `light`: a word that carries no meaning by itself; `unmet`: it carries some, and nothing of the first product meets it. */
  became: 'read' | 'met' | 'told' | 'light' | 'unmet';
  /** How telling it is that it is not met, from 1 to 3. */
  weight: number;
}

type Accounted = Pick<
  Found,
  'entries' | 'conditions' | 'leftOut' | 'needs' | 'groups' | 'meant' | 'unmet' | 'uncalled'
>;

const WEIGHT = { measure: 3, quality: 2, unknown: 1 };

/** Every word of a sentence with what became of it once the first product stands. */
export function accountsOf(q: string, found: Accounted, { index }: { index: SearchIndex }): Account[] {
  const first = found.entries[0]?.product;
  if (!first) return [];
  const own = tokensOf(first);
  const words = parse(q);
  const read = tokensRead(q, found);
  const told = new Set([found.uncalled ?? '', ...found.unmet.map(({ said }) => said)].flatMap(everyToken));
  const put = correctedTokens(found);
  const isMet = (token: string) =>
    [token, rootOf(token), inCentimetres(token)].some((each) => own.has(each)) ||
    isCarried(token, first) ||
    isMetByAlternative(token, own, found, index);
  return words.map((word, at) => {
    const token = put.get(word.token) ?? word.token;
    const account = { said: asWritten(word.typed), token, weight: 0 };
    if (told.has(token)) return { ...account, became: 'told' };
    if (read.has(token)) return { ...account, became: 'read' };
    if (isMet(token)) return { ...account, became: 'met' };
    const weight = weightOf({ ...word, token }, at, words, found, index);
    return { ...account, weight, became: weight > 0 ? 'unmet' : 'light' };
  });
}

// A misspelt word counts as what was searched for it.
function correctedTokens({ groups }: Accounted): ReadonlyMap<string, string> {
  return new Map(correctionsIn(groups).map(({ from, to }) => [from, to]));
}

// In which units an amount says what a thing has to be, whatever it is; of a part every amount does.
const OF_ANY_THING = new Set(['v', 'amp', 'hz', 'gb', 'tb']);
const OF_TIME = new Set(['mi', 'mph', 'pk', 'pc', 'ct', 'deg', 'k', 'l', 'ml']);
// 'x12', '2nd', '8am', 'ks2', 'a4': how many, which, when, and for whom.
const NO_CODE =
  /^(?:x\d+|\d+(?:x|s|st|nd|rd|th|am|pm|ish|k|hr|hrs|min|mins|wk|yr|yrs|p|d)|ks\d|a\d|yr?\d+|y\d+|4k\d*|[a-z]{1,2}\d{1,2})$/iu;

function weightOf(word: Word, at: number, words: readonly Word[], { meant }: Accounted, index: SearchIndex): number {
  const { typed, token, role } = word;
  if (isStopWord(token) || isDenied(words, at) || role === 'verb' || role === 'link') return 0;
  const [, unit] = /^[\d.,/-]+#([a-z]+)$/u.exec(token) ?? [];
  if (unit !== undefined) {
    const isAsked = meant.asked?.isAccessory ? !OF_TIME.has(unit) : OF_ANY_THING.has(unit);
    return isAsked ? WEIGHT.measure : 0;
  }
  if (isSoftWord(token) || isMake(token)) return 0;
  if (/\d/u.test(typed)) return /\p{L}/u.test(typed) && !NO_CODE.test(typed) ? WEIGHT.measure : 0;
  if (meant.asked !== null && !meant.isAssumed) {
    if (isQualityWord(typed) && !words.slice(0, at).some((before) => before.role === 'link')) return WEIGHT.quality;
    if (role === 'noun' && isAddedBy(words, at) && !isInVocabulary(token)) return WEIGHT.quality;
  }
  const isWord = /^\p{L}{4,}$/u.test(typed) && !isInVocabulary(token) && !isEnglish(token);
  return isWord && !isMentioned(index, typed) ? WEIGHT.unknown : 0;
}

const ADDS = new Set(['with', 'including', 'has', 'having', 'plus']);

// 'Passport scanner' of a 'kiosk with passport scanner'.
function isAddedBy(words: readonly Word[], at: number): boolean {
  for (let place = at - 1; place >= 0 && at - place <= MOST_BETWEEN; place--) {
    const { typed, role } = words[place] as Word;
    if (words[place + 1]?.isAfterBreak) return false;
    if (ADDS.has(typed)) return true;
    if (role === 'link' || role === 'verb' || role === 'join') return false;
  }
  return false;
}

const MOST_BETWEEN = 3;

// The words of what was understood: conditions, needs, and all that the vocabulary reads.
function tokensRead(q: string, { conditions, leftOut, needs }: Accounted): ReadonlySet<string> {
  const stretches = [...conditions, ...(leftOut ? [leftOut] : []), ...needs.flatMap((need) => need.stretches)];
  const said = stretches.flatMap(({ from, to }) => everyWord(q.slice(from, to)).map(({ token }) => token));
  return new Set([...said, ...wordsRead(q)]);
}

/** All that a product says of itself, by its words and their roots. */
export function tokensOf(product: Product): ReadonlySet<string> {
  const { name, category, features, description } = documentOf(product);
  const tokens = everyToken([name, category, features, description].join(' '));
  return new Set([...tokens, ...tokens.map(rootOf)]);
}

function isMetByAlternative(token: string, own: ReadonlySet<string>, { groups }: Accounted, { words }: SearchIndex) {
  return groups.some(
    ({ typed, correctedTo, alternatives }) =>
      (typed.split(' ').includes(token) || correctedTo === token) &&
      alternatives.some((each) => each.words.every((word) => own.has(words[word] ?? ''))),
  );
}

// 'Tilting' and 'tilts', 'receiver' and 'receive' are one.
function rootOf(token: string): string {
  const root = token.replace(/(?:able|ible|ing|ed|er|or|s|e)$/u, '');
  return root.length < SHORTEST_ROOT ? token : root;
}

const SHORTEST_ROOT = 4;

// What carries 60 kg carries 30.
function isCarried(token: string, { specs }: Product): boolean {
  const [, kg] = /^([\d.]+)#kg$/u.exec(token) ?? [];
  return kg !== undefined && (specs.loadKg ?? 0) >= Number(kg);
}

// A cabinet of '500x500' is called 50 × 50.
const inCentimetres = (token: string) => token.replace(/^(\d+)0x(\d+)0$/u, '$1x$2');

const UNITS: Readonly<Record<string, string>> = {
  in: '"',
  v: ' V',
  w: ' W',
  amp: ' A',
  hz: ' Hz',
  gb: ' GB',
  tb: ' TB',
  yd: ' yards',
};

function asWritten(typed: string): string {
  return typed.replace(
    /^([\d.,/-]+)#([a-z]+)$/u,
    (_, number: string, unit: string) => `${number}${UNITS[unit] ?? ` ${unit}`}`,
  );
}
