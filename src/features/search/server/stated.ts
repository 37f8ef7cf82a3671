import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { filtered, hasAny } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Need } from '../understanding/need.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { farFrom, isA, MATCH, thingOf } from '../understanding/things.ts';
import type { Meant } from './agreement.ts';
import { isNamedOutright, isPinned, type Scored } from './weigh.ts';

/** What is stated filters as soon as anything of the kind asked for is known to have it; with the facts that do. */
export function* withStated(
  met: readonly Scored[],
  meant: Meant,
): Steps<{ kept: readonly Scored[]; sure: readonly ReadNeed[] }> {
  const { asked, stated } = meant;
  const isAsked = ({ product }: CatalogueEntry) => !asked || isA(thingOf(product), asked);
  // Outdoors an outdoor screen stands in for a menu board.
  const isStandingIn = (need: Need) => need.isOfPlace === true && asked?.isAccessory === false;
  let kept = yield* ofTheKind(met, meant);
  const sure: ReadNeed[] = [];
  for (const fact of stated) {
    const having: readonly Scored[] = yield* filtered(
      kept,
      (each) => isPinned(each) || fact.need.fits(each.entry.product) > 0,
    );
    const isThere = (each: Scored) => !isPinned(each) && (isAsked(each.entry) || isStandingIn(fact.need));
    if (!(yield* hasAny(having, isThere))) continue;
    kept = having;
    sure.push(fact);
  }
  return { kept, sure };
}

// What goes with a thing, or is another, is left out as soon as there is one; what only follows from a use is no reason to.
function* ofTheKind(met: readonly Scored[], { asked, isAssumed }: Meant): Steps<readonly Scored[]> {
  if (!asked || isAssumed) return met;
  const isNear = (each: Scored) => isNamedOutright(each) || farFrom(asked, thingOf(each.entry.product)) < MATCH.other;
  const near = yield* filtered(met, isNear);
  return near.length > 0 ? near : met;
}
