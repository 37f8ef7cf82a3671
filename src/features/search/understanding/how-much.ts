import { UNIT_NAMES } from '../engine/units.ts';

/** A range with both ends included; absent: no limit on that side. */
export type Range = { min?: number; max?: number };

/** A quantity that queries can name, with its patterns; specific ones first. */
export interface Measured {
  kind: string;
  readings: readonly Reading[];
  /** The chip's text: 'Under £2,000', '54" to 56"'. */
  label(range: Range): string;
}

export type Reading = { pattern: RegExp; read(match: RegExpExecArray): Range | null };

// Parts of patterns. The group of a bare number is for `numberIn`.
const IN_WORDS = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|(?:${IN_WORDS.join('|')})(?=\s(?:grand|thousand|hundred)\b))`;
const NOT = `(?<!(?:not|no|nothing|never|isn['’]?t) )`;
export const AT_MOST = String.raw`${NOT}(?:(?:can['’]?t|cannot|can not|won['’]?t|not|never) (?:spend|pay|go|afford|stretch to) (?:more than|over|above|beyond)|under|below|less than|up to|at most|(?:no|not|nothing) (?:more than|over|above|bigger than|larger than)|cheaper than|smaller than|max(?:imum)?(?: of)?|within|budget(?: of)?|<=?)\s*`;
export const AT_LEAST = String.raw`${NOT}(?:over|above|more than|at least|(?:no|not|nothing) (?:less than|under|below|smaller than|cheaper than)|bigger than|larger than|brighter than|min(?:imum)?(?: of)?|from|starting at|>=?)\s*`;
export const ABOUT_WORD = String.raw`(?:about|around|roughly|approx(?:imately)?\.?|circa|~)\s*`;
export const TO = String.raw`\s*(?:-|–|—|to|and)\s*`;
/** Who and what is counted: 'about 200 visitors'. */
export const COUNTED =
  'people|persons?|visitors?|guests?|customers?|shoppers?|patients?|pupils?|students?|children|kids|staff|employees|users?|members|residents|tenants|passengers|delegates|seats?|covers|rooms?|bedrooms?|desks?|tables?|sites|shops|stores|branches';
// Not a price: 'up to 400 × 400' is a bracket, 'over 200 kg' a weight, 'about 200 a day' are visitors.
const EACH_TIME = '(?:an?|per|each|every) (?:hour|day|night|week|month|year)';
export const NO_PRICE_UNIT = String.raw`(?:${UNIT_NAMES}|${COUNTED}|${EACH_TIME}|[mwvlk]|metres?|hours?|hrs?|days?|weeks?|years?|months?|pixels?|px|points?|vesa|sq|square|cu|cubic|thread|pages?|sheets?|calories|kelvin|grit|series)(?![\p{L}\d])`;
export const OR_LESS = String.raw`\s*(?:or (?:less|under|below|cheaper)|max(?:imum)?|tops|budget|at most)(?![\p{L}\d])`;
export const OR_MORE = String.raw`(?!\+?[\s-]?${NO_PRICE_UNIT})\s*(?:\+|or (?:more|over|above|bigger|larger|brighter)|min(?:imum)?|at least|and (?:up|above|over))(?![\p{L}\d])`;

/** The tolerance of 'about', as a share of the amount. */
const ABOUT = 0.15;

export function pattern(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])${source}`, 'giu');
}

/** The value of a number that `NUMBER` matched. */
export function numberIn(text: string | undefined): number {
  const words = IN_WORDS.indexOf((text ?? '').toLowerCase());
  return words < 0 ? Number((text ?? '').replaceAll(',', '')) : Math.max(1, words);
}

export function between(a: number, b: number): Range {
  return { min: Math.min(a, b), max: Math.max(a, b) };
}

export function about(amount: number): Required<Range> {
  return { min: amount * (1 - ABOUT), max: amount * (1 + ABOUT) };
}

export function isWithin(value: number, { min = 0, max = Number.POSITIVE_INFINITY }: Range): boolean {
  return value >= min && value <= max;
}

/** A range in words: 'At least 700 nits'. */
export function sayRange({ min, max }: Range, say: (amount: number) => string): string {
  if (min !== undefined && max !== undefined) return `${say(min)} to ${say(max)}`;
  return max !== undefined ? `At most ${say(max)}` : `At least ${say(min ?? 0)}`;
}
