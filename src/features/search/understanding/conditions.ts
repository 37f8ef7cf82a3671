import type { Pence } from '#values/money.ts';
import { UNIT_NAMES } from '../engine/units.ts';

/** From and up to, both included; absent: no end on that side. */
export interface Range {
  min?: number;
  max?: number;
}

/** What a query says in so many words and a product must keep to. */
export interface Condition {
  kind: 'price' | 'size' | 'brightness' | 'stock';
  /** Pence, inches or nits. */
  range: Range;
  /** As a chip says it: 'Under £2,000', '54" to 56"'. */
  label: string;
  /** Where it stands in the query, so that it can be taken off again. */
  from: number;
  to: number;
}

const MOST_POUNDS = 99_999_999;
const INCHES_TO_CM = 2.54;
// A size that is named is meant; makers measure it a little differently.
const SIZE_TOLERANCE = 1;
const ABOUT = 0.15;
// A number this small without a pound sign is more likely a size than a price.
const LEAST_BARE_PRICE = 150;

const IN_WORDS = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|(?:${IN_WORDS.join('|')})(?=\s(?:grand|thousand)\b))`;
const MONEY = String.raw`(£)?\s?${NUMBER}\s?(k\b|grand\b|thousand\b)?(?:\s?(pounds?|gbp|quid)\b)?`;
const INCH = String.raw`(?:"|”|“|″|''|[\s-]?inch(?:es)?\b|in\b|\s?cm\b)`;
const NITS = String.raw`\s?(?:nits?|cd\/m2|cd\/m²)(?![\p{L}])`;
const NOT = `(?<!(?:not|no|nothing|never|isn['’]?t) )`;
const AT_MOST = String.raw`${NOT}(?:under|below|less than|up to|at most|(?:no|not|nothing) (?:more than|over|above|bigger than|larger than)|cheaper than|smaller than|max(?:imum)?(?: of)?|within|budget(?: of)?|<=?)\s*`;
const AT_LEAST = String.raw`${NOT}(?:over|above|more than|at least|(?:no|not|nothing) (?:less than|under|below|smaller than|cheaper than)|bigger than|larger than|brighter than|min(?:imum)?(?: of)?|from|starting at|>=?)\s*`;
const ABOUT_WORD = String.raw`(?:about|around|roughly|approx(?:imately)?\.?|circa|~)\s*`;
const TO = String.raw`\s*(?:-|–|—|to|and)\s*`;
// 'Up to 400 × 400' is a bracket and 'over 200 kg' a weight: a number before these is no price.
const NO_PRICE_UNIT = String.raw`(?:${UNIT_NAMES}|[mwvlk]|metres?|hours?|hrs?|days?|weeks?|years?|months?|people|persons?|pixels?|px|points?|vesa|sq|square|cu|cubic|thread|pages?|sheets?|calories|kelvin|grit|series)(?![\p{L}\d])`;
const NO_PRICE = String.raw`(?![\p{L}\d"]|\s?[x×*%]\s?\d|\s?%|\+?[\s-]?${NO_PRICE_UNIT})`;
const OR_LESS = String.raw`\s*(?:or (?:less|under|below|cheaper)|max(?:imum)?|tops|budget|at most)(?![\p{L}\d])`;
const OR_MORE = String.raw`(?!\+?[\s-]?${NO_PRICE_UNIT})\s*(?:\+|or (?:more|over|above|bigger|larger|brighter)|min(?:imum)?|at least|and (?:up|above|over))(?![\p{L}\d])`;

/** Finds every condition in a query, in the order in which they stand. Stretches never overlap. */
export function readConditions(query: string): Condition[] {
  const found: Condition[] = [];
  const isFree = (from: number, to: number) => found.every((other) => to <= other.from || from >= other.to);
  for (const { kind, pattern, read } of HAS_NUMBER.test(query) ? READERS : WITHOUT_NUMBER) {
    for (const match of query.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].trimEnd().length;
      const range = isFree(from, to) ? read(match) : null;
      if (range) found.push({ kind, range, label: '', from, to });
    }
  }
  return merged(found.sort((a, b) => a.from - b.from));
}

/** A query without these stretches of it. */
export function withoutStretches(query: string, stretches: readonly Pick<Condition, 'from' | 'to'>[]): string {
  return [...stretches]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, query)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A query without a price in other money, by which nothing can be told; as it is when there is nothing else in it. */
export function withoutForeignMoney(query: string): string {
  const rest = query.replace(FOREIGN_MONEY, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\d]/u.test(rest) ? rest : query;
}

export function isWithin(value: number, { min = 0, max = Number.POSITIVE_INFINITY }: Range): boolean {
  return value >= min && value <= max;
}

const FOREIGN_MONEY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${AT_MOST}|${AT_LEAST}|${ABOUT_WORD})?(?:[$€¥]\s?\d[\d,.]*k?|\d[\d,.]*\s?(?:dollars?|bucks|usd|euros?|eur))(?![\p{L}\d])(?:\s+or (?:less|under|more|over))?`,
  'giu',
);

type Read = (match: RegExpExecArray) => Range | null;
interface Reader {
  kind: Condition['kind'];
  pattern: RegExp;
  read: Read;
}

const regex = (source: string) => new RegExp(String.raw`(?<![\p{L}\d])${source}`, 'giu');
const pounds = ([sign, number, k, word]: (string | undefined)[]): { pence: Pence; isSure: boolean } | null => {
  const amount = numeric(number) * (k ? 1_000 : 1);
  if (!(amount <= MOST_POUNDS)) return null;
  return { pence: Math.round(amount * 100), isSure: Boolean(sign || k || word) || amount >= LEAST_BARE_PRICE };
};
const price =
  (toRange: (pence: number) => Range): Read =>
  (match) => {
    const money = pounds(match.slice(1, 5));
    return money?.isSure ? toRange(money.pence) : null;
  };
const inches = (number: string | undefined, unit: string) => numeric(number) / (/cm/i.test(unit) ? INCHES_TO_CM : 1);
const size =
  (toRange: (inches: number) => Range): Read =>
  (match) =>
    toRange(inches(match[1], match[0]));
const nits =
  (toRange: (nits: number) => Range): Read =>
  (match) =>
    toRange(numeric(match[1]));

// The particular before the general: a stretch that was read is not read again.
const READERS: Reader[] = [
  {
    kind: 'size',
    pattern: regex(`(?:between\\s*)?${NUMBER}${INCH}?${TO}${NUMBER}${INCH}`),
    read: (match) => between(inches(match[1], match[0]), inches(match[2], match[0])),
  },
  { kind: 'size', pattern: regex(`${AT_MOST}${NUMBER}${INCH}`), read: size((max) => ({ max })) },
  { kind: 'size', pattern: regex(`${AT_LEAST}${NUMBER}${INCH}`), read: size((min) => ({ min })) },
  {
    kind: 'size',
    pattern: regex(`${ABOUT_WORD}${NUMBER}${INCH}`),
    read: size((about) => ({ min: about * (1 - ABOUT), max: about * (1 + ABOUT) })),
  },
  { kind: 'size', pattern: regex(`${NUMBER}${INCH}(?:${OR_LESS}|\\s*or smaller\\b)`), read: size((max) => ({ max })) },
  { kind: 'size', pattern: regex(`${NUMBER}${INCH}${OR_MORE}`), read: size((min) => ({ min })) },
  {
    kind: 'size',
    pattern: regex(`${NUMBER}${INCH}`),
    read: size((exact) => ({ min: exact - SIZE_TOLERANCE, max: exact + SIZE_TOLERANCE })),
  },
  {
    kind: 'brightness',
    pattern: regex(`(?:between\\s*)?${NUMBER}(?:${NITS})?${TO}${NUMBER}${NITS}`),
    read: (match) => between(numeric(match[1]), numeric(match[2])),
  },
  { kind: 'brightness', pattern: regex(`${AT_MOST}${NUMBER}${NITS}`), read: nits((max) => ({ max })) },
  { kind: 'brightness', pattern: regex(`(?:${AT_LEAST})?${NUMBER}${NITS}`), read: nits((min) => ({ min })) },
  { kind: 'price', pattern: regex(`(?:between\\s*)?${MONEY}${TO}${MONEY}${NO_PRICE}`), read: readPriceRange },
  { kind: 'price', pattern: regex(`${AT_MOST}${MONEY}${NO_PRICE}`), read: price((max) => ({ max })) },
  { kind: 'price', pattern: regex(`${AT_LEAST}${MONEY}${NO_PRICE}`), read: price((min) => ({ min })) },
  {
    kind: 'price',
    pattern: regex(`${ABOUT_WORD}${MONEY}${NO_PRICE}`),
    read: price((about) => ({ min: Math.round(about * (1 - ABOUT)), max: Math.round(about * (1 + ABOUT)) })),
  },
  { kind: 'price', pattern: regex(`${MONEY}${OR_LESS}`), read: price((max) => ({ max })) },
  { kind: 'price', pattern: regex(`${MONEY}${OR_MORE}`), read: price((min) => ({ min })) },
  { kind: 'price', pattern: regex(`(£)\\s?${NUMBER}\\s?(k\\b|grand\\b)?()`), read: price((max) => ({ max })) },
  {
    kind: 'stock',
    pattern: regex(String.raw`(?:in stock(?: now| only)?|available now|ready to ship)(?![\p{L}])`),
    read: () => ({}),
  },
];
// Most queries have no number, and each is read several times: for itself and for every other query that is offered.
const HAS_NUMBER = /\d|grand|thousand/iu;
const WITHOUT_NUMBER = READERS.filter(({ kind }) => kind === 'stock');

function readPriceRange(match: RegExpExecArray): Range | null {
  const low = pounds(match.slice(1, 5));
  const high = pounds(match.slice(5, 9));
  if (!low || !high || !(low.isSure || high.isSure)) return null;
  // '1450-2207' is a part number.
  const isSaid = Boolean(match[1] || match[3] || match[4] || match[5] || match[7] || match[8]);
  if (!isSaid && /\d-\d/.test(match[0]) && (low.pence % 1000 || high.pence % 1000)) return null;
  // '£1-2k' and '1 to 2k' are both thousands.
  const scale = match[7] && !match[3] && low.pence * 10 < high.pence ? 1_000 : 1;
  return between(low.pence * scale, high.pence);
}

function between(a: number, b: number): Range {
  return { min: Math.min(a, b), max: Math.max(a, b) };
}

function numeric(text: string | undefined): number {
  const words = IN_WORDS.indexOf((text ?? '').toLowerCase());
  return words < 0 ? Number((text ?? '').replaceAll(',', '')) : Math.max(1, words);
}

// 'over £500 under £900' is one range; two that exclude each other are one the other way round.
function merged(conditions: readonly Condition[]): Condition[] {
  const ofKind = new Map([...Map.groupBy(conditions, ({ kind }) => kind)].map(([kind, same]) => [kind, inAll(same)]));
  return conditions.map((condition) => {
    const range = ofKind.get(condition.kind) ?? condition.range;
    return { ...condition, range, label: labelOf(condition.kind, range) };
  });
}

function inAll(same: readonly Condition[]): Range {
  const mins = same.flatMap(({ range }) => range.min ?? []);
  const maxes = same.flatMap(({ range }) => range.max ?? []);
  const [min, max] = [mins.length ? Math.max(...mins) : undefined, maxes.length ? Math.min(...maxes) : undefined];
  return min !== undefined && max !== undefined && min > max ? between(min, max) : { min, max };
}

/** All conditions of one kind ask for the same range: one of each is enough to test a product by. */
export function onePerKind(conditions: readonly Condition[]): Condition[] {
  return [...new Map(conditions.map((condition) => [condition.kind, condition])).values()];
}

function labelOf(kind: Condition['kind'], { min, max }: Range): string {
  if (kind === 'stock') return 'In stock';
  const say = SAY[kind];
  if (min !== undefined && max !== undefined) return `${say(min)} to ${say(max)}`;
  if (max !== undefined) return `${kind === 'price' ? 'Up to' : 'At most'} ${say(max)}`;
  return `${kind === 'price' ? 'From' : 'At least'} ${say(min ?? 0)}`;
}

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const short = (value: number) => numbers.format(value);
const SAY = {
  price: (pence: number) =>
    `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: pence % 100 ? 2 : 0, maximumFractionDigits: 2 })}`,
  size: (inches: number) => `${short(inches)}"`,
  brightness: (nits: number) => `${short(nits)} nits`,
};
