export const STOCK_FILTERS = { in: 'In stock', low: 'Low', out: 'Out of stock', archived: 'Archived' } as const;
export type StockFilter = keyof typeof STOCK_FILTERS;

/** Filters the products of the store: on its screen, in an export and in a bulk change. */
export type StoreFilter = { q: string; category: string; stock?: StockFilter };

interface StoreItem {
  name: string;
  category: string;
  sku: string | null;
  inStock: boolean;
  stockQuantity: number;
  /** Its reorder point, or the shop's. */
  lowAt: number;
  archivedAt: unknown;
}

/** Every word must be in the name, the category or the SKU. */
export function matchingProducts<P extends StoreItem>(
  products: readonly P[],
  { q, category, stock }: StoreFilter,
): P[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return products.filter((product) => {
    const isArchived = product.archivedAt !== null;
    if (isArchived !== (stock === 'archived')) return false;
    if (category && product.category !== category) return false;
    if (stock === 'low' && !(canBeBought(product) && product.stockQuantity <= product.lowAt)) return false;
    if ((stock === 'in' && !canBeBought(product)) || (stock === 'out' && canBeBought(product))) return false;
    const text = `${product.name} ${product.category} ${product.sku ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Decision B6: the merchant's switch is on and there is stock. */
export function canBeBought({
  inStock,
  stockQuantity,
  archivedAt,
}: Pick<StoreItem, 'inStock' | 'stockQuantity' | 'archivedAt'>): boolean {
  return inStock && stockQuantity > 0 && archivedAt === null;
}

/** The filter as parameters of an address; none without a filter. */
export function filterParams({ q, category, stock }: StoreFilter): Record<string, string> {
  return { ...(q && { q }), ...(category && { category }), ...(stock && { stock }) };
}

export function readStoreFilter(search: URLSearchParams): StoreFilter {
  const stock = search.get('stock');
  return {
    q: (search.get('q') ?? '').trim().slice(0, 200),
    category: search.get('category') ?? '',
    ...(stock !== null && Object.hasOwn(STOCK_FILTERS, stock) && { stock: stock as StockFilter }),
  };
}
