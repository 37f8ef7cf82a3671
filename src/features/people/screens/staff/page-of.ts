const ROWS_ON_A_PAGE = 50;

/** A page of a list that was read as a whole; `page` is at most the last one. */
export interface Shown<Item> {
  items: Item[];
  page: number;
  pageCount: number;
}

/** Cuts a page of 50 rows. */
export function pageOf<Item>(all: readonly Item[], wanted: number): Shown<Item> {
  const pageCount = Math.max(1, Math.ceil(all.length / ROWS_ON_A_PAGE));
  const page = Math.min(wanted, pageCount);
  return { items: all.slice((page - 1) * ROWS_ON_A_PAGE, page * ROWS_ON_A_PAGE), page, pageCount };
}
