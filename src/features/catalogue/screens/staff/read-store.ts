import { filterParams, readStoreFilter } from '#features/catalogue/store-filter.ts';
import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { findStoreProduct } from './read-product-list.ts';

const CARDS_ON_A_PAGE = '48';

/** The requested page of the store with its figures. */
export async function readStore(api: Api, search: URLSearchParams) {
  const filter = readStoreFilter(search);
  const page = String(Math.max(1, Number.parseInt(search.get('page')?.slice(0, 6) ?? '', 10) || 1));
  const named = (name: string) => findNamed(search.get(name), api);
  const [{ items, ...store }, editing, deleting] = await orErrorPage(
    Promise.all([
      api('GET /api/products/store', { query: { ...filterParams(filter), page, limit: CARDS_ON_A_PAGE } }),
      named('edit'),
      named('delete'),
    ]),
  );
  return { ...store, filter, cards: items, editing, deleting };
}

export type StorePage = Awaited<ReturnType<typeof readStore>>;

async function findNamed(id: string | null, api: Api) {
  return id !== null && /^[1-9]\d{0,8}$/.test(id) ? findStoreProduct(Number(id), api) : null;
}
