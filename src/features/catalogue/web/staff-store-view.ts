import type { StoreProduct } from '#features/catalogue/contract.ts';
import { type Pence, toPence } from '#values/money.ts';

/** What the product store shows of itself in figures; archived products have left the shop and do not count. */
export interface StoreFigures {
  products: number;
  inStock: number;
  inventoryValue: Pence;
  categories: number;
}

export const STOCK_FILTERS = { in: 'In stock', out: 'Out of stock', archived: 'Archived' } as const;
export type StockFilter = keyof typeof STOCK_FILTERS;

export interface StoreFilter {
  q: string;
  category: string;
  stock?: StockFilter;
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

/** Every word must be in the name, the category or the SKU. */
export function matchingProducts<P extends StoreProduct>(
  products: readonly P[],
  { q, category, stock }: StoreFilter,
): P[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return products.filter((product) => {
    const isArchived = product.archivedAt !== null;
    if (isArchived !== (stock === 'archived')) return false;
    if (category && product.category !== category) return false;
    if ((stock === 'in' && !canBeBought(product)) || (stock === 'out' && canBeBought(product))) return false;
    const text = `${product.name} ${product.category} ${product.sku ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Decision B6: the merchant's switch is on and there is stock. */
export function canBeBought({ inStock, stockQuantity, archivedAt }: StoreProduct): boolean {
  return inStock && stockQuantity > 0 && archivedAt === null;
}

/** The stock of a product in words. */
export function stockText({ inStock, stockQuantity, archivedAt }: StoreProduct): string {
  const count = `${stockQuantity.toLocaleString('en-GB')} in stock`;
  if (archivedAt !== null) return `${count}, archived`;
  return inStock ? count : `${count}, switched off`;
}

export function readStoreFilter(search: URLSearchParams): StoreFilter {
  const stock = search.get('stock');
  return {
    q: (search.get('q') ?? '').trim().slice(0, 200),
    category: search.get('category') ?? '',
    ...(stock !== null && Object.hasOwn(STOCK_FILTERS, stock) && { stock: stock as StockFilter }),
  };
}
