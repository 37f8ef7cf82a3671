import { everyToken } from '../engine/tokens.ts';
import { askedOf } from './asked.ts';
import { bareSizesIn, setOf } from './bare-sizes.ts';
import { type Beside, besideOf } from './beside.ts';
import { type Foreign, foreignTo } from './foreign-noun.ts';
import { thingByFunction } from './functions.ts';
import { nounsBefore, parse, typedIn, type Word } from './grammar.ts';
import { isMake } from './makes.ts';
import type { Need } from './need.ts';
import { isInsideItsPhrase, isNoThing } from './no-thing.ts';
import type { Order } from './orders.ts';
import { outputsIn } from './outputs.ts';
import type { Span } from './phrase-book.ts';
import { distanceNeedsIn } from './reading-distance.ts';
import { serviceIn } from './service-question.ts';
import { isA, SCREEN_THING, type Thing, thingCalled } from './things.ts';
import { OPEN_AIR, OUTDOOR } from './trade-needs.ts';
import { atTheDoor, headsFirst, needsBeside } from './venues-named.ts';
import { BOOK, type Meaning, type Page, topicNamed, topicOf } from './vocabulary-book.ts';
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

/** The same, without those of things that are not sold: neither 'trophy' nor 'till' says where or what for. */
export function wordsReadAsOurs(sentence: string): ReadonlySet<string> {
  return wordsReadAs(({ means }) => means.is !== 'thing' || !means.thing.isOnly, sentence);
}

function wordsReadAs(isWanted: (span: Span<Meaning>) => boolean, sentence: string): ReadonlySet<string> {
  const tokens = everyToken(sentence);
  const spans = BOOK.spansIn(tokens).filter(isWanted);
  return new Set(spans.flatMap(({ from, to }) => tokens.slice(from, to)));
}

const SEVERAL =
  /(?<![\p{L}\d])(?:two|three|four|five|six|several|pairs?|couple|sets?|both|[2-9]|side by side|next to each other|in a row|kit|matched|matching|(?:video|led|screen) ?walls?|walls? of|duo|trio|quad)(?![\p{L}\d])/iu;
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
  const called = byWords?.thing ?? asked?.thing ?? (isModel ? SCREEN_THING : null);
  const said = byWords ? byWords.thing.name : asked ? typedIn(words.slice(asked.from, asked.to)) : '';
  // Outdoors what shows by LED is a sign, and behind glass it is no sign on posts.
  const isLedOutside = called === LED_WALL && OF_LED.has(said) && isOutside(needsOf('venue'));
  const isSmallLed = called === LED_WALL && OF_LED.has(said) && SMALL.test(sentence);
  const isLedInWindow = called === LED_SIGN && BEHIND_GLASS.test(sentence);
  // 'How much to put a screen up' asks for no screen, and 'warranty on touch screens' is about these.
  const thing =
    service?.isHead && (called === SCREEN_THING || isOfService(called))
      ? null
      : isSmallLed
        ? SCREEN_THING
        : isLedOutside
          ? LED_SIGN
          : isLedInWindow
            ? WINDOW_DISPLAY
            : called;
  // What is compared is named: 'the cheapest you do'.
  const isNamed = (thing !== null && thing !== SCREEN_THING) || order !== null || service?.isHead === true;
  const denied = deniedIn(spans, words);
  const likely = isNamed ? NO_WISH : readWish(sentence.replace(OF_ANY_SCREEN, ' '));
  // 'To the big screen without a cable' wants no lead.
  const isOfOthers = likely.thing === ENCLOSURE && asked?.thing === SCREEN_THING && !words.some(isAboutOwn);
  const isOtherRoom = likely.thing === DOOR_PANEL && needsOf('venue').length > 0 && !BOOKED.test(sentence);
  const wish = isOfOthers || isOtherRoom || denied.some((each) => isA(likely.thing, each)) ? NO_WISH : likely;
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
    isScreen:
      asked?.thing === SCREEN_THING &&
      !words.slice(0, asked.from).some((word, at, before) => isDone(word) && !isWhereItShows(before, at)) &&
      !HAPPENS.has(words[asked.to]?.typed ?? ''),
    isSeveral: SEVERAL.test(sentence),
    order,
    page:
      pages.find(({ isAlone }) => isAlone)?.page ??
      mostExact(pages)?.page ??
      (service && topicNamed(service.topic)) ??
      (wish.page && topicOf(sentence, wish.page)),
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
  const isOfAnother = others.some(({ thing }) => thing.isAccessory && !isA(thing, MOUNT));
  return isOfAnother ? others : named;
}

const LED_WALL = thingCalled('led wall');
const LED_SIGN = thingCalled('led sign');
const WINDOW_DISPLAY = thingCalled('window display');
const OF_LED = new Set(['led display', 'led screen', 'led displays', 'led screens']);
const SMALL = /^(?!.*(?<!\p{L})(?:big|large|huge)(?!\p{L})).*(?<!\p{L})(?:small|mini|tiny|little|compact)(?!\p{L})/iu;
const BEHIND_GLASS = /(?<!(?:above|over|outside|under|below|beside) (?:the |our |a )?(?:shop )?)windows?(?![\p{L}])/iu;
const isOutside = (needs: readonly Need[]) => needs.some((need) => need === OUTDOOR || need === OPEN_AIR);

// What hangs by a door tells who has booked the room: a changing room is booked by no screen.
const DOOR_PANEL = thingCalled('door panel');
const BOOKED =
  /book|door|meeting|conference|board ?room|huddle|reserv|which room|availab|occupied|in use|free or|schedul|timetable|room (?:name|number|sign|panel|screen|display)/iu;

// An enclosure is for a screen that the buyer has: a 'poolside screen' is one itself.
const ENCLOSURE = thingCalled('enclosure');
const OWN = new Set(
  'our my own existing already old have got normal ordinary standard indoor protect protects protection cover covers covered house housed housing box boxed cabinet case cage enclosed enclosure keep'.split(
    ' ',
  ),
);
const isAboutOwn = ({ typed }: Word) => OWN.has(typed);

// By the pattern of its holes alone: 'VESA 200 × 200, 30 kg'.
const MOUNT = thingCalled('mount');
// A 'big screen' calls for large pictures, and is a screen.
const isOfAScreen = (words: readonly Word[], to: number) => words[to - 1]?.typed === 'screen';
const DONE = new Set(
  'hang fix mount put attach bolt suspend drop clamp move keep house protect cover lock play show run control'.split(
    ' ',
  ),
);
// 'Screens go blank at weekends' tells what happens to those that are there.
const HAPPENS = new Set(
  'go goes went keep keeps get gets turn turns stay stays fall falls lose loses freeze freezes stop stops'.split(' '),
);
const isDone = ({ role, typed }: Word) => role === 'verb' || role === 'link' || DONE.has(typed);
// 'Our values on screen' are to be shown, where 'on the screen' may be dust.
const isWhereItShows = (before: readonly Word[], at: number) => at === before.length - 1 && before[at]?.typed === 'on';

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
