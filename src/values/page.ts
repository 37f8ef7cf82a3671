/** One page of a list that can grow. `nextCursor` is opaque; `null` on the last page. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** How many rows a list answers when nobody asks, and at most. */
export const PAGE_LIMIT = { default: 50, most: 200 };
