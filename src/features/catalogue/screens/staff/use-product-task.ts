import { useSearchParams } from 'react-router';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { insteadOfGoing } from '#web/lists/use-open-record.ts';
import type { ProductTask } from './product-dialog.tsx';
import type { StorePage } from './read-store.ts';
import { storeAddress } from './store-address.ts';

/** The dialog's task is part of the address: `?add`, or `?edit=7`. */
export function useProductTask({ cards, editing, filter, page }: StorePage) {
  const [search, setSearch] = useSearchParams();
  const openHref = (name: 'add' | 'edit', id?: number) =>
    storeAddress(filter, { ...(page > 1 && { page: String(page) }), [name]: String(id ?? '') });
  const show = (name: 'add' | 'edit' | null, value = '') =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const known of ['add', 'edit', 'delete']) after.delete(known);
        if (name) after.set(name, value);
        return after;
      },
      { preventScrollReset: true, replace: name === null },
    );
  const id = search.get('edit');
  const edited = id === null ? null : (cards.find((card) => String(card.id) === id) ?? editing);
  const task: ProductTask | null = search.has('add') ? { product: null } : edited && { product: edited };
  const open = {
    edit: (product: StoreProduct) => show('edit', String(product.id)),
    add: insteadOfGoing(() => show('add')),
  };
  return { task, openHref, open, close: () => show(null) };
}
