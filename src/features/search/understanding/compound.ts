import { everyToken } from '../engine/tokens.ts';
import { isEverydayThing, isFood } from '../everyday-things.ts';
import { isSoftWord } from '../soft-words.ts';
import { nounsBefore, parse, type Word } from './grammar.ts';
import { isProperty } from './properties.ts';
import { wordsReadAsOurs } from './reading.ts';

// A screen of any of these is still a screen.
const SAME_THING = new Set(
  `system machine point station terminal solution setup unit package bundle size installation technology version model option product device computer
   panel wall board sign signage hardware equipment area space project kit rental hire price cost idea quality replacement`.split(
    /\s+/u,
  ),
);

/**
 * The words that make a screen another thing, as they were typed: 'cake' and 'cabinet' of a 'cake display cabinet'. Places, uses and
 * qualities do not, nor what is `read` as something else. Null where there are none.
 */
export function compoundOf(
  q: string,
  saidAs: string,
  read = wordsReadAsOurs(q),
): { before: string[]; after: string[] } | null {
  const words = parse(q);
  const thing = everyToken(saidAs);
  const from = words.findIndex((_, at) => thing.every((token, i) => words[at + i]?.token === token));
  if (thing.length === 0 || from < 0) return null;
  const to = from + thing.length;
  const isOther = (word: Word) => isAnotherThing(word) && !read.has(word.token);
  const next = words[to];
  const after = next && !next.isAfterBreak && isOther(next) ? [next.typed] : [];
  const before = nounsBefore(words, from)
    .map(({ word }) => word)
    .filter(isOther)
    .slice(0, 1)
    .map(({ typed }) => typed);
  return before.length + after.length > 0 ? { before, after } : null;
}

// Only a thing makes another thing of a screen: a 'shower screen', and no 'display watts', 'totem gold' or 'study television'.
function isAnotherThing({ role, typed, token }: Word): boolean {
  const isKnown = isSoftWord(token) || SAME_THING.has(typed) || SAME_THING.has(token) || isProperty(typed);
  return (
    role === 'noun' && typed.length > 2 && !isKnown && (isEverydayThing(token) || isFood(token) || FURNITURE.has(token))
  );
}

const FURNITURE = new Set(
  'paint tape glue varnish wallpaper eraser cabinet table desk counter case cover protector shade door bed car cupboard drawer shelf cake flower shower mosquito'.split(
    ' ',
  ),
);

/** The last of two or more nouns that a query is, as it was typed: 'cabinet' of a 'tool cabinet'. Null where it says anything else. */
export function headOfNouns(q: string): string | null {
  const words = parse(q);
  const last = words.at(-1);
  const isOnlyNouns = words.length > 1 && words.length <= MOST_NOUNS && words.every(({ role }) => role === 'noun');
  return isOnlyNouns && last ? last.typed : null;
}

const MOST_NOUNS = 3;
