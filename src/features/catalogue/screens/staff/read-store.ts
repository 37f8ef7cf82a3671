import { matchingProducts, readStoreFilter } from '#features/catalogue/store-filter.ts';
import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { readStoreProducts } from './read-product-list.ts';
import { storeFigures } from './store-view.ts';

const CARDS_ON_A_PAGE = 48;

/** The requested page of the store with its figures. Filters on the server: ten thousand products are too many to send. */
export async function readStore(api: Api, search: URLSearchParams) {
  const products = await orErrorPage(readStoreProducts(api));
  const filter = readStoreFilter(search);
  const found = matchingProducts(products, filter);
  const pageCount = Math.max(1, Math.ceil(found.length / CARDS_ON_A_PAGE));
  const page = Math.min(pageCount, Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1));
  const named = (name: string) => products.find(({ id }) => String(id) === search.get(name)) ?? null;
  return {
    figures: storeFigures(products),
    categories: [...new Set(products.map((product) => product.category))].sort(),
    filter,
    found: found.length,
    page,
    pageCount,
    cards: found.slice((page - 1) * CARDS_ON_A_PAGE, page * CARDS_ON_A_PAGE),
    editing: named('edit'),
    deleting: named('delete'),
  };
}

export type StorePage = Awaited<ReturnType<typeof readStore>>;
