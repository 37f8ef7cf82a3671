import { api } from '#web/api.ts';

const MOST = '6';

/** The first few products that the shop's own search has for these words, for staff to pick from. */
export async function findProducts(q: string, signal?: AbortSignal) {
  const { products } = await api('GET /api/search/products', { query: { q, limit: MOST } }, { signal });
  return products;
}
