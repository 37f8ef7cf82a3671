import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { codesWith, documentsTitled } from '../engine/look-up.ts';
import { everyToken, isStopWord, joined } from '../engine/tokens.ts';
import type { IndexInForce } from './current-index.ts';
import { placesOf } from './rank-by-words.ts';

// More have the same name in no catalogue that tells its products apart.
const MOST = 20;
const MOST_CODES = 50;
// No name or SKU has more letters.
const LONGEST = 250;

/** The places of the products whose whole name or SKU a query is, however it is written. */
export function namedWhole(q: string, snapshot: Snapshot, inForce: IndexInForce): number[] {
  const said = q.length > LONGEST ? '' : joined(q);
  if (!said) return [];
  const { index } = inForce;
  const placeOf = placesOf(snapshot, inForce);
  const isIt = (place: number) => {
    const { name, sku } = (snapshot.entries[place] as CatalogueEntry).product;
    return joined(name) === said || joined(sku ?? '') === said;
  };
  const titled = documentsTitled(
    index,
    everyToken(q).filter((token) => !isStopWord(token)),
  );
  const coded = codesWith(index, said, MOST_CODES).map(({ document }) => document);
  const places = new Set([...titled, ...coded].map(placeOf).filter((place) => place >= 0 && isIt(place)));
  return [...places].slice(0, MOST);
}
