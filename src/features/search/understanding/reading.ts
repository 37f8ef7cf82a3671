import { everyToken } from '../engine/tokens.ts';
import { bareSizesIn, isBareSize, outputsIn, setOf } from './bare-sizes.ts';
import { type Foreign, foreignTo } from './foreign-noun.ts';
import { thingByFunction } from './functions.ts';
import { nounsBefore, parse, type Word } from './grammar.ts';
import type { Need } from './need.ts';
import { isInsideItsPhrase, isNoThing } from './no-thing.ts';
import type { Order } from './orders.ts';
import type { Span } from './phrase-book.ts';
import { isA, SCREEN_THING, type Thing, thingCalled } from './things.ts';
import { atTheDoor, headsFirst, needsBeside } from './venues-named.ts';
import { BOOK, type Meaning, type Page, topicOf } from './vocabulary-book.ts';
import { type Named, wantedOf } from './wanted.ts';
import { NO_WISH, readWish, type Wish } from './wishes/read-wish.ts';

/** What a sentence says, besides its conditions and stated needs. Each word is used once. */
export interface Reading {
  /** The thing asked for; null if the sentence names none. */
  asked: Thing | null;
  /** The words that name it, as they were typed. */
  saidAs: string;
  /** What makes the thing another than the shop's, unless products are called so; else null. */
  foreign: Foreign | null;
  /** Whether a thing is only said to go with what is asked for: '32 inch with wall mount', 'two screens and brackets'. */
  isWithThing: boolean;
  /** What the place and the use call for. A use comes before a place. */
  implied: readonly Need[];
  /** Whether it tells of a trouble, so that its words name no product: 'children at the back cannot see'. */
  isTrouble: boolean;
  /** What sentences like it want, where it names no special thing. */
  wish: Wish;
  /** Whether a screen is the head of it, and not what something is to be done with: 'screen for the gym', not 'hang a screen up'. */
  isScreen: boolean;
  /** Whether several are asked for, or a set. */
  isSeveral: boolean;
  order: Order | null;
  /** The page of the shop that answers what no product can: 'delivery to Norwich'. */
  page: Page | null;
  /** Whether the page answers whatever thing is named beside it: 'second hand menu screens'. */
  isPageAlone: boolean;
}

/** Of a sentence without words. */
export const NOTHING_READ: Reading = {
  ...{ asked: null, saidAs: '', foreign: null, isWithThing: false },
  ...{
    implied: [],
    isTrouble: false,
    wish: NO_WISH,
    isScreen: false,
    isSeveral: false,
    order: null,
    page: null,
    isPageAlone: false,
  },
};

/** Whether the vocabulary has a word; such a word is never misspelt. */
export const isInVocabulary = (token: string): boolean => BOOK.words.has(token);

/** Every word of the vocabulary. */
export const VOCABULARY: ReadonlySet<string> = BOOK.words;

/** The words of a sentence that the vocabulary reads: 'book' in 'visitor book', and not in 'exercise books'. */
export function wordsRead(sentence: string): ReadonlySet<string> {
  const tokens = everyToken(sentence);
  return new Set(BOOK.spansIn(tokens).flatMap(({ from, to }) => tokens.slice(from, to)));
}

/** The same, without those of things that are not sold: neither 'trophy' nor 'till' says where or what for. */
export function wordsReadAsOurs(sentence: string): ReadonlySet<string> {
  const tokens = everyToken(sentence);
  const isOurs = ({ means }: Span<Meaning>) => means.is !== 'thing' || !means.thing.isOnly;
  return new Set(
    BOOK.spansIn(tokens)
      .filter(isOurs)
      .flatMap(({ from, to }) => tokens.slice(from, to)),
  );
}

const SEVERAL =
  /(?<![\p{L}\d])(?:two|three|four|five|six|several|pairs?|couple|sets?|both|[2-9]|side by side|next to each other|in a row|kit|matched|matching|(?:video|led|screen) ?walls?|walls? of|duo|trio|quad)(?![\p{L}\d])/iu;
const WITH = new Set(['with', 'including', 'plus']);
// 'That I can edit from a tablet' asks for no tablet.
const BY_MEANS_OF = new Set(['from', 'off', 'via', 'using', 'by']);

/** Reads the words of a sentence; `tokens` in their corrected form. */
export function readSentence(sentence: string): Reading {
  const words = parse(sentence);
  const found = spansWithin(words);
  const spans = headsFirst(found);
  const things = wantedOf(
    spans.flatMap(({ from, to, means }): Named[] =>
      means.is === 'thing' && !isNoThing(words, from, to, means.thing) ? [{ from, to, thing: means.thing }] : [],
    ),
    words,
  );
  const needsOf = (kind: 'use' | 'venue') =>
    spans.flatMap((span) =>
      span.means.is === kind && 'needs' in span.means ? needsBeside(span, span.means.needs, { spans, words }) : [],
    );
  const order = spans.flatMap(({ means }) => (means.is === 'order' ? [means.order] : [])).at(0) ?? null;
  const asked = askedOf(things, words);
  const pages = spans.flatMap(({ from, to, means }) =>
    means.is === 'page' ? [{ ...means, isAlone: means.isAlone && !isBetweenNouns(words, from, to) }] : [],
  );
  const byFunction = thingByFunction(words);
  // 'Something to hang a screen from the ceiling' names the ceiling mount itself.
  const named = byFunction && !(asked && isA(asked.thing, byFunction)) ? nameOfOwn(byFunction, things) : null;
  const thing = named?.thing ?? asked?.thing ?? null;
  // What is compared is named: 'the cheapest you do'.
  const isNamed = (thing !== null && thing !== SCREEN_THING) || order !== null;
  const wish = isNamed ? NO_WISH : readWish(sentence);
  return {
    asked: thing,
    saidAs: named ? named.thing.name : asked ? typedIn(words, asked.from, asked.to) : '',
    foreign: asked && !named ? foreignTo(asked, words, found) : null,
    isWithThing: things.length > 0 && !thing?.isAccessory && (!thing || things.some((each) => each.thing.isAccessory)),
    implied: [
      ...new Set([
        ...needsOf('use'),
        ...atTheDoor(needsOf('venue')),
        ...bareSizesIn(sentence),
        ...outputsIn(sentence),
        ...setOf(sentence),
      ]),
    ],
    isTrouble: thing === null && wish.thing !== null,
    wish,
    isScreen:
      asked?.thing === SCREEN_THING &&
      !words.slice(0, asked.from).some(isDone) &&
      !HAPPENS.has(words[asked.to]?.typed ?? ''),
    isSeveral: SEVERAL.test(sentence),
    order,
    page:
      pages.find(({ isAlone }) => isAlone)?.page ?? pages.at(0)?.page ?? (wish.page && topicOf(sentence, wish.page)),
    isPageAlone: pages.some(({ isAlone }) => isAlone),
  };
}

const DONE = new Set(
  'hang fix mount put attach bolt suspend drop clamp move keep protect cover lock play show run control'.split(' '),
);
// 'Screens go blank at weekends' tells what happens to those that are there.
const HAPPENS = new Set(
  'go goes went keep keeps get gets turn turns stay stays fall falls lose loses freeze freezes stop stops'.split(' '),
);
const isDone = ({ role, typed }: Word) => role === 'verb' || role === 'link' || DONE.has(typed);

// Of a thing that is asked for by what it does, the special one that is named beside.
function nameOfOwn(byFunction: Thing, things: readonly Named[]): { thing: Thing } {
  return things.find(({ thing }) => isA(thing, byFunction)) ?? { thing: byFunction };
}

// No phrase goes on over a comma: 'screen, bracket'.
function spansWithin(words: readonly Word[]): Span<Meaning>[] {
  const spans: Span<Meaning>[] = [];
  for (let from = 0; from < words.length; ) {
    const next = words.findIndex(({ isAfterBreak }, at) => at > from && isAfterBreak);
    const to = next < 0 ? words.length : next;
    for (const span of BOOK.spansIn(words.slice(from, to).map(({ token }) => token)))
      spans.push({ ...span, from: span.from + from, to: span.to + from });
    from = to;
  }
  return spans;
}

// 'Car hire desk' asks for no hire.
function isBetweenNouns(words: readonly Word[], from: number, to: number): boolean {
  return nounsBefore(words, from).length > 0 && isInsideItsPhrase(words, to);
}

// A 'visitor sign in tablet' and a 'directory touch screen' are what they are for.
const FORMS: ReadonlySet<Thing> = new Set([SCREEN_THING, ...['tablet', 'touch screen'].map(thingCalled)]);

// In 'bracket for a screen' the bracket is asked for: the last thing before the first link. Of 'two screens and brackets' the
// screens are, and what comes with them is no reason to show it first.
function askedOf(things: readonly Named[], words: readonly Word[]): Named | null {
  const [first] = things;
  // 'With a trolley' as 'with trolley'.
  const before = words.slice(0, first?.from ?? 0).findLast(({ role }) => role !== 'determiner')?.token ?? '';
  if (
    !first ||
    WITH.has(before) ||
    (BY_MEANS_OF.has(before) && !first.thing.isAccessory) ||
    (before === 'on' && first.thing.isAccessory)
  )
    return null;
  if (first.thing.isAccessory && isJoinedToSize(words, first.from)) return { ...first, thing: SCREEN_THING };
  const link = words.findIndex(({ role }, at) => at >= first.to && role === 'link');
  const named = things.filter(({ from }) => link < 0 || from < link);
  const groups: Named[][] = [];
  for (const each of named) {
    const group = groups.at(-1);
    const end = group?.at(-1)?.to ?? 0;
    const isApart = words
      .slice(end, each.from + 1)
      .some(({ role, isAfterBreak }) => role === 'join' || (isAfterBreak && groups.length > 0));
    if (group && !isApart) group.push(each);
    else groups.push([each]);
  }
  const heads = groups.flatMap((group) => {
    const last = group.at(-1);
    const special =
      unsoldIn(group) ??
      group.findLast(({ thing }) => !FORMS.has(thing)) ??
      group.findLast(({ thing }) => thing !== SCREEN_THING);
    // A 'countdown timer screen' is a screen.
    const isNextTo = special !== undefined && special.to === last?.from;
    return (last?.thing === SCREEN_THING && special?.thing.isAccessory && isNextTo ? last : (special ?? last)) ?? [];
  });
  const special = heads.find(({ thing }) => !thing.isAccessory && thing !== SCREEN_THING);
  const asked = special ?? heads.find(({ thing }) => !thing.isAccessory) ?? heads[0] ?? first;
  // 'Kiosk for hospital check-in' is about check-in kiosks.
  return things.findLast(({ thing }) => thing !== asked.thing && isA(thing, asked.thing)) ?? asked;
}

// Of two that are not sold the one of several words is the head: 'presenting dongle teachers laptop'.
function unsoldIn(group: readonly Named[]): Named | undefined {
  if (group.filter(({ thing }) => thing.isOnly).length < 2) return undefined;
  return group.findLast(({ thing, from, to }) => thing.isOnly && to - from > 1);
}

// 'Two 50s and the brackets' are two screens.
function isJoinedToSize(words: readonly Word[], from: number): boolean {
  const join = words.findLastIndex(({ role }, at) => at < from && role === 'join');
  return join > 0 && words.slice(0, join).some(({ typed }) => isBareSize(typed));
}

const typedIn = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .map(({ typed }) => typed)
    .join(' ');
