import type { CartLine } from './contract.ts';

/** What a cart line shows of a product that has left the shop (section 8): no price, and none to be had. */
export const UNKNOWN_PRODUCT = { name: 'Unknown Product', price: '0.00', priceIncVat: '0.00', inStock: false };

/** The product of a line as screens show it. */
export function productShown(line: Pick<CartLine, 'product'>) {
  return line.product ?? UNKNOWN_PRODUCT;
}
