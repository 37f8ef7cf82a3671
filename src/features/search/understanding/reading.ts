import { everyToken } from '../engine/tokens.ts';
import pages from '../vocabulary/pages.json' with { type: 'json' };
import uses from '../vocabulary/uses.json' with { type: 'json' };
import venues from '../vocabulary/venues.json' with { type: 'json' };
import { bareSizesIn } from './bare-sizes.ts';
import { IMPLIED_NEEDS } from './implied-needs.ts';
import { ORDERS, type Order } from './orders.ts';
import { phraseBook, type Span } from './phrase-book.ts';
import { isA, SCREEN_THING, THING_NAMES, type Thing } from './things.ts';
import type { Need } from './trade-needs.ts';

/** What a sentence says, besides its conditions and stated needs. Each word is used once. */
export interface Reading {
  /** The thing asked for; null if the sentence names none. */
  asked: Thing | null;
  /** Whether a thing is only said to go with what is asked for: '32 inch with wall mount'. */
  isWithThing: boolean;
  /** What the place and the use call for. A use comes before a place. */
  implied: readonly Need[];
  order: Order | null;
  /** The page of the shop that answers what no product can: 'delivery to Norwich'. */
  page: Page | null;
}

/** A page of the shop, by its title and path. */
export interface Page {
  title: string;
  href: string;
}

/** Of a sentence without words. */
export const NOTHING_READ: Reading = { asked: null, isWithThing: false, implied: [], order: null, page: null };

type Meaning =
  | { is: 'thing'; thing: Thing }
  | { is: 'use'; needs: readonly Need[] }
  | { is: 'venue'; needs: readonly Need[] }
  | { is: 'order'; order: Order }
  | { is: 'page'; page: Page };

const book = phraseBook<Meaning>([
  ...THING_NAMES.map(({ tokens, means: thing }) => ({ tokens, means: { is: 'thing' as const, thing } })),
  ...uses.flatMap(({ need, names }) => named(names, { is: 'use', needs: [needCalled(need)] })),
  ...venues.flatMap(({ needs, names }) => named(names, { is: 'venue', needs: needs.map(needCalled) })),
  ...pages.flatMap(({ names, page: title, href }) => named(names, { is: 'page', page: { title, href } })),
  ...ORDERS.flatMap((order) => named(order.names, { is: 'order', order })),
]);
/** Whether the vocabulary has a word; such a word is never misspelt. */
export const isInVocabulary = (token: string): boolean => book.words.has(token);

/** The words of a sentence that the vocabulary reads: 'book' in 'visitor book', and not in 'exercise books'. */
export function wordsRead(sentence: string): ReadonlySet<string> {
  const tokens = everyToken(sentence);
  return new Set(book.spansIn(tokens).flatMap(({ from, to }) => tokens.slice(from, to)));
}

// What follows one of these goes with the thing before it.
export const LINKS: ReadonlySet<string> = new Set([
  'for',
  'with',
  'to',
  'on',
  'in',
  'behind',
  'at',
  'under',
  'above',
  'from',
  'so',
  'that',
  'which',
  'like',
]);
const WITH = new Set(['with', 'including', 'plus']);

/** Reads the words of a sentence; `tokens` in their corrected form. */
export function readSentence(sentence: string): Reading {
  const tokens = everyToken(sentence);
  const spans = headsFirst(book.spansIn(tokens));
  const things = spans.flatMap(({ from, to, means }) =>
    means.is === 'thing' && !isVerb(tokens, from, to) ? [{ from, to, thing: means.thing }] : [],
  );
  const needsOf = (kind: 'use' | 'venue') =>
    spans.flatMap(({ means }) => (means.is === kind && 'needs' in means ? means.needs : []));
  const order = spans.flatMap(({ means }) => (means.is === 'order' ? [means.order] : [])).at(0) ?? null;
  const asked = askedOf(things, tokens);
  return {
    asked,
    isWithThing: things.length > 0 && !asked?.isAccessory && (!asked || things.some(({ thing }) => thing.isAccessory)),
    implied: [...new Set([...needsOf('use'), ...needsOf('venue'), ...bareSizesIn(sentence)])],
    order,
    page: spans.flatMap(({ means }) => (means.is === 'page' ? [means.page] : [])).at(0) ?? null,
  };
}

// A 'church foyer' is a foyer.
function headsFirst(spans: Span<Meaning>[]): Span<Meaning>[] {
  const ordered = [...spans];
  for (let at = 1; at < ordered.length; at++) {
    const [before, after] = [ordered[at - 1], ordered[at]];
    if (!before || !after || before.means.is !== 'venue' || after.means.is !== 'venue' || before.to !== after.from)
      continue;
    ordered.splice(at - 1, 2, after, before);
  }
  return ordered;
}

// 'Something to stick outside' is no stick.
const VERBS = new Set(['stick', 'mount', 'stand', 'display', 'monitor', 'sign', 'lead', 'fix', 'screen']);

function isVerb(tokens: readonly string[], from: number, to: number): boolean {
  return to - from === 1 && tokens[from - 1] === 'to' && VERBS.has(tokens[from] ?? '');
}

// In 'bracket for a screen' the bracket is asked for: the last thing before the first link.
function askedOf(
  things: readonly { from: number; to: number; thing: Thing }[],
  tokens: readonly string[],
): Thing | null {
  const [first] = things;
  if (!first || WITH.has(tokens[first.from - 1] ?? '')) return null;
  const link = tokens.findIndex((token, at) => at >= first.to && LINKS.has(token));
  const before = things.filter(({ from }) => link < 0 || from < link);
  const specific = before.filter(({ thing }) => thing !== SCREEN_THING);
  const { thing } = specific.at(-1) ?? before.at(-1) ?? first;
  // 'Kiosk for hospital check-in' is about check-in kiosks.
  return things.findLast((each) => each.thing !== thing && isA(each.thing, thing))?.thing ?? thing;
}

function named(names: readonly string[], means: Meaning) {
  return names.map((name) => ({ tokens: everyToken(name), means }));
}

function needCalled(name: string): Need {
  const need = IMPLIED_NEEDS[name];
  if (!need) throw new Error(`The vocabulary knows no need called ${name}.`);
  return need;
}
