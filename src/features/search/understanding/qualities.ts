import { matchesOf } from '#values/matches.ts';
import { everyToken } from '../engine/tokens.ts';
import { isAdjective, isNoun } from '../parts-of-speech.ts';
import { isSoftWord } from '../soft-words.ts';
import type { Candidate } from './candidate.ts';
import type { Need } from './need.ts';
import { isInVocabulary, wordsRead } from './reading.ts';

type Stretch = { from: number; to: number };

/** A quality that a query asks for and no attribute has: 'hail-proof', as it was typed. */
export interface Quality extends Stretch {
  said: string;
  /** By what products are judged, where their words are not those of the query. */
  need?: Need;
  /** Whether its words are read as nothing else. */
  isUnread?: boolean;
  /** Whether its words are one thing, of which none is searched by itself. */
  isWhole?: boolean;
}

// How English makes qualities: 'anti-glare', 'ultra-wide', 'hail-proof', 'fire-rated', 'solar powered', 'bezel-less', 'shatterproof'.
const QUALITY =
  /(?<![\p{L}\d-])(?:(?:anti|ultra|non|eco|shock)-\p{L}{3,}|(?:anti|ultra) \p{L}{3,}|\p{L}{3,}[\s-]?(?:proof|resistant|repellent|rated|certified|compliant|powered|friendly|tight|saving)|right[\s-]angled?|curved|motori[sz]ed|electric(?:ally)?(?= (?:height|lift|adjust|stand|trolley|mount|bracket|arm|pole|hoist))|(?<=(?:stand|trolley|mount|bracket|touchscreen|adjustable)(?: [^ ]+)? )electric|flexible|foldable|transparent|\p{L}{3,}-(?:less|coated|approved|safe|thin|slim))(?![\p{L}\d-])/giu;
// What is sold at a price and asked for without one; 'free-standing' and 'free delivery' are other things.
const FREE =
  /(?<=(?:software|cms|apps?|licen[cs]es?|programmes?|programs?|subscriptions?) )free(?![\p{L}\d-]| (?:of|from|standing|trial))|(?<![\p{L}\d-])free(?= (?:digital |signage |menu |content )*(?:software|cms|apps?|licen[cs]es?|programmes?|programs?|subscriptions?)(?![\p{L}\d]))/giu;
const GRATIS: Need = {
  label: 'Free of charge',
  reason: 'costs nothing',
  ...{ isFact: true, isUnsearched: true, fits: () => -1 },
};
// 'Anti-glare' asks for the contrary of what 'glare' asks for.
const DENIES = /^anti\b/iu;
const WORD = /\p{L}{4,}/gu;
// What ends so may be a quality wherever it stands before a thing: 'curved', 'foldable', 'frameless'.
const ENDS = /(?:ed|able|ible|less|ic|ar|ular)$/iu;

/** The qualities that a query names in a form of their own, beside what is read of it as something else. */
export function qualitiesIn(q: string, takenIn: (q: string) => readonly Stretch[]): Quality[] {
  const found = [...saidLike(q, QUALITY), ...saidLike(q, FREE).map((each) => ({ ...each, need: GRATIS }))];
  // Most queries have none, and what else is read costs more.
  if (found.length === 0) return found;
  const [read, taken] = [wordsRead(q), takenIn(q)];
  return found.filter(
    (each) =>
      DENIES.test(each.said) || (isFree(each, taken) && !everyToken(each.said).every((token) => read.has(token))),
  );
}

/** The adjectives of a query that may be qualities; whether they are, a catalogue decides of whose texts few have them. */
export function adjectivesIn(q: string, takenIn: (q: string) => readonly Stretch[]): Quality[] {
  const found = saidLike(q, WORD).filter(({ said }) => isQualityWord(said.toLowerCase()));
  if (found.length === 0) return found;
  const taken = takenIn(q);
  return found.filter((each) => isFree(each, taken));
}

function saidLike(q: string, pattern: RegExp): Quality[] {
  return matchesOf(q, pattern).map(({ 0: said, index }) => ({ said, from: index, to: index + said.length }));
}

// 'Rack mounted', 'dual', 'supplied' say how many or how it comes.
const HOW_MANY_OR_HOW_FITTED = new Set(
  'dual double twin triple single mounted based fitted included supplied assembled hung combined integrated connected related linked managed capable compatible educational suitable affordable available visible readable portable movable'.split(
    ' ',
  ),
);

/** Whether a word is first of all an adjective, and none for how many there are or how it is fitted. */
export function isQualityWord(word: string): boolean {
  const [token = '', ...more] = everyToken(word);
  if (HOW_MANY_OR_HOW_FITTED.has(word)) return false;
  if (more.length > 0 || isSoftWord(token) || isInVocabulary(token) || isNoun(word)) return false;
  return isAdjective(word) || ENDS.test(word);
}

function isFree({ from, to }: Stretch, taken: readonly Stretch[]): boolean {
  return taken.every((other) => to <= other.from || from >= other.to);
}

/** A quality that some products state in their own words, as a fact of theirs; of the others nothing is known. */
export function needOfQuality(said: string): Need {
  const pattern = patternOf(said);
  const words = said.toLowerCase();
  return {
    label: `${said.charAt(0).toUpperCase()}${words.slice(1)}`,
    reason: `its page says ‘${words}’`,
    isFact: true,
    isUnsearched: true,
    fits: ({ name = '', description }: Candidate) => (pattern.test(`${name} ${description ?? ''}`) ? 1 : 0),
  };
}

// What can be done to a thing, its text tells with the verb: 'adjusts', 'folds'. Heights go in steps.
const ABLE = /(?:able|ible)$/iu;
const ALSO: Readonly<Record<string, string>> = { adjustable: String.raw`in \p{L}+ steps|adjustment` };

// 'Anti glare' is 'anti-glare' and 'antiglare'; what is denied is not stated.
function patternOf(said: string): RegExp {
  const words = said
    .split(/[\s-]+/u)
    .map((word) => word.replace(/[^\p{L}\d]/gu, ''))
    .join(String.raw`[\s-]?`);
  const forms = ABLE.test(words)
    ? `${words.replace(ABLE, '')}(?:able|ible|e?s|e?d|ing)|${ALSO[words.toLowerCase()] ?? words}`
    : words;
  return new RegExp(String.raw`(?<!\b(?:not|no|non)[\s-])(?<![\p{L}\d])(?:${forms})(?![\p{L}\d])`, 'iu');
}
