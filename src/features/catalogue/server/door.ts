import type { Ground } from '#platform/ground.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';

export { createProduct } from './create-product.ts';
export type { CatalogueEntry, ProductWords, Snapshot } from './snapshot.ts';
export { returnStock, type StockLine, type TakenProduct, takeStock } from './stock.ts';
export { touchCatalogue } from './touch-catalogue.ts';

const catalogues = new WeakMap<Ground, Catalogue>();

/** The one catalogue of this ground, opened at the first call. Whoever closes the ground closes it too. */
export function catalogueOf(ground: Ground): Catalogue {
  const known = catalogues.get(ground);
  if (known) return known;
  const catalogue = openCatalogue(ground);
  catalogues.set(ground, catalogue);
  return catalogue;
}
