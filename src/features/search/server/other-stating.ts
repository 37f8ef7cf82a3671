import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import type { Need } from '../understanding/need.ts';
import { SCREEN_THING, type Thing } from '../understanding/things.ts';
import { columnsOf } from './columns/columns.ts';
import { placesWhere } from './columns/places.ts';
import { popularOfKind } from './popular.ts';
import { needsRead } from './read-once.ts';

/** The name of the screen of another kind that states what none of the kind does, with every fact of the sentence: of a white freestanding display. */
export function* otherStating(
  q: string,
  need: Need,
  asked: Thing | null,
  snapshot: Snapshot,
): Steps<string | undefined> {
  if (asked === null || asked.isAccessory) return undefined;
  const { texts } = columnsOf(snapshot);
  const facts = needsRead(q).flatMap((read) => (read.need.isFact ? [texts.fitOf(read.need)] : []));
  // Without a fact nothing ties the two kinds together.
  if (facts.length === 0) return undefined;
  const all = [texts.fitOf(need), ...facts];
  const [first] = yield* placesWhere(popularOfKind(snapshot, SCREEN_THING), (place) =>
    all.every((fitAt) => fitAt(place) > 0),
  );
  return first === undefined ? undefined : snapshot.entries[first]?.product.name;
}
