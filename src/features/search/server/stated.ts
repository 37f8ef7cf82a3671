import { filtered, hasAny } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Need } from '../understanding/need.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { farFrom, isA, MATCH } from '../understanding/things.ts';
import type { Meant } from './agreement.ts';
import type { TextColumns } from './columns/text-columns.ts';
import { isNamedOutright, isPinned, type Scored } from './weigh.ts';

/** What is stated filters as soon as anything of the kind asked for is known to have it; with the facts that do. */
export function* withStated(
  met: readonly Scored[],
  meant: Meant,
  texts: TextColumns,
): Steps<{ kept: readonly Scored[]; sure: readonly ReadNeed[] }> {
  const { asked, isAssumed, stated } = meant;
  // A screen that sentences like it want is given up for what is said.
  const isAsked = texts.ofTrait(({ thing }) => !asked || (isAssumed && !asked.isAccessory) || isA(thing, asked));
  // Outdoors an outdoor screen stands in for a menu board.
  const isStandingIn = (need: Need) => need.isOfPlace === true && asked?.isAccessory === false;
  let kept = yield* ofTheKind(met, meant, texts);
  const sure: ReadNeed[] = [];
  // What a place asks for counts before what a thing has.
  for (const fact of stated.toSorted((a, b) => Number(b.need.isOfPlace ?? false) - Number(a.need.isOfPlace ?? false))) {
    const fitAt = texts.fitOf(fact.need);
    const having: readonly Scored[] = yield* filtered(kept, (each) => isPinned(each) || fitAt(each.place) > 0);
    const isThere = (each: Scored) => !isPinned(each) && (isAsked(each.place) || isStandingIn(fact.need));
    if (!(yield* hasAny(having, isThere))) continue;
    kept = having;
    sure.push(fact);
  }
  return { kept, sure };
}

// What goes with a thing, or is another, is left out as soon as there is one; what only follows from a use is no reason to.
function* ofTheKind(
  met: readonly Scored[],
  { asked, isAssumed }: Meant,
  { ofTrait }: TextColumns,
): Steps<readonly Scored[]> {
  if (!asked || isAssumed) return met;
  const isNear = ofTrait(({ thing }) => farFrom(asked, thing) < MATCH.other);
  const near = yield* filtered(met, (each) => isNamedOutright(each) || isNear(each.place));
  return near.length > 0 ? near : met;
}
