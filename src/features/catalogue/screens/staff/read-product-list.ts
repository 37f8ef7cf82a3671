import type { StoreProduct } from '#features/catalogue/contract.ts';
import { canBeBought } from '#features/catalogue/store-filter.ts';
import { type Api, api as browserApi } from '#web/api.ts';

const ROWS_ON_A_PAGE = '50';

/** One product of the store; null if it does not exist. */
export async function findStoreProduct(id: number, api: Api = browserApi): Promise<StoreProduct | null> {
  const query = { scope: 'store', cursor: String(id - 1), limit: '1' } as const;
  const [product] = await api('GET /api/products', { query });
  return product?.id === id && 'version' in product ? product : null;
}

/** A page of the products on sale, with the fields of a list. */
export async function readProductList(api: Api, wanted: number) {
  const query = { page: String(wanted), limit: ROWS_ON_A_PAGE };
  const { items, page, pageCount, figures } = await api('GET /api/products/store', { query });
  const listed = items.map((product) => {
    const { id, name, category, price, sku, stockQuantity } = product;
    return { id, name, category, price, sku, stockQuantity, inStock: canBeBought(product) };
  });
  return { items: listed, page, pageCount, count: figures.products };
}

export type ListedProduct = Awaited<ReturnType<typeof readProductList>>['items'][number];

/** The figures of the product store. */
export async function productFigures(api: Api) {
  return (await api('GET /api/products/store', { query: { limit: '1' } })).figures;
}
