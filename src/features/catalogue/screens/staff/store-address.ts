import { readStoreFilter, type StoreFilter } from '#features/catalogue/store-filter.ts';
import { paths } from '#web/paths.ts';

/** The store's address for these filters; a dialog has its own part of it, so that 'back' shuts the dialog. */
export function storeAddress({ q, category, stock }: StoreFilter, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(category && { category }),
    ...(stock && { stock }),
    ...more,
  });
  return search.size > 0 ? `${paths.productStore}?${search}` : paths.productStore;
}

/** The list that an address shows, whatever dialog is open over it. */
export function listAddress({ searchParams }: URL): string {
  const page = searchParams.get('page');
  return storeAddress(readStoreFilter(searchParams), page ? { page } : {});
}
