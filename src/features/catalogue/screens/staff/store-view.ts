import type { StoreProduct } from '#features/catalogue/contract.ts';

/** The stock of a product in words. */
export function stockText({ inStock, stockQuantity, archivedAt }: StoreProduct): string {
  const count = `${stockQuantity.toLocaleString('en-GB')} in stock`;
  if (archivedAt !== null) return `${count}, archived`;
  return inStock ? count : `${count}, switched off`;
}
