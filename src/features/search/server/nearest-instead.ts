import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { Steps } from '#platform/steps.ts';
import { isA } from '../understanding/things.ts';
import { columnsOf } from './columns/columns.ts';
import type { IndexInForce } from './current-index.ts';
import { type Found, find } from './find.ts';

/**
 * What was found; in place of a thing that is not sold the products of the kind that serves instead, under the same filters. Nothing of
 * the words is said to be met by them.
 */
export function* withNearestInstead(
  found: Found,
  query: SearchQuery,
  snapshot: Snapshot,
  inForce: IndexInForce,
  count?: number,
): Steps<Found> {
  const { instead } = found;
  if (!instead || found.places.length > 0) return found;
  const { places, entries, nearly, meant } = yield* find({ ...query, q: instead }, snapshot, inForce, count);
  const { asked } = meant;
  const isOfKind = columnsOf(snapshot).texts.ofTrait(({ thing }) => asked === null || isA(thing, asked));
  return {
    ...found,
    entries: entries.filter((_, at) => isOfKind(places[at] ?? -1)),
    places: places.filter(isOfKind),
    nearly: new Map(Array.from(nearly, ([name, list]) => [name, list.filter(isOfKind)])),
    ...{ conditions: [], needs: [], sure: [], leftOut: null },
  };
}
