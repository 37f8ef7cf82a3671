import type { ReactNode } from 'react';
import { Panel } from '#ui/panel.tsx';
import { CursorPager, type CursorPagerProps } from './cursor-pager.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NothingListed, type NothingListedProps } from './nothing-listed.tsx';

type StaffListProps = {
  /** As `useListView` returns it. */
  view: { path: string; trail: readonly string[]; isFiltered: boolean; hrefOf: CursorPagerProps['hrefOf'] };
  page: { items: readonly unknown[]; total?: number; nextCursor: string | null };
  /** What is listed: `['message', 'messages']`. */
  nouns: CursorPagerProps['nouns'];
  /** The search box; absent: this list can only be filtered. */
  search?: { label: string; q: string };
  filters: ReactNode;
  /** Shown in place of the table when the list is empty. */
  nothing: Omit<NothingListedProps, 'what' | 'isFiltered'>;
  pagerWords?: CursorPagerProps['words'];
  /** The table. */
  children: ReactNode;
};

/** A staff list: search and filters, and below them the table with its pager, or why it is empty. */
export function StaffList({ view, page, nouns, search, filters, nothing, pagerWords, children }: StaffListProps) {
  const { path, trail, isFiltered, hrefOf } = view;
  return (
    <>
      <div className="mb-4">
        <FilterBar {...search} clearHref={isFiltered ? path : undefined}>
          {filters}
        </FilterBar>
      </div>
      {page.items.length === 0 ? (
        <NothingListed allHref={path} {...nothing} what={nouns[1]} isFiltered={isFiltered} />
      ) : (
        <Panel padded={false}>
          {children}
          <CursorPager
            nouns={nouns}
            count={page.items.length}
            total={page.total}
            trail={trail}
            nextCursor={page.nextCursor}
            hrefOf={hrefOf}
            words={pagerWords}
          />
        </Panel>
      )}
    </>
  );
}
