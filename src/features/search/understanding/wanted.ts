import type { Word } from './grammar.ts';
import type { Thing } from './things.ts';

/** A thing that a sentence names, with its place among the words. */
export interface Named {
  from: number;
  to: number;
  thing: Thing;
}

// A clause that begins so says what is wanted, whatever was told before it: 'our window display is too bright, anything to dim it'.
const WISHES = new Set(['anything', 'something', 'what', 'which', 'need', 'needs', 'want', 'wants', 'looking']);
// A later clause with one of these tells of what is there: '800 × 600 mount, the screen is 67 kg'.
const TELLS = new Set(['is', 'are', 'was', 'were', 'weighs', 'weigh', 'has', 'own', 'owns', 'got']);
// What carries HDMI is no lead for that: 'player dual hdmi'.
const QUALITIES = new Set(['hdmi', 'cat6', 'cat6a', 'cat5', 'cat5e']);

/**
 * Whether a thing that is not sold is only told: it stands alone between two commas where a distance or a place says what is wanted, the forklift of
 * 'warehouse bay, forklift, view from 25 metres'.
 */
export function isRemark({ from, to, thing }: Named, words: readonly Word[]): boolean {
  return thing.isOnly && words[from]?.isAfterBreak === true && words[to]?.isAfterBreak === true;
}

/** Of the things that a sentence names those that are wanted; all where nothing says more. */
export function wantedOf(named: readonly Named[], words: readonly Word[]): readonly Named[] {
  if (named.length < 2) return named;
  const things = named.filter(({ from, to }) => to - from > 1 || !QUALITIES.has(words[from]?.typed ?? ''));
  const some = things.length > 0 ? things : named;
  const wished = wishedIn(words);
  const ofWish = wished > 0 ? some.filter(({ from }) => from >= wished) : [];
  if (ofWish.length > 0) return ofWish;
  const asked = some.filter(({ from }, at) => at === 0 || !isTold(words, from));
  return asked.length > 0 ? asked : some;
}

// Where the last clause begins that says what is wanted.
function wishedIn(words: readonly Word[]): number {
  return words.findLastIndex(({ isAfterBreak, typed }) => isAfterBreak && WISHES.has(typed));
}

function isTold(words: readonly Word[], at: number): boolean {
  const from = words.findLastIndex(({ isAfterBreak }, place) => place <= at && isAfterBreak);
  if (from < 0) return false;
  const end = words.findIndex(({ isAfterBreak }, place) => place > at && isAfterBreak);
  return words.slice(from, end < 0 ? words.length : end).some(({ typed }) => TELLS.has(typed));
}
