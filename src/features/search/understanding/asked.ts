import { isBareSize } from './bare-sizes.ts';
import type { Word } from './grammar.ts';
import { isOfItsOwn } from './qualified.ts';
import { isShowingStand, isStandBelow, isTouchedStand } from './stands.ts';
import { isA, SCREEN_THING, type Thing, thingCalled } from './things.ts';
import type { Named } from './wanted.ts';

/** What follows goes with the thing that is asked for. */
export const WITH: ReadonlySet<string> = new Set(['with', 'including', 'include', 'includes', 'incl', 'inc', 'plus']);
// 'That I can edit from a tablet' asks for no tablet.
const BY_MEANS_OF = new Set(['from', 'off', 'via', 'using', 'by']);

// A 'visitor sign in tablet' and a 'directory touch screen' are what they are for.
const FORMS: ReadonlySet<Thing> = new Set([SCREEN_THING, ...['tablet', 'touch screen'].map(thingCalled)]);

/**
 * The thing that a sentence asks for. In 'bracket for a screen' the bracket is: the last thing before the first link. Of 'two screens and brackets'
 * the screens are, and what comes with them is no reason to show it first.
 */
export function askedOf(things: readonly Named[], words: readonly Word[]): Named | null {
  const [first, ...others] = things;
  // 'With a trolley' as 'with trolley'.
  const before = words.slice(0, first?.from ?? 0).findLast(({ role }) => role !== 'determiner')?.token ?? '';
  if (!first || WITH.has(before) || (first.thing.isAccessory && (before === 'on' || isStandBelow(words, first))))
    return null;
  // 'From a tablet to the screen' is about the screen.
  if (BY_MEANS_OF.has(before) && !first.thing.isAccessory) return askedOf(others, words);
  if (first.thing.isAccessory && isJoinedToSize(words, first.from)) return { ...first, thing: SCREEN_THING };
  if (isShowingStand(words, first, things)) return { ...first, thing: SCREEN_THING };
  const link = words.findIndex(({ role }, at) => at >= first.to && role === 'link');
  const named = things.filter(({ from }) => link < 0 || from < link);
  const groups = groupsIn(named, words).map((group) => headOf(group, words));
  // Of 'screws and a bracket' the one that is sold is looked for.
  const sold = groups.filter(({ thing }) => !thing.isOnly);
  const heads = sold.length > 0 ? sold : groups;
  const holder = heldNext(heads, words);
  if (holder) return holder;
  const special = heads.find(({ thing }) => !thing.isAccessory && thing !== SCREEN_THING);
  const asked = special ?? heads.find(({ thing }) => !thing.isAccessory) ?? heads[0] ?? first;
  // 'Kiosk for hospital check-in' is about check-in kiosks.
  return things.findLast(({ thing }) => thing !== asked.thing && isA(thing, asked.thing)) ?? asked;
}

// A 'ceiling bracket two screens side by side' holds them: nothing joins the two as equals.
function heldNext([first, next]: readonly Named[], words: readonly Word[]): Named | null {
  if (!first || !next || !isHolding(first.thing) || next.thing !== SCREEN_THING || next.from < first.to) return null;
  const between = words.slice(first.to, next.from + 1);
  return between.some(({ role, isAfterBreak }) => role === 'join' || isAfterBreak) ? null : first;
}

// A 'countdown timer screen' is one group, and 'brackets and screens' are two.
function groupsIn(named: readonly Named[], words: readonly Word[]): Group[] {
  const groups: Group[] = [];
  for (const each of named) {
    const group = groups.at(-1);
    const between = words.slice(group?.at(-1)?.to ?? 0, each.from + 1);
    // 'Extension lead 13 A trunking' are two things.
    const isMeasured =
      each.thing.isOnly && !group?.at(-1)?.thing.isOnly && between.some(({ typed }) => /^\d/u.test(typed));
    const isApart =
      isMeasured ||
      isOfItsOwn(group?.at(-1), each, words) ||
      between.some(({ role, isAfterBreak }) => role === 'join' || isAfterBreak);
    if (group && !isApart) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

type Group = [Named, ...Named[]];

function headOf(all: Group, words: readonly Word[]): Named {
  const [first, ...others] = all.filter(({ from, to }) => !isAdjective(words.slice(from, to)));
  // A 'wayfinding kiosk freestanding' is none of the things that are called freestanding alone.
  const group: Group = first && first.thing !== SCREEN_THING ? [first, ...others] : all;
  const last = group.at(-1) ?? group[0];
  const special =
    unsoldIn(group) ??
    touchedIn(group) ??
    group.findLast(({ thing }) => !FORMS.has(thing)) ??
    group.findLast(({ thing }) => thing !== SCREEN_THING);
  if (!special) return last;
  if (isTouchedStand(words, special)) return { ...special, thing: TOUCH_SCREEN };
  const isCounted = words.slice(special.to, last.from).some(({ typed }) => COUNT.test(typed));
  const isHeld = isHolding(special.thing) && (HUNG.has(words[last.from]?.typed ?? '') || isCounted);
  // A 'countdown timer screen' is a screen.
  const isScreenOfIt =
    isJoined(words.slice(special.to, last.from)) && special.to <= last.from && !PLUGGED.has(special.thing) && !isHeld;
  return last.thing === SCREEN_THING && special.thing.isAccessory && isScreenOfIt ? last : special;
}

// A 'fire alarm message screen' is a screen too.
const isJoined = (between: readonly Word[]) =>
  between.every(({ role, isAfterBreak }) => role === 'noun' && !isAfterBreak);

const STANDING = new Set(['freestanding', 'free', 'standing', 'self']);
const isAdjective = (words: readonly Word[]) => words.every(({ typed }) => STANDING.has(typed));

const TOUCH_SCREEN = thingCalled('touch screen');
const OUTDOOR_SCREEN = thingCalled('outdoor screen');

// A 'leaderboard touch screen' is worked by touch, as no sign of LEDs outdoors is.
function touchedIn(group: readonly Named[]): Named | undefined {
  const last = group.at(-1);
  return last?.thing === TOUCH_SCREEN && group.some(({ thing }) => isA(thing, OUTDOOR_SCREEN)) ? last : undefined;
}

// So are the two of a 'ceiling bracket two screens'.
const COUNT = /^(?:\d+|one|two|three|four|five|six|several|both)$/iu;
// An 'enclosure TV' is an enclosure for what the buyer has.
const HUNG = new Set(['tv', 'tvs', 'telly', 'tellies', 'television', 'televisions']);
const HOLDERS = ['mount', 'enclosure'].map(thingCalled);
const isHolding = (thing: Thing) => HOLDERS.some((each) => isA(thing, each));

// A 'surge strip screens' is a strip that screens are plugged into.
const PLUGGED: ReadonlySet<Thing> = new Set(['socket strip', 'lead'].map(thingCalled));

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
