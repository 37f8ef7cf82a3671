import { behavioursIn } from './behaviours.ts';
import { typedIn, type Word } from './grammar.ts';
import type { Named } from './wanted.ts';

/** In 'anti-theft mount security screws' the mount has a quality of its own, and screws of a name of their own are beside it. */
export function isOfItsOwn(ours: Named | undefined, other: Named, words: readonly Word[]): boolean {
  if (!ours || ours.thing.isOnly || !ours.thing.isAccessory) return false;
  return other.thing.isOnly && other.to - other.from > 1 && isQualified(words, ours.from);
}

/** Whether a quality stands directly before a place: 'anti-theft' before 'mount'. */
export function isQualified(words: readonly Word[], at: number): boolean {
  const before = typedIn(words.slice(0, at));
  return behavioursIn(before).some(({ to }) => to === before.length);
}
