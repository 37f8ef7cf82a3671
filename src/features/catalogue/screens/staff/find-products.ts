import { api } from '#web/api.ts';

const MOST = '6';

/** The first results of the shop's search, for staff to choose from. */
export async function findProducts(q: string, signal?: AbortSignal) {
  const { products } = await api('GET /api/search/products', { query: { q, limit: MOST } }, { signal });
  return products;
}
