import type { Product } from '#features/catalogue/contract.ts';
import type { Snapshot } from '#features/catalogue/server/door.ts';
import { hasAny } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Condition } from '../understanding/conditions.ts';
import type { Need } from '../understanding/need.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { isA, thingOf } from '../understanding/things.ts';
import type { Meant } from './agreement.ts';
import { columnsOf } from './columns/columns.ts';
import { popularOfKind } from './popular.ts';

/** Something that is asked for and that no product of the kind states. */
export interface Unmet {
  said: string;
  /** `quality`: no product states it; `of the kind`: only others do; `of the kind and size`: none that meets the measures; `reach`: no lead of the kind is as long;
   * `with the rest`: none of the measures that states what is met beside; `make`: no product mentions it; `measures`: none of the kind has them, and others do. */
  is: 'quality' | 'of the kind' | 'of the kind and size' | 'with the rest' | 'reach' | 'make' | 'measures';
  /** The measures under which none states it: '54" to 56"'. */
  within?: string;
  /** The product of another kind that states it with all else that is stated, where one is known. */
  by?: string | undefined;
  /** What was asked for, where a product can be judged by it. */
  need?: Need;
}

/** The stated facts that no product of the kind asked for is known to have; `sure` are those that some have. */
export function* factsUnmet(
  { asked, isAssumed, stated }: Meant,
  sure: readonly ReadNeed[],
  told: readonly ReadNeed[],
  snapshot: Snapshot,
): Steps<Unmet[]> {
  // A drive-through board is a menu board to its buyer: only of what is of one purpose the kind is all that is meant.
  if (asked === null || isAssumed || asked.isOnly || !(asked.isAccessory || asked.isSpecial)) return [];
  // A bracket 'for a 65 portrait' holds one upright; whether it does, its page says.
  const isOfHost = ({ need }: ReadNeed) => asked.isAccessory && OF_HOSTS.has(need.label);
  const open = stated.filter(
    (fact) => !sure.includes(fact) && !told.includes(fact) && !fact.need.isSize && !fact.need.isLack && !isOfHost(fact),
  );
  if (open.length === 0) return [];
  const ofKind = popularOfKind(snapshot, asked);
  const { texts } = columnsOf(snapshot);
  const found: Unmet[] = [];
  for (const { need } of ofKind.length > 0 ? open : []) {
    const fitAt = texts.fitOf(need);
    if (!(yield* hasAny(ofKind, (place) => fitAt(place) > 0)))
      found.push({ said: need.label, is: 'of the kind', need });
  }
  return found;
}

/** The measures that nothing of the kind that is said has, where something else is shown for them: a wall bracket for a ceiling mount. */
export function* measuresUnmet(
  { asked, isAssumed }: Meant,
  conditions: readonly Condition[],
  isMet: (place: number) => boolean,
  first: Product | undefined,
  snapshot: Snapshot,
): Steps<Unmet[]> {
  const measured = conditions.filter(({ kind }) => kind !== 'price' && kind !== 'stock');
  if (!first || asked === null || isAssumed || !asked.isAccessory || measured.length === 0) return [];
  if (isA(thingOf(first), asked)) return [];
  const ofKind = popularOfKind(snapshot, asked);
  if (ofKind.length === 0 || (yield* hasAny(ofKind, isMet))) return [];
  return [{ said: measured.map(({ label }) => label).join('’ and ‘'), is: 'measures' }];
}

/** What is held stands upright, and a stand needs no wall. */
export const OF_HOSTS = new Set(['Portrait', 'Landscape', 'Stands by itself']);
