import type { Product } from '../contract.ts';
import type { CardProduct } from './product-card-frame.tsx';

/** The members of a product that a card shows, so that a page carries no more. */
export function cardProductOf(product: Product): CardProduct {
  const { id, name, category, description, price, priceIncVat, inStock, imageUrl } = product;
  const { madeToOrder } = product.specs;
  return { id, name, category, description, price, priceIncVat, inStock, specs: { madeToOrder }, imageUrl };
}
