import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import type { Steps } from '#platform/steps.ts';
import { bareSizesIn } from '../understanding/bare-sizes.ts';
import { isA } from '../understanding/things.ts';
import { columnsOf } from './columns/columns.ts';
import type { IndexInForce } from './current-index.ts';
import { type Found, find } from './find.ts';

// 'Hotel bedroom TVs 32' are nearest to a menu board of 32 inches.
function sizeSaid(q: string, { conditions }: Found): string | null {
  const said = conditions.find(({ kind }) => MEASURES.has(kind));
  if (said) return q.slice(said.from, said.to);
  return bareSizesIn(q)[0]?.label.toLowerCase() ?? null;
}

// Where nothing that serves has it, the size does not matter.
const MEASURES = new Set(['size', 'width', 'height']);

const unsized = (instead: string) => instead.replace(/ \d{2} inch$/u, '');

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
  const plain = yield* find({ ...query, q: instead }, snapshot, inForce, count);
  const size = plain.meant.asked?.isAccessory ? null : sizeSaid(query.q ?? '', found);
  const ofSize =
    size === null ? plain : yield* find({ ...query, q: `${unsized(instead)} ${size}` }, snapshot, inForce, count);
  const { places, entries, nearly, meant } = ofSize.places.length > 0 ? ofSize : plain;
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
