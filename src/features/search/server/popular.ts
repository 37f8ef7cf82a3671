import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { cachedBy } from '../cached-by.ts';
import { type Thing, thingOf } from '../understanding/things.ts';
import type { TaughtSnapshot } from './clicks/learned.ts';

/**
 * Product → position in the results of an empty query: products that can be bought first, then by what was opened and added
 * most, whatever was searched for, and by distance from the median price.
 */
export const popularity = cachedBy((snapshot: TaughtSnapshot): ReadonlyMap<number, number> => {
  return new Map(popularIds(snapshot).map((id, place) => [id, place]));
});

/** All products in the order of an empty query. */
export const popularFirst = cachedBy((snapshot: Snapshot): readonly CatalogueEntry[] =>
  [...popularity(snapshot).keys()].flatMap((id) => snapshot.byId.get(id) ?? []),
);

/** The products of each kind of thing in that order; those of a kind are of the more general kinds too. */
export const popularByKind = cachedBy((snapshot: Snapshot): ReadonlyMap<Thing, readonly CatalogueEntry[]> => {
  const all = new Map<Thing, CatalogueEntry[]>();
  for (const entry of popularFirst(snapshot)) {
    for (let thing = thingOf(entry.product); thing; thing = thing.under) {
      all.get(thing)?.push(entry) ?? all.set(thing, [entry]);
    }
  }
  return all;
});

// As much as a price of fifty times the usual one.
const CLICKED = 4;

function popularIds({ entries, learned }: TaughtSnapshot): number[] {
  const prices = entries.map((entry) => entry.pricePence).sort((a, b) => a - b);
  const middle = Math.log(1 + (prices[Math.floor(prices.length / 2)] ?? 0));
  return entries
    .map(({ product, pricePence }) => ({
      id: product.id,
      isSoldOut: product.inStock ? 0 : 1,
      distance: Math.abs(Math.log(1 + pricePence) - middle) - CLICKED * (learned?.ofProduct.get(product.id) ?? 0),
    }))
    .sort((a, b) => a.isSoldOut - b.isSoldOut || a.distance - b.distance || a.id - b.id)
    .map(({ id }) => id);
}
