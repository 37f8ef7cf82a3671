import { eachOf, filtered } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Columns } from '../columns/columns.ts';
import { comparable } from '../guidance.ts';
import { isNamedOutright, type Scored } from '../weigh.ts';
import type { TaughtSnapshot } from './learned.ts';
import type { Strengths } from './read-clicks.ts';

/** By how much clicks can lift a product, as a share of its score by words: what differs by more is no tie. */
export const MOST_LIFT = 0.02;

/** What was opened and added for these words; undefined if nothing was. */
export function clicksFor(q: string | undefined, { learned }: TaughtSnapshot): Strengths | undefined {
  return q && learned ? learned.ofQuery.get(comparable(q)) : undefined;
}

/**
 * Lets clicks decide between equals. Nothing is lifted above a product that agrees better with the sentence, whatever words it
 * has, nor out of stock; who was named outright keeps the place.
 */
export function* breakTies(
  passing: readonly Scored[],
  strengths: Strengths | undefined,
  { entries, placeById }: Pick<Columns, 'entries' | 'placeById'>,
): Steps<void> {
  if (!strengths) return;
  const strengthAt = new Map([...strengths].map(([id, strength]) => [placeById(id), strength]));
  const clicked = yield* filtered(
    passing,
    (each) => strengthAt.has(each.place) && !isNamedOutright(each) && entries[each.place]?.product.inStock === true,
  );
  const before: { each: Scored; score: number; ceiling: number }[] = [];
  for (const each of clicked) before.push({ each, score: each.score, ceiling: yield* ceilingOf(each, passing) });
  for (const { each, score, ceiling } of before) {
    const byWords = score + each.against;
    const lift = Math.max(0, byWords) * MOST_LIFT * (strengthAt.get(each.place) ?? 0);
    each.score = Math.max(score, Math.min(score + lift, below(ceiling)));
  }
}

// The lowest product above it that contradicts less of what is meant.
function* ceilingOf({ score, against }: Scored, passing: readonly Scored[]): Steps<number> {
  let ceiling = Number.POSITIVE_INFINITY;
  yield* eachOf(passing, (other) => {
    if (other.against < against && other.score >= score && other.score < ceiling) ceiling = other.score;
  });
  return ceiling;
}

function below(score: number): number {
  return Number.isFinite(score) ? score - Math.abs(score) * 1e-12 : score;
}
