import type { StoreProduct } from '#features/catalogue/contract.ts';
import { type Api, api } from '#web/api.ts';

/** One product of the store; null if it does not exist. */
export async function findStoreProduct(id: number, ask: Api = api): Promise<StoreProduct | null> {
  const query = { scope: 'store', cursor: String(id - 1), limit: '1' } as const;
  const [product] = await ask('GET /api/products', { query });
  return product?.id === id && 'version' in product ? product : null;
}
