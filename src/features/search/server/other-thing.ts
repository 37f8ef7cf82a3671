import { everyToken } from '../engine/tokens.ts';
import { isEverydayThing, isFood } from '../everyday-things.ts';
import { parse, type Word } from '../understanding/grammar.ts';
import { type HeadNoun, headNounOf } from '../understanding/head-noun.ts';
import { PARTS } from '../understanding/head-word.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { isProperty } from '../understanding/properties.ts';
import { isQualified } from '../understanding/qualified.ts';
import { type Reading, wordsReadAsOurs } from '../understanding/reading.ts';
import type { Lacking } from './not-sold.ts';

/**
 * A thing of everyday life that is the head of the sentence and that no product is called: 'napkin dispenser with a screen' asks for no screen,
 * and 'school bell system' for nothing of ours. Null where the head is none.
 */
export function otherThing(
  q: string,
  { q: typed, reading: { asked, saidAs, page }, needs }: { q: string; reading: Reading; needs: readonly ReadNeed[] },
  isNamed: (word: string) => boolean,
): Lacking | null {
  const head = page ? null : headNounOf(parse(q));
  if (!head) return null;
  const { word, said, before } = head;
  if (asked && isApart(q, saidAs, head)) return null;
  if (asked && PARTS.has(word.token)) return null;
  if (CONTENT.has(word.token) || isProperty(word.typed) || SUBSTANCES.has(word.token)) return null;
  // 'Laptop to new display': what is there is to be joined to what is asked for.
  if (asked && parse(q)[head.at + 1]?.typed === 'to') return null;
  const ours = wordsReadAsOurs(q);
  const isOther = (token: string) => isEverydayThing(token) && !ours.has(token);
  const isThing = OF_ANY_TRADE.has(word.typed)
    ? before.some((token) => isOther(token) || isFood(token))
    : isOther(word.token);
  if (!isThing || isNamed(word.typed)) return null;
  const isFact = needs.some(({ stretches }) =>
    stretches.some(({ from, to }) => q.slice(from, to).toLowerCase().includes(word.typed)),
  );
  // A camera is sold as a part of a screen for meetings.
  if (isFact) return null;
  if (asked && isBeside(parse(typed), saidAs, before)) return { said, isThing: false, isUnsold: false };
  return { said, isThing: true, isUnsold: !PARTS.has(word.token) };
}

// 'Spare LED modules, same batch magnets': between the thing and what tells of it more than nouns stand.
function isApart(q: string, saidAs: string, { at, before }: HeadNoun): boolean {
  const words = parse(q);
  const thing = everyToken(saidAs);
  const from = placeOf(thing, words);
  const to = from + thing.length;
  return thing.length > 0 && from >= 0 && to < at - before.length;
}

// In 'anti-theft mount security screws' the mount has a quality of its own, and the screws a name: both are asked for.
function isBeside(words: readonly Word[], saidAs: string, before: readonly string[]): boolean {
  const thing = everyToken(saidAs);
  const from = placeOf(thing, words);
  const isNext = before.length > 0 && before.every((token, i) => words[from + thing.length + i]?.token === token);
  return thing.length > 0 && from >= 0 && isNext && isQualified(words, from);
}

const placeOf = (thing: readonly string[], words: readonly { token: string }[]) =>
  words.findIndex((_, place) => thing.every((token, i) => words[place + i]?.token === token));

// What a place has in its air, and no thing that is asked for: 'oil and steam near the fryer'.
const SUBSTANCES = new Set('oil grease steam smoke dust water chlorine salt flour mud sand damp heat'.split(' '));

// What a screen shows: 'room number and arrows to the suites'.
const CONTENT = new Set('number arrow name time message text score'.split(' '));

// What a machine, a system or a unit is, the noun before it says.
const OF_ANY_TRADE = new Set('machine machines system systems unit units maker makers'.split(' '));
