import type { Word } from './grammar.ts';
import { isA, SCREEN_THING, type Thing, thingCalled } from './things.ts';
import type { Named } from './wanted.ts';

const STAND = thingCalled('stand');
const MOST_BEFORE_A_STAND = 3;
const isStand = (thing: Thing) => isA(thing, STAND);

/** Whether a stand only says on what something else stands: 'menu on a counter stand'. */
export function isStandBelow(words: readonly Word[], { from, thing }: Named): boolean {
  const link = words.findLastIndex(({ role }, at) => at < from && role === 'link');
  const isNear = link > 0 && from - link <= MOST_BEFORE_A_STAND;
  return isNear && words[link]?.typed === 'on' && isStand(thing);
}

/** Whether a stand is one that shows something itself, and so a screen on a stand; 'a stand for a screen showing the menu' holds one. */
export function isShowingStand(words: readonly Word[], { to, thing }: Named, things: readonly Named[]): boolean {
  if (!isStand(thing) || things.some((each) => isA(each.thing, SCREEN_THING))) return false;
  return words.slice(to).some(({ typed }) => SHOWS.has(typed));
}

const SHOWS = new Set('show shows showing display displays displaying says saying tells telling'.split(' '));

/** Whether a stand is one with a touch screen: a 'touch catalogue stand' is, and a 'touch screen stand' holds one. */
export function isTouchedStand(words: readonly Word[], { from, thing }: Named): boolean {
  const at = words.findLastIndex(({ typed }, place) => place < from && typed === 'touch');
  if (!isStand(thing) || at < 0 || from - at > MOST_BEFORE_A_STAND || HELD.has(words[at + 1]?.token ?? ''))
    return false;
  return words.slice(at, from).every(({ role }) => role !== 'link' && role !== 'join');
}

const HELD = new Set('screen panel display monitor board tv television'.split(' '));
