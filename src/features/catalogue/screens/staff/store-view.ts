import type { StoreProduct } from '#features/catalogue/contract.ts';
import { canBeBought } from '#features/catalogue/store-filter.ts';
import { type Pence, toPence } from '#values/money.ts';

/** The figures of the product store, without archived products. */
export type StoreFigures = { products: number; inStock: number; inventoryValue: Pence; categories: number };

export function storeFigures(products: readonly StoreProduct[]): StoreFigures {
  const active = products.filter((product) => product.archivedAt === null);
  return {
    products: active.length,
    inStock: active.filter(canBeBought).length,
    inventoryValue: active.reduce((sum, { price, stockQuantity }) => sum + toPence(price) * stockQuantity, 0),
    categories: new Set(active.map((product) => product.category)).size,
  };
}

/** The stock of a product in words. */
export function stockText({ inStock, stockQuantity, archivedAt }: StoreProduct): string {
  const count = `${stockQuantity.toLocaleString('en-GB')} in stock`;
  if (archivedAt !== null) return `${count}, archived`;
  return inStock ? count : `${count}, switched off`;
}
