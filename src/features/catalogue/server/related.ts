import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry, Snapshot } from './snapshot.ts';

const MOST_RELATED = 4;

/** Up to four others of its category, the nearest in price first. */
export function relatedTo(entry: CatalogueEntry, snapshot: Snapshot): Product[] {
  const distance = (other: CatalogueEntry) => Math.abs(other.pricePence - entry.pricePence);
  return snapshot.entries
    .filter((other) => other !== entry && other.product.category === entry.product.category)
    .sort((a, b) => distance(a) - distance(b) || a.product.id - b.product.id)
    .slice(0, MOST_RELATED)
    .map(({ product }) => product);
}
