import { isSoftWord } from '../soft-words.ts';
import { nounsBefore, type Word } from './grammar.ts';
import type { Span } from './phrase-book.ts';
import { isA, thingCalled } from './things.ts';
import type { Named } from './wanted.ts';

// Where a thing is fixed, what it is made of, and how many or how good it is make it no other thing.
const SAME_THING = new Set(
  [
    'wall ceiling floor desk table pole post pillar column beam roof corner rail truss cabinet rack shop',
    'glass wood timber brick concrete stone plaster plasterboard stud steel metal aluminium oak pine walnut plastic',
    'replacement spare extra second quality budget pair set pack heavy duty',
  ].flatMap((words) => words.split(' ')),
);
// An 'Android player' is a player.
const OF_ANY_MAKE = ['player', 'software', 'remote', 'sensor', 'speaker'].map(thingCalled);
// Any of these may be a sign or an accessory of another trade; what is a screen shows whatever it is called by.
const ANY_SIGN = new Set(['sign']);

/** The noun before a thing that makes it another than the shop's: 'luggage' of a 'luggage trolley'; null where there is none. */
export function foreignTo(
  { from, to, thing }: Named,
  words: readonly Word[],
  spans: readonly Span<unknown>[],
): string | null {
  const isSign = to - from === 1 && ANY_SIGN.has(words[from]?.token ?? '');
  if (!isSign && (!thing.isAccessory || OF_ANY_MAKE.some((each) => isA(thing, each)))) return null;
  const isRead = (at: number) => spans.some((span) => at >= span.from && at < span.to);
  const found = nounsBefore(words, from).find(
    ({ word: { typed, token }, at }) => !isRead(at) && !SAME_THING.has(token) && !isSoftWord(token) && typed.length > 2,
  );
  return found?.word.typed ?? null;
}
