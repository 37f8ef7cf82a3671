import type { StoreProduct } from '#features/catalogue/contract.ts';
import { canBeBought } from '#features/catalogue/store-filter.ts';
import { type Api, api as browserApi } from '#web/api.ts';
import { storeFigures } from './store-view.ts';

/** All products of the store, archived ones included. */
export async function readStoreProducts(api: Api): Promise<StoreProduct[]> {
  const products = await api('GET /api/products', { query: { scope: 'store' } });
  return products.filter((product): product is StoreProduct => 'version' in product);
}

/** One product of the store; null if it does not exist. */
export async function findStoreProduct(id: number, api: Api = browserApi): Promise<StoreProduct | null> {
  const query = { scope: 'store', cursor: String(id - 1), limit: '1' } as const;
  const [product] = await api('GET /api/products', { query });
  return product?.id === id && 'version' in product ? product : null;
}

/** The products on sale, with the fields of a list. */
export async function readProductList(api: Api) {
  const products = await readStoreProducts(api);
  return products
    .filter((product) => product.archivedAt === null)
    .map((product) => {
      const { id, name, category, price, sku, stockQuantity } = product;
      return { id, name, category, price, sku, stockQuantity, inStock: canBeBought(product) };
    });
}

export type ListedProduct = Awaited<ReturnType<typeof readProductList>>[number];

/** The figures of the product store. */
export async function productFigures(api: Api) {
  return storeFigures(await readStoreProducts(api));
}
