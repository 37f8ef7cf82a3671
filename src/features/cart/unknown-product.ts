import type { CartLine } from './contract.ts';

/** Shown in a cart line whose product no longer exists (section 8). */
export const UNKNOWN_PRODUCT = {
  name: 'Unknown Product',
  price: '0.00',
  priceIncVat: '0.00',
  inStock: false,
  specs: {},
};

/** The product that screens show for a line. */
export function productShown(line: Pick<CartLine, 'product'>) {
  return line.product ?? UNKNOWN_PRODUCT;
}

/** Whether the cart has lines, and the shop sells none of them any more. */
export function isAllUnknown(lines: readonly Pick<CartLine, 'product'>[]): boolean {
  return lines.length > 0 && lines.every(({ product }) => product === null);
}
