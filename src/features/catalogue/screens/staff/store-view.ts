import type { StoreProduct } from '#features/catalogue/contract.ts';
import { canBeBought } from '#features/catalogue/store-filter.ts';
import { type Pence, toPence } from '#values/money.ts';

/** What the product store shows of itself in figures; archived products have left the shop and do not count. */
export interface StoreFigures {
  products: number;
  inStock: number;
  inventoryValue: Pence;
  categories: number;
}

export function storeFigures(products: readonly StoreProduct[]): StoreFigures {
  const kept = products.filter((product) => product.archivedAt === null);
  return {
    products: kept.length,
    inStock: kept.filter(canBeBought).length,
    inventoryValue: kept.reduce((sum, { price, stockQuantity }) => sum + toPence(price) * stockQuantity, 0),
    categories: new Set(kept.map((product) => product.category)).size,
  };
}

/** The stock of a product in words. */
export function stockText({ inStock, stockQuantity, archivedAt }: StoreProduct): string {
  const count = `${stockQuantity.toLocaleString('en-GB')} in stock`;
  if (archivedAt !== null) return `${count}, archived`;
  return inStock ? count : `${count}, switched off`;
}
