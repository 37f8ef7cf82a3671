/** One page of a list. `nextCursor` is opaque; `null` on the last page. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** The default and largest number of rows on a page. */
export const PAGE_LIMIT = { default: 50, most: 200 };
