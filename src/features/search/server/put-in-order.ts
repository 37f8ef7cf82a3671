import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { Difference } from './carried-over.ts';
import type { Places } from './columns/places.ts';

/** The rank of a product, the least first. */
export type RankOf = (entry: CatalogueEntry) => number;

type Entries = readonly CatalogueEntry[];

/** The same order, of products `was`, after these differences, of products `is`. */
export function reordered(
  order: Places,
  differences: readonly Difference[],
  { was, is, rankOf }: { was: Entries; is: Entries; rankOf: RankOf },
): Places {
  const telling = differences.filter(([old, young]) => !old || !young || rankOf(old) !== rankOf(young));
  if (telling.length === 0) return order;
  const gone = new Set(telling.flatMap(([old]) => (old ? [rankedAt(order, old, was, rankOf)] : [])));
  const moved = movedPlaces(telling, was);
  const stay: number[] = [];
  order.forEach((place, at) => {
    if (!gone.has(at)) stay.push(place + moved(place));
  });
  for (const [, young] of telling) {
    if (young) stay.splice(rankedAt(stay, young, is, rankOf), 0, placeIn(is, young));
  }
  return Uint32Array.from(stay);
}

// By how much the places of products have moved for others that came or went before them.
function movedPlaces(differences: readonly Difference[], was: Entries): (place: number) => number {
  const steps = differences.flatMap(([old, young]) =>
    old && young ? [] : [{ from: placeIn(was, (old ?? young) as CatalogueEntry), by: young ? 1 : -1 }],
  );
  return (place) => steps.reduce((sum, { from, by }) => (place >= from ? sum + by : sum), 0);
}

/** Where a product stands, or would stand, in an order of places: by rank, then by id. */
export function rankedAt(order: ArrayLike<number>, entry: CatalogueEntry, entries: Entries, rankOf: RankOf): number {
  const [rank, { id }] = [rankOf(entry), entry.product];
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = entries[order[middle] ?? 0];
    const rankOfOther = other ? rankOf(other) : Number.POSITIVE_INFINITY;
    if (rankOfOther < rank || (rankOfOther === rank && other && other.product.id < id)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a product stands, or would stand, in a list by id. */
function placeIn(entries: Entries, { product: { id } }: CatalogueEntry): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.product.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
