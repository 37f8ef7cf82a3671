import { isEverydayThing } from '../everyday-things.ts';
import { isSoftWord } from '../soft-words.ts';
import { nounsBefore, typedIn, type Word } from './grammar.ts';
import type { Span } from './phrase-book.ts';
import { isProperty } from './properties.ts';
import { isA, thingCalled } from './things.ts';
import type { Named } from './wanted.ts';

/** Where a thing is fixed, and what it is made of: no thing that is asked for. */
export const PLACES_AND_MATERIALS: ReadonlySet<string> = new Set(
  [
    'wall ceiling floor pole post pillar column beam roof corner rail truss girder joist rafter rsj lintel fascia facade cladding canopy gable soffit partition',
    'glass wood timber brick brickwork concrete stone plaster plasterboard stud steel metal aluminium oak pine walnut plastic chrome brass copper bronze marble granite slate tile perspex acrylic mdf',
    'shopfront storefront forecourt facia frontage doorway alcove recess niche atrium stairwell landing mezzanine parapet kerb',
    'mullion transom architrave bulkhead purlin spandrel noggin batten dado sill pelmet plinth handrail balustrade',
  ].flatMap((words) => words.split(' ')),
);
// These, and how many or how good it is, make it no other thing.
const SAME_THING = new Set([
  ...PLACES_AND_MATERIALS,
  ...[
    'desk table cabinet rack shop bulk reel drum box length metre',
    'replacement spare extra second quality budget pair set pack heavy duty',
    'weight load capacity maximum minimum',
    // Of 'anti-vandal' and the like only the second half is a word by itself.
    'security secure locking lockable lock vandal theft glare tamper ligature dust weather fire vibration proof resistant',
    'light daylight brightness ambient dimming',
  ].flatMap((words) => words.split(' ')),
]);
// A 'waterproof enclosure' is an enclosure.
const WHAT_IT_BEARS = /(?:proof|resistant|retardant)$/u;
// An 'Android player' is a player.
const OF_ANY_MAKE = ['player', 'software', 'remote', 'speaker'].map(thingCalled);
// Any of these may be a sign or an accessory of another trade; what is a screen shows whatever it is called by.
const ANY_SIGN = new Set(['sign']);

/** What makes a thing another than the shop's. */
export interface Foreign {
  /** The noun: 'luggage' of a 'luggage trolley', 'ipads' of a 'stand for ipads'. */
  noun: string;
  /** Whether it stands behind the thing. */
  isBehind: boolean;
  /** Whether it is held by the thing instead of a screen, so that no product is meant whatever it is called. */
  isHeld: boolean;
}

/** The noun that makes a thing another than the shop's; null where there is none. */
export function foreignTo(
  { from, to, thing }: Named,
  words: readonly Word[],
  spans: readonly Span<unknown>[],
): Foreign | null {
  // Nothing stands before 'from the ceiling' in its own phrase.
  if (words[from]?.role === 'link') return null;
  const isSign = to - from === 1 && ANY_SIGN.has(words[from]?.token ?? '');
  if (!isSign && (!thing.isAccessory || OF_ANY_MAKE.some((each) => isA(thing, each)))) return null;
  const isRead = (at: number) => spans.some((span) => at >= span.from && at < span.to);
  const isHolding = HOLDERS.some((each) => isA(thing, each));
  const before = nounsBefore(words, from);
  const phrase = isHolding ? phraseBefore(words, from) : [];
  const held = phrase.findIndex(({ role, token }) => role === 'noun' && isHeldElsewhere(token));
  if (held >= 0) return { noun: typedIn(phrase.slice(held)), isBehind: false, isHeld: true };
  const found = before.find(
    ({ word: { typed, token }, at }) =>
      !isRead(at) &&
      !SAME_THING.has(token) &&
      !WHAT_IT_BEARS.test(typed) &&
      !isProperty(typed) &&
      !isSoftWord(token) &&
      // Whom, what sport or what day it is for makes it no other thing: a 'cricket sign', a 'staff bracket'.
      isEverydayThing(token),
  );
  if (found) return { noun: found.word.typed, isBehind: false, isHeld: false };
  const behind = isHolding ? heldBy(words, to) : null;
  return behind === null ? null : { noun: behind, isBehind: true, isHeld: true };
}

// 'Laptop' of a 'laptop charging trolley'.
function phraseBefore(words: readonly Word[], from: number): readonly Word[] {
  const end = words.findLastIndex(
    ({ role, isAfterBreak }, at) =>
      at < from && (isAfterBreak || role === 'link' || role === 'join' || role === 'determiner'),
  );
  return words.slice(Math.max(end, from - MOST_BEFORE, 0), from);
}

const MOST_BEFORE = 3;

// What holds screens holds nothing else: a 'trophy cabinet', a 'card reader stand', a 'menu holder' are other things.
const HOLDERS = ['mount', 'enclosure', 'LED frame'].map(thingCalled);
const NEVER_A_SCREEN = new Set(
  'bed ipad tablet reader menu leaflet brochure poster flyer book magazine newspaper card laptop till projector speaker camera microphone router printer scanner guitar bike bicycle'.split(
    ' ',
  ),
);
// A 'bolt-down stand' is bolted, and holds no bolts; a 'max weight mount' is asked what it bears.
const NOT_HELD = new Set(['bolt', 'screw', 'wheel', 'castor', 'weight', 'load', 'capacity']);
const isHeldElsewhere = (token: string) =>
  NEVER_A_SCREEN.has(token) || (isEverydayThing(token) && !NOT_HELD.has(token) && !PLACES_AND_MATERIALS.has(token));

// 'A screen showing the menu' is what is held, and the menu is not.
const SHOWING = new Set(['showing', 'displaying', 'playing', 'running', 'facing', 'weighing']);
const ENDS_A_PHRASE: ReadonlySet<Word['role']> = new Set(['link', 'join', 'negation', 'verb']);

// 'A stand for the year 6 ipads': the head of what stands behind 'for', if it is no screen.
function heldBy(words: readonly Word[], to: number): string | null {
  if (words[to]?.typed !== 'for') return null;
  const rest = words.slice(to + 1);
  const end = rest.findIndex(
    ({ role, isAfterBreak, typed }, at) =>
      ENDS_A_PHRASE.has(role) || isAfterBreak || (SHOWING.has(typed) && rest[at - 1]?.role === 'noun'),
  );
  const phrase = end < 0 ? rest : rest.slice(0, end);
  const held = phrase.findLast(({ role }) => role === 'noun');
  return held && isHeldElsewhere(held.token) ? held.typed : null;
}
