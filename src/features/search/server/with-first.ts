import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { Found } from './find.ts';
import type { Met } from './word-cover.ts';

/** A product that may come first, with what it meets of the sentence. */
export interface Contender {
  place: number;
  product: Product;
  met: Met;
}

/** What was found, with these products first. What they do not have is no longer said of all. */
export function withFirst(lifted: readonly Contender[], found: Found, snapshot: Snapshot): Found {
  const own = new Set(lifted.map(({ place }) => place));
  const { places, entries, sure } = found;
  return {
    ...found,
    places: Uint32Array.from([...own, ...places.filter((place) => !own.has(place))]),
    entries: [
      ...[...own].map((place) => snapshot.entries[place] as CatalogueEntry),
      ...entries.filter((_, at) => !own.has(places[at] ?? -1)),
    ],
    sure: sure.filter(({ need }) => lifted.every(({ product }) => need.fits(product) > 0)),
  };
}
