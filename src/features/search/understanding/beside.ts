import { matchesOf } from '#values/matches.ts';
import { WITH } from './asked.ts';
import { typedIn, type Word } from './grammar.ts';
import { serviceIn } from './service-question.ts';
import { isA, SCREEN_THING, type Thing } from './things.ts';
import type { Named } from './wanted.ts';

/** A thing that is asked for beside the main one. */
export interface Beside {
  thing: Thing;
  /** As it was typed. */
  said: string;
}

/** The accessories, and what is not sold, that a sentence joins to what it asks for: 'display with wall mount', 'CCTV cameras and a monitor'. */
export function besideOf(
  asked: Named | null,
  thing: Thing | null,
  named: readonly Named[],
  words: readonly Word[],
): readonly Beside[] {
  if (thing === null && !named.some(({ from }) => isAdded(words, from))) return [];
  const others = named.filter(
    (each) =>
      each !== asked &&
      each.from !== asked?.from &&
      (each.thing.isAccessory || each.thing.isOnly) &&
      !(thing && (isA(each.thing, thing) || isA(thing, each.thing))) &&
      (isAdded(words, each.from) || isJoinedTo(words, each, asked)),
  );
  return others.map((each) => ({ thing: each.thing, said: typedIn(words.slice(each.from, each.to)) }));
}

// With a 'plus', an 'and' or a 'with' before it.
function isAdded(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(0, at)
    .findLastIndex(({ role, typed }) => role !== 'determiner' && role !== 'other' && !/^\d/u.test(typed));
  const word = words[before];
  if (word === undefined || before < at - MOST_BETWEEN) return false;
  return WITH.has(word.token) || (word.role === 'join' && !words[at]?.isAfterBreak);
}

const MOST_BETWEEN = 3;

// 'CCTV cameras and a monitor': the first of two that are joined. 'Phone charger totem': what the totem is to be as well.
function isJoinedTo(words: readonly Word[], { to, thing }: Named, asked: Named | null): boolean {
  if (thing.isOnly && asked?.from === to && !asked.thing.isAccessory) return true;
  return thing.isOnly && asked?.thing === SCREEN_THING && words[to]?.role === 'join' && asked.from > to;
}

// What holds a screen is in many a text that says how it hangs.
const HELD =
  /(?<![\p{L}\d])(?:with|including|include|includes|incl|inc|plus|and|&|\+) (?:(?:a|an|the|its|some|two|three|four|\d|matching|suitable|wall|tv|ceiling|fixing|flat|tilting) )*(?:mounts?|brackets?|fixings?)(?![\p{L}\d-])/giu;

/** The stretches of a sentence that ask for something beside its thing, and are no words of that: 'with wall mount', 'and fitting'. */
export function stretchesBeside(sentence: string): readonly { from: number; to: number }[] {
  const service = serviceIn(sentence);
  const held = HOLDS_NOTHING.test(sentence) ? [] : matchesOf(sentence, HELD);
  return [
    ...(service ? [service] : []),
    ...held.map(({ index, 0: { length } }) => ({ from: index, to: index + length })),
  ];
}

// Of 'bracket and fixings' the bracket is asked for.
const HOLDS_NOTHING = /^\s*(?:[^ ]+ ){0,3}(?:mounts?|brackets?|poles?|arms?|stands?)(?![\p{L}])/iu;
