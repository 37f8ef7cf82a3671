import { everyToken } from '../engine/tokens.ts';
import { askedOf } from './asked.ts';
import { bareSizesIn, setOf } from './bare-sizes.ts';
import { type Beside, besideOf } from './beside.ts';
import { type Foreign, foreignTo } from './foreign-noun.ts';
import { thingByFunction } from './functions.ts';
import { parse, typedIn, type Word } from './grammar.ts';
import { ledInItsPlace } from './led-in-its-place.ts';
import { isMake } from './makes.ts';
import type { Need } from './need.ts';
import { isBetweenNouns, isNoThing } from './no-thing.ts';
import { isOfAnother } from './of-another.ts';
import type { Order } from './orders.ts';
import { outputsIn } from './outputs.ts';
import { partOfWallIn } from './part-of-wall.ts';
import type { Span } from './phrase-book.ts';
import { distanceNeedsIn } from './reading-distance.ts';
import { isScreenTheHead } from './screen-as-head.ts';
import { serviceIn } from './service-question.ts';
import { isA, SCREEN_THING, type Thing, thingCalled } from './things.ts';
import { atTheDoor, headsFirst, needsBeside } from './venues-named.ts';
import { BOOK, type Meaning, narrowed, type Page, topicNamed, topicOf } from './vocabulary-book.ts';
import { isRemark, type Named, wantedOf } from './wanted.ts';
import { NO_WISH, readWish, type Wish } from './wishes/read-wish.ts';

/** What a sentence says, besides its conditions and stated needs. Each word is used once. */
export interface Reading {
  /** The thing asked for; null if the sentence names none. */
  asked: Thing | null;
  /** The things that are denied: the menu board of 'not touch and not a menu board'. */
  denied: readonly Thing[];
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
  /** What is asked for with it, and is another thing: the mount of '65 inch display with wall mount'. */
  beside: readonly Beside[];
  /** Whether a screen is the head of it, and not what something is to be done with: 'screen for the gym', not 'hang a screen up'. */
  isScreen: boolean;
  /** Whether several are asked for, or a set. */
  isSeveral: boolean;
  order: Order | null;
  /** The page of the shop that answers what no product can: 'delivery to Norwich'. */
  page: Page | null;
  /** The words that name the page, as the index compares them. */
  pageWords: readonly string[];
  /** Whether the page answers whatever thing is named beside it: 'second hand menu screens'. */
  isPageAlone: boolean;
}

/** Of a sentence without words. */
export const NOTHING_READ: Reading = {
  ...{ asked: null, denied: [], saidAs: '', foreign: null, isWithThing: false },
  ...{
    implied: [],
    beside: [],
    isTrouble: false,
    wish: NO_WISH,
    isScreen: false,
    isSeveral: false,
    order: null,
    page: null,
    pageWords: [],
    isPageAlone: false,
  },
};

/** Whether the vocabulary has a word; such a word is never misspelt. */
export const isInVocabulary = (token: string): boolean => BOOK.words.has(token);

/** Every word of the vocabulary. */
export const VOCABULARY: ReadonlySet<string> = BOOK.words;

/** The words of a sentence that the vocabulary reads: 'book' in 'visitor book', and not in 'exercise books'. */
export function wordsRead(sentence: string): ReadonlySet<string> {
  return wordsReadAs(() => true, sentence);
}

/** The same, without those of things that are not sold or not `meant`: neither 'trophy' nor 'till' says where or what for. */
export function wordsReadAsOurs(sentence: string, isMeant = (_: Thing) => true): ReadonlySet<string> {
  return wordsReadAs(({ means }) => means.is !== 'thing' || (!means.thing.isOnly && isMeant(means.thing)), sentence);
}

function wordsReadAs(isWanted: (span: Span<Meaning>) => boolean, sentence: string): ReadonlySet<string> {
  const tokens = everyToken(sentence);
  const spans = BOOK.spansIn(tokens).filter(isWanted);
  return new Set(spans.flatMap(({ from, to }) => tokens.slice(from, to)));
}

const SEVERAL =
  /(?<![\p{L}\d])(?:two|three|four|five|six|several|pairs?|couple|sets?|both|[2-9]|side by side|next to each other|in a row|x ?[2-9]|[2-9] ?x|kit|matched|matching|(?:video|led|screen) ?walls?|walls? of|duo|trio|quad)(?![\p{L}\d])/iu;
// What nearly every screen has or does says nothing of its kind.
const OF_ANY_SCREEN =
  /(?<![\p{L}\d])(?:(?:lan|ethernet|rj45|network) (?:ports?|sockets?|inputs?|connections?|connectors?)|remote(?:ly)? manage(?:ment|d))(?![\p{L}\d])/giu;

/** Reads the words of a sentence; `tokens` in their corrected form. */
export function readSentence(sentence: string): Reading {
  const words = parse(sentence);
  const found = spansWithin(words);
  const spans = headsFirst(found, words);
  const named = wantedOf(
    spans.flatMap(({ from, to, means }): Named[] => {
      if (means.is === 'use' && isOfAScreen(words, to)) return [{ from: to - 1, to, thing: SCREEN_THING }];
      return means.is === 'thing' && !isNoThing(words, from, to, means.thing) ? [{ from, to, thing: means.thing }] : [];
    }),
    words,
  );
  const needsOf = (kind: 'use' | 'venue') =>
    spans.flatMap((span) =>
      span.means.is === kind && 'needs' in span.means ? needsBeside(span, span.means.needs, { spans, words }) : [],
    );
  const distances = distanceNeedsIn(sentence);
  const isPlaced = distances.length > 0 || needsOf('venue').length > 0;
  const things = withoutBareCeiling(named, words).filter((each) => !(isPlaced && isRemark(each, words)));
  const order = spans.flatMap(({ means }) => (means.is === 'order' ? [means.order] : [])).at(0) ?? null;
  const asked = askedOf(things, words);
  const pages = spans.flatMap(({ from, to, means }) =>
    means.is === 'page' ? [{ ...means, isAlone: means.isAlone && !isBetweenNouns(words, from, to) }] : [],
  );
  const service = serviceIn(sentence);
  const byFunction = service?.isHead ? null : thingByFunction(words);
  // 'Something to hang a screen from the ceiling' names the ceiling mount itself.
  const byWords =
    byFunction && !(asked && isA(asked.thing, byFunction))
      ? nameOfOwn(byFunction, things)
      : asked === null && words.some(({ typed }) => typed === 'vesa')
        ? { thing: MOUNT }
        : null;
  // 'Samsung QMC 55' is a screen of theirs, and so is 'a 55 on a floor stand'.
  const isOfSomeScreen = words.some(({ token }) => isMake(token)) || things.some((each) => isA(each.thing, MOUNT));
  const isModel = asked === null && isOfSomeScreen && bareSizesIn(sentence).length > 0;
  const ofWall = partOfWallIn(sentence);
  const called = ofWall ?? byWords?.thing ?? asked?.thing ?? (isModel ? SCREEN_THING : null);
  const said = byWords ? byWords.thing.name : asked ? typedIn(words.slice(asked.from, asked.to)) : '';
  // 'How much to put a screen up' asks for no screen, and 'warranty on touch screens' is about these.
  const thing =
    service?.isHead && (called === SCREEN_THING || isOfService(called))
      ? null
      : ledInItsPlace(called, said, sentence, needsOf('venue'));
  // What is compared is named: 'the cheapest you do'.
  const isNamed = (thing !== null && thing !== SCREEN_THING) || order !== null || service?.isHead === true;
  const denied = deniedIn(spans, words);
  const likely = isNamed ? NO_WISH : readWish(sentence.replace(OF_ANY_SCREEN, ' '));
  const isDenied = denied.some((each) => isA(likely.thing, each));
  const isOfScreen = asked?.thing === SCREEN_THING;
  const isNone =
    isDenied || isOfAnother(likely.thing, sentence, { words, isOfScreen, isPlaced: needsOf('venue').length > 0 });
  const wish = isNone ? NO_WISH : likely;
  const page =
    pages.find(({ isAlone }) => isAlone)?.page ??
    mostExact(pages)?.page ??
    (service && topicNamed(service.topic)) ??
    (wish.page && topicOf(sentence, wish.page));
  return {
    asked: thing,
    denied,
    saidAs: said,
    foreign: asked && !byWords ? foreignTo(asked, words, found) : null,
    beside: service?.isHead ? [] : besideOf(asked, thing, named, words),
    isWithThing:
      service?.isHead === true ||
      (things.length > 0 && !thing?.isAccessory && (!thing || things.some((each) => each.thing.isAccessory))),
    implied:
      service?.isHead && thing === null
        ? bareSizesIn(sentence)
        : [
            ...new Set([
              ...[...needsOf('use'), ...atTheDoor(needsOf('venue'))].filter((need) => !isOfAKind(need, distances)),
              ...bareSizesIn(sentence),
              ...outputsIn(sentence, wish.thing ?? thing),
              ...setOf(sentence),
              ...(thing?.isAccessory ? [] : distances),
            ]),
          ],
    isTrouble: thing === null && wish.thing !== null,
    wish,
    isScreen: asked !== null && isScreenTheHead(asked, words),
    isSeveral: SEVERAL.test(sentence),
    order,
    page: page && narrowed(page, sentence),
    pageWords: spans.flatMap(({ from, to, means }) =>
      means.is === 'page' ? words.slice(from, to).map(({ token }) => token) : [],
    ),
    isPageAlone: pages.some(({ isAlone }) => isAlone),
  };
}

// A topic that has a section of its page to itself: in 'do you deliver to Northern Ireland' the second.
function mostExact<Named extends { page: Page }>(pages: readonly Named[]): Named | undefined {
  const [first] = pages;
  return pages.find(({ page }) => page.title === first?.page.title && page.href.includes('#')) ?? first;
}

// Who fits a screen brings what holds it.
function isOfService(thing: Thing | null): boolean {
  return thing !== null && (thing.isOnly || isA(thing, MOUNT));
}

// No totem is read from where only a wall is, whatever its place calls for.
function isOfAKind({ called, isOfPlace }: Need, distances: readonly Need[]): boolean {
  return called !== undefined && !isOfPlace && distances.some((need) => need.called !== undefined);
}

function deniedIn(spans: readonly Span<Meaning>[], words: readonly Word[]): readonly Thing[] {
  return spans.flatMap(({ from, means }) =>
    means.is === 'thing' && means.thing !== SCREEN_THING && NEGATION.has(wordBefore(words, from)) ? [means.thing] : [],
  );
}

const NEGATION = new Set(['not', 'no', 'without', 'never']);
const wordBefore = (words: readonly Word[], at: number) =>
  words.slice(0, at).findLast(({ role }) => role !== 'determiner')?.typed ?? '';

// 'Speakers, 100 V line, ceiling' are for a ceiling, and no mount.
function withoutBareCeiling(named: readonly Named[], words: readonly Word[]): readonly Named[] {
  const isBare = ({ from, to }: Named) => to - from === 1 && words[from]?.typed === 'ceiling';
  const others = named.filter((each) => !isBare(each));
  const isOfOther = others.some(({ thing }) => thing.isAccessory && !isA(thing, MOUNT));
  return isOfOther ? others : named;
}

// By the pattern of its holes alone: 'VESA 200 × 200, 30 kg'.
const MOUNT = thingCalled('mount');
// A 'big screen' calls for large pictures, and is a screen.
const isOfAScreen = (words: readonly Word[], to: number) => words[to - 1]?.typed === 'screen';
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
