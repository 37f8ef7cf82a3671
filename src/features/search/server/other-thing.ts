import { isEverydayThing, isFood } from '../everyday-things.ts';
import { parse } from '../understanding/grammar.ts';
import { headNounOf } from '../understanding/head-noun.ts';
import { PARTS } from '../understanding/head-word.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { type Reading, wordsReadAsOurs } from '../understanding/reading.ts';
import type { Lacking } from './not-sold.ts';

/**
 * A thing of everyday life that is the head of the sentence and that no product is called: 'napkin dispenser with a screen' asks for no screen,
 * and 'school bell system' for nothing of ours. Null where the head is none.
 */
export function otherThing(
  q: string,
  { reading: { asked, page }, needs }: { reading: Reading; needs: readonly ReadNeed[] },
  isNamed: (word: string) => boolean,
): Lacking | null {
  const head = page ? null : headNounOf(parse(q));
  if (!head) return null;
  const { word, said, before } = head;
  if (asked && PARTS.has(word.token)) return null;
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
  return isFact ? null : { said, isThing: true, isUnsold: !PARTS.has(word.token) };
}

// What a machine, a system or a unit is, the noun before it says.
const OF_ANY_TRADE = new Set('machine machines system systems unit units maker makers'.split(' '));
