import { DEFAULT_SORT, type Sort } from './limits.ts';

/** Everything that a search is, as its address says it; the same names as the call's (decision F3). */
export interface SearchState {
  q: string;
  category: string;
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  /** Inches and nits, as facets name them. */
  minSize: string;
  maxSize: string;
  minNits: string;
  maxNits: string;
  outdoor: boolean;
  touch: boolean;
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
  minSize: '',
  maxSize: '',
  minNits: '',
  maxNits: '',
  outdoor: false,
  touch: false,
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
    minSize: text('minSize'),
    maxSize: text('maxSize'),
    minNits: text('minNits'),
    maxNits: text('maxNits'),
    outdoor: params.get('outdoor') === 'true',
    touch: params.get('touch') === 'true',
    sortBy: (text('sortBy') || DEFAULT_SEARCH.sortBy) as Sort,
    sortOrder: (text('sortOrder') || DEFAULT_SEARCH.sortOrder) as 'asc' | 'desc',
    cursor: text('cursor'),
  };
}

/** What is sent, and what the address says: only what differs from the defaults (section 7: q only if non-empty, ...). */
export function searchParams(state: SearchState): Record<string, string> {
  const said = Object.entries(state).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'boolean') return value ? [[name, 'true']] : [];
    return value.trim() && value !== DEFAULT_SEARCH[name as 'q'] ? [[name, value.trim()]] : [];
  });
  return Object.fromEntries(said);
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
