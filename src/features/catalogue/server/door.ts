import type { AppContext } from '#platform/app-context.ts';
import type { CatalogueChange } from './catalogue-change.ts';
import { catalogueOf } from './catalogue-of.ts';

export { changeBeside, rememberBeside } from './beside-products.ts';
export type { CatalogueChange } from './catalogue-change.ts';
export { catalogueOf } from './catalogue-of.ts';
export { categoriesOnSale } from './categories-on-sale.ts';
export { createProduct } from './create-product.ts';
export { explainStock } from './explain-stock.ts';
export { type Buyable, findBuyable, findProduct, findProducts, holdProducts } from './find-product.ts';
export { moveStock } from './move-stock.ts';
export { ensureServiceProduct } from './service-product.ts';
export type { CatalogueEntry, ProductWords, Snapshot } from './snapshot.ts';
export { holdStock, returnStock, type StockLine, type TakenProduct, takeHeld, takeStock } from './stock.ts';
export { touchBesideProducts, touchCatalogue, touchShownWith } from './touch-catalogue.ts';

/** Calls `listener` after every change of the catalogue in this process, with what it changed; returns what ends that. */
export function onCatalogueChange(context: AppContext, listener: (change: CatalogueChange) => void): () => void {
  return catalogueOf(context).onChange(listener);
}
