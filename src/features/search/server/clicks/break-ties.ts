import { eachOf, filtered } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
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
export function* breakTies(passing: readonly Scored[], strengths: Strengths | undefined): Steps<void> {
  if (!strengths) return;
  const clicked = yield* filtered(
    passing,
    (each) => !isNamedOutright(each) && each.entry.product.inStock && strengths.has(each.entry.product.id),
  );
  const before: { each: Scored; score: number; ceiling: number }[] = [];
  for (const each of clicked) before.push({ each, score: each.score, ceiling: yield* ceilingOf(each, passing) });
  for (const { each, score, ceiling } of before) {
    const byWords = score + (each.against ?? 0);
    const lift = Math.max(0, byWords) * MOST_LIFT * (strengths.get(each.entry.product.id) ?? 0);
    each.score = Math.max(score, Math.min(score + lift, below(ceiling)));
  }
}

// The lowest product above it that contradicts less of what is meant.
function* ceilingOf({ score, against = 0 }: Scored, passing: readonly Scored[]): Steps<number> {
  let ceiling = Number.POSITIVE_INFINITY;
  yield* eachOf(passing, (other) => {
    if ((other.against ?? 0) < against && other.score >= score && other.score < ceiling) ceiling = other.score;
  });
  return ceiling;
}

function below(score: number): number {
  return Number.isFinite(score) ? score - Math.abs(score) * 1e-12 : score;
}
