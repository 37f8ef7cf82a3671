import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry, Snapshot } from './snapshot.ts';

const MOST_RELATED = 4;

/** Up to four others of its category, the nearest in price first. */
export function relatedTo(entry: CatalogueEntry, snapshot: Pick<Snapshot, 'entries'>): Product[] {
  const nearest: { other: CatalogueEntry; distance: number }[] = [];
  // One look at each and no sorting of a whole category.
  for (const other of inCategory(snapshot.entries, entry.product.category)) {
    if (other === entry) continue;
    const distance = Math.abs(other.pricePence - entry.pricePence);
    // They come by id, so that of two as near the first stays before the second.
    const isNearer = nearest.length < MOST_RELATED || distance < (nearest.at(-1)?.distance ?? 0);
    if (!isNearer) continue;
    const at = nearest.findIndex((one) => distance < one.distance);
    nearest.splice(at < 0 ? nearest.length : at, 0, { other, distance });
    nearest.length = Math.min(nearest.length, MOST_RELATED);
  }
  return nearest.map(({ other }) => other.product);
}

type Entries = Snapshot['entries'];

const categories = new WeakMap<Entries, Map<string, Entries>>();

// Found once for each state of the catalogue: of 100,000 products most are of another category.
function inCategory(entries: Entries, category: string): Entries {
  const known = categories.get(entries) ?? new Map<string, Entries>();
  categories.set(entries, known);
  const found = known.get(category) ?? entries.filter(({ product }) => product.category === category);
  known.set(category, found);
  return found;
}
