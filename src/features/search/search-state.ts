import { DEFAULT_SORT, type Sort } from './limits.ts';

/** A search as its address states it; the names are those of the call (decision F3). */
export interface SearchState {
  q: string;
  category: string;
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  /** Filters by attributes, by parameter: `minSize`, `touch`. The answer lists the possible ones. */
  attributes: Readonly<Record<string, string>>;
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
  attributes: {},
  ...DEFAULT_SORT,
  cursor: '',
};

/** Reads a search from an address. Invalid values stay, so that the server can name the field. */
export function readSearch(params: URLSearchParams): SearchState {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  return {
    q: params.get('q') ?? '',
    category: text('category'),
    minPrice: text('minPrice'),
    maxPrice: text('maxPrice'),
    inStock: params.get('inStock') === 'true',
    // Sorted, so that the same filters make the same address in any order.
    attributes: Object.fromEntries(
      [...params.keys()]
        .sort()
        .map((name) => [name, text(name)] as const)
        .filter(([name, value]) => isAttribute(name, value)),
    ),
    sortBy: (text('sortBy') || DEFAULT_SEARCH.sortBy) as Sort,
    sortOrder: (text('sortOrder') || DEFAULT_SEARCH.sortOrder) as 'asc' | 'desc',
    cursor: text('cursor'),
  };
}

/** The parameters of the call and the address: only what differs from the defaults (section 7: q only if non-empty, ...). */
export function searchParams({ attributes, sortBy, sortOrder, cursor, ...state }: SearchState): Record<string, string> {
  const inOrder = { ...state, ...attributes, sortBy, sortOrder, cursor };
  const said = Object.entries(inOrder).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'boolean') return value ? [[name, 'true']] : [];
    return value.trim() && value !== DEFAULT_SEARCH[name as 'q'] ? [[name, value.trim()]] : [];
  });
  return Object.fromEntries(said);
}

/** Changes a search and returns to its first page, unless the page is changed. */
export function changeSearch(state: SearchState, change: Partial<SearchState>): SearchState {
  return { ...state, cursor: '', ...change };
}

/** The same search with these parameters, on the first page; a blank one is removed. */
export function withParams(state: SearchState, params: Readonly<Record<string, string>>): SearchState {
  return changeSearch(readSearch(new URLSearchParams({ ...searchParams(state), ...params })), {});
}

/** The same search without these parameters, on the first page. */
export function withoutParams(state: SearchState, names: readonly string[]): SearchState {
  return withParams(state, Object.fromEntries(names.map((name) => [name, ''])));
}

/** Whether anything besides the words filters or sorts the results. */
export function isFiltered(state: SearchState): boolean {
  const { q: _, cursor: __, ...filters } = searchParams(state);
  return Object.keys(filters).length > 0;
}

/** Whether an address parameter can be an attribute filter: `minSize=43`, `onlyForm=totem`, `touch=true`. */
function isAttribute(name: string, value: string): boolean {
  return !OWN.has(name) && value !== '' && (value === 'true' || /^(?:min|max|only)[A-Z]\w*$/.test(name));
}

/** Whether an address parameter is one that a search reads. */
export function isSearchParam(name: string, value: string): boolean {
  return OWN.has(name) || isAttribute(name, value.trim());
}

const OWN: ReadonlySet<string> = new Set(Object.keys(DEFAULT_SEARCH));
