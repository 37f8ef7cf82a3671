import { DEFAULT_SORT, type Sort } from './limits.ts';

/** Everything that a search is, as its address says it; the same names as the call's (decision F3). */
export interface SearchState {
  q: string;
  category: string;
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  sortBy: Sort;
  sortOrder: 'asc' | 'desc';
  cursor: string;
}

/** Section 4: the default filters. */
export const DEFAULT_SEARCH: SearchState = {
  q: '',
  category: '',
  minPrice: '',
  maxPrice: '',
  inStock: false,
  ...DEFAULT_SORT,
  cursor: '',
};

/** Reads a search out of an address. What is broken is kept as it is, so that the server can say which field it is. */
export function readSearch(params: URLSearchParams): SearchState {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  return {
    q: params.get('q') ?? '',
    category: text('category'),
    minPrice: text('minPrice'),
    maxPrice: text('maxPrice'),
    inStock: params.get('inStock') === 'true',
    sortBy: (text('sortBy') || DEFAULT_SEARCH.sortBy) as Sort,
    sortOrder: (text('sortOrder') || DEFAULT_SEARCH.sortOrder) as 'asc' | 'desc',
    cursor: text('cursor'),
  };
}

/** What is sent, and what the address says: only what differs from the defaults (section 7: q only if non-empty, ...). */
export function searchParams(state: SearchState): Record<string, string> {
  const { inStock, ...texts } = state;
  const said = Object.entries(texts).filter(([name, value]) => value.trim() && value !== DEFAULT_SEARCH[name as 'q']);
  return {
    ...Object.fromEntries(said.map(([name, value]) => [name, value.trim()])),
    ...(inStock ? { inStock: 'true' } : {}),
  };
}

/** A change of anything but the page begins on the first page again. */
export function changeSearch(state: SearchState, change: Partial<SearchState>): SearchState {
  return { ...state, cursor: '', ...change };
}

/** Whether anything narrows or orders the results, beside the words. */
export function isFiltered(state: SearchState): boolean {
  const { q: _, cursor: __, ...filters } = searchParams(state);
  return Object.keys(filters).length > 0;
}
