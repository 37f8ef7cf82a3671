import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import { isMentioned } from '../engine/look-up.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { behavioursIn } from '../understanding/behaviours.ts';
import type { Condition } from '../understanding/conditions.ts';
import type { NeedPattern, ReadNeed } from '../understanding/needs.ts';
import { type Quality, qualitiesIn } from '../understanding/qualities.ts';
import type { IndexInForce } from './current-index.ts';
import { needsRead } from './read-once.ts';
import { whoStates } from './who-states.ts';

/**
 * The qualities of a query; their words are not searched, for in a description they stand by chance. What no description tells is left to
 * an attribute that is asked for by the same words, or has them as its own.
 */
export function* qualitiesSaid(
  q: string,
  conditions: readonly Pick<Condition, 'from' | 'to'>[],
  snapshot: Snapshot,
  { index, attributes }: Pick<IndexInForce, 'index' | 'attributes'>,
): Steps<readonly Quality[]> {
  const behaviours: Quality[] = [];
  for (const each of behavioursIn(q)) {
    const isStated = (yield* whoStates(each.need, null, snapshot)) !== null;
    if (isStated || each.isWhole || !(isAnywhere(each.said, index) || isReadAsFact(each, q, attributes.needs)))
      behaviours.push(each);
  }
  const others = qualitiesIn(q, (words) => [...conditions, ...behaviours, ...factsIn(words)]);
  return [
    ...behaviours,
    ...others.filter(({ from, to }) => !behaviours.some((each) => from < each.to && each.from < to)),
  ];
}

function isReadAsFact({ from, to }: Quality, q: string, patterns: readonly NeedPattern[]): boolean {
  return needsRead(q, patterns).some(({ stretches }) => stretches.some((one) => one.from <= from && to <= one.to));
}

/** Where a query says what attributes know. */
export function factsIn(q: string): ReadNeed['stretches'] {
  return needsRead(q).flatMap(({ stretches }) => stretches);
}

/** Whether texts of the catalogue have the words of a quality, as one word or several; without them none can state it, and none has to be read. */
export function isAnywhere(said: string, index: SearchIndex): boolean {
  const parts = said.split(/[\s-]+/u);
  return [parts, [parts.join('')]].some((words) => words.every((word) => isMentioned(index, word)));
}

/** A query with a break where each of its qualities stands: of 'wiped with alcohol spray' the spray is not what is asked for. */
export function withBreaks(q: string, qualities: readonly { from: number; to: number }[]): string {
  const inOrder = qualities.toSorted((a, b) => b.from - a.from);
  return inOrder.reduce((rest, { from, to }) => `${rest.slice(0, from)} , ${rest.slice(to)}`, q).trim();
}
