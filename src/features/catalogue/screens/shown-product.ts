import type { ProductPage } from '../contract.ts';
import { cardProductOf } from './card-product.ts';

/** What a product's page shows of the answer: not how many are left, which every sale changes, and not when it was changed. */
export function shownProductPage({
  stockQuantity: _stock,
  createdAt: _created,
  updatedAt: _updated,
  related,
  ...product
}: ProductPage) {
  return { product, related: related.map(cardProductOf) };
}
