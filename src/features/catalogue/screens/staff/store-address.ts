import { filterParams, readStoreFilter, type StoreFilter } from '#features/catalogue/store-filter.ts';
import { paths } from '#web/paths.ts';

/** The store's address for these filters. A dialog is part of the address, so that 'back' closes it. */
export function storeAddress(filter: StoreFilter, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...filterParams(filter), ...more });
  return search.size > 0 ? `${paths.productStore}?${search}` : paths.productStore;
}

/** The list's address, without an open dialog. */
export function listAddress({ searchParams }: URL): string {
  const page = searchParams.get('page');
  return storeAddress(readStoreFilter(searchParams), page ? { page } : {});
}
