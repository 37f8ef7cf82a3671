/** Section 9 and decision F2: the slider's right end means no upper limit. Prices in pounds. */
export const SEARCH_LIMITS = { debounceMs: 300, sliderLeast: 0, sliderMost: 5000, sliderStep: 50, pageSize: 24 };

export const SORTS = ['relevance', 'price', 'name', 'category'] as const;
export type Sort = (typeof SORTS)[number];

/** The sort at the start and after 'Clear All Filters' (section 4). */
export const DEFAULT_SORT = { sortBy: 'relevance', sortOrder: 'asc' } as const;
