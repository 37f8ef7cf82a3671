import type { Snapshot } from '#features/catalogue/server/door.ts';

const kept = new WeakMap<Snapshot, ReadonlyMap<number, number>>();

/**
 * Product → place, in the order in which a search for nothing shows them: what can be bought, nearest the middle of the
 * prices. Until sales are counted nothing better is known, and the order stays the same for everyone.
 */
export function popularity(snapshot: Snapshot): ReadonlyMap<number, number> {
  const known = kept.get(snapshot);
  if (known) return known;
  const places = new Map(popularIds(snapshot).map((id, place) => [id, place]));
  kept.set(snapshot, places);
  return places;
}

function popularIds({ entries }: Snapshot): number[] {
  const prices = entries.map((entry) => entry.pricePence).sort((a, b) => a - b);
  const middle = Math.log(1 + (prices[Math.floor(prices.length / 2)] ?? 0));
  return entries
    .map(({ product, pricePence }) => ({
      id: product.id,
      isSoldOut: product.inStock ? 0 : 1,
      distance: Math.abs(Math.log(1 + pricePence) - middle),
    }))
    .sort((a, b) => a.isSoldOut - b.isSoldOut || a.distance - b.distance || a.id - b.id)
    .map(({ id }) => id);
}
