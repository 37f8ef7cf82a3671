import { DEFAULT_SORT, type Sort } from './limits.ts';

/** Everything that a search is, as its address says it; the same names as the call's (decision F3). */
export interface SearchState {
  q: string;
  category: string;
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  /** Filters by attributes, by their parameters: `minSize`, `touch`. Which there are the answer says. */
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

/** Reads a search out of an address. What is broken stays as it is, so that the server can say which field it is. */
export function readSearch(params: URLSearchParams): SearchState {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  return {
    q: params.get('q') ?? '',
    category: text('category'),
    minPrice: text('minPrice'),
    maxPrice: text('maxPrice'),
    inStock: params.get('inStock') === 'true',
    // Sorted, so that the same filters make the same address in whatever order they were chosen.
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

/** What is sent, and what the address says: only what differs from the defaults (section 7: q only if non-empty, ...). */
export function searchParams({ attributes, sortBy, sortOrder, cursor, ...state }: SearchState): Record<string, string> {
  const inOrder = { ...state, ...attributes, sortBy, sortOrder, cursor };
  const said = Object.entries(inOrder).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'boolean') return value ? [[name, 'true']] : [];
    return value.trim() && value !== DEFAULT_SEARCH[name as 'q'] ? [[name, value.trim()]] : [];
  });
  return Object.fromEntries(said);
}

/** A change of anything but the page begins on the first page again. */
export function changeSearch(state: SearchState, change: Partial<SearchState>): SearchState {
  return { ...state, cursor: '', ...change };
}

/** The same search with these parameters of its address, on the first page; a blank one is taken off. */
export function withParams(state: SearchState, params: Readonly<Record<string, string>>): SearchState {
  return changeSearch(readSearch(new URLSearchParams({ ...searchParams(state), ...params })), {});
}

/** The same search without these parameters of its address, on the first page. */
export function withoutParams(state: SearchState, names: readonly string[]): SearchState {
  return withParams(state, Object.fromEntries(names.map((name) => [name, ''])));
}

/** Whether anything narrows or orders the results, beside the words. */
export function isFiltered(state: SearchState): boolean {
  const { q: _, cursor: __, ...filters } = searchParams(state);
  return Object.keys(filters).length > 0;
}

/** Whether an address may filter by an attribute with this: `minSize=43`, `onlyForm=totem`, `touch=true`. */
function isAttribute(name: string, value: string): boolean {
  return !OWN.has(name) && value !== '' && (value === 'true' || /^(?:min|max|only)[A-Z]\w*$/.test(name));
}

const OWN: ReadonlySet<string> = new Set(Object.keys(DEFAULT_SEARCH));
