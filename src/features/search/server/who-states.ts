import type { Snapshot } from '#features/catalogue/server/door.ts';
import { hasAny } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Need } from '../understanding/need.ts';
import { isA, type Thing } from '../understanding/things.ts';
import { columnsOf } from './columns/columns.ts';

/** Whether a product of the kind asked for states what meets a need, or only others do; null: none does. */
export function* whoStates(need: Need, asked: Thing | null, snapshot: Snapshot): Steps<'the kind' | 'others' | null> {
  const { texts } = columnsOf(snapshot);
  const fitAt = texts.fitOf(need);
  const isOfKind = texts.ofTrait(({ thing }) => asked === null || isA(thing, asked));
  let isByOthers = false;
  const isByTheKind = yield* hasAny(snapshot.entries, (_, place) => {
    if (fitAt(place) <= 0) return false;
    isByOthers = true;
    return isOfKind(place);
  });
  return isByTheKind ? 'the kind' : isByOthers ? 'others' : null;
}
