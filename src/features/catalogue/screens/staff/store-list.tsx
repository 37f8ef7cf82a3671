import { PackageOpen } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { filterParams } from '#features/catalogue/store-filter.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { NothingListed } from '#web/lists/nothing-listed.tsx';
import { paths } from '#web/paths.ts';
import type { StorePage } from './read-store.ts';
import { storeAddress } from './store-address.ts';
import { StoreSelects } from './store-overview.tsx';

type StoreListProps = {
  store: StorePage;
  tools: ReactNode;
  addButton: ReactNode;
  /** Receives the focus when a focused card is removed. */
  count: RefObject<HTMLParagraphElement | null>;
  cardOf: (product: StoreProduct, at: number) => ReactNode;
};

/** The products of the store as cards, with the filters above them. */
export function StoreList({ store, tools, addButton, count, cardOf }: StoreListProps) {
  const { figures, filter, found, cards } = store;
  const isFiltered = Object.keys(filterParams(filter)).length > 0;
  if (figures.products === 0 && !isFiltered) {
    return (
      <>
        {tools}
        <EmptyState
          icon={<PackageOpen />}
          title="No products yet"
          description="What is added to the catalogue appears here and in the shop."
          actions={addButton}
        />
      </>
    );
  }
  return (
    <>
      <FilterBar label="Name or SKU" q={filter.q} clearHref={isFiltered ? paths.productStore : undefined}>
        <StoreSelects categories={store.categories} filter={filter} />
      </FilterBar>
      <p ref={count} tabIndex={-1} role="status" className="meta tabular -mb-2">
        {found.toLocaleString('en-GB')} {found === 1 ? 'product' : 'products'}
      </p>
      {tools}
      {cards.length === 0 && (
        <NothingListed
          what="products"
          icon={<PackageOpen />}
          isFiltered
          allHref={paths.productStore}
          noMatch="Try fewer words, or another category."
        />
      )}
      <ul
        aria-label="Products"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-5 gap-y-8 empty:hidden"
      >
        {cards.map(cardOf)}
      </ul>
      <Pagination
        page={store.page}
        pageCount={store.pageCount}
        hrefFor={(to) => storeAddress(filter, to > 1 ? { page: String(to) } : {})}
      />
    </>
  );
}
