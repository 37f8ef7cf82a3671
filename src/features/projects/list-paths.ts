import { paths } from '#web/paths.ts';

// Apart from the paths of all pages, which every page loads.

/** The page of a list; `said` names what it says of the last change. */
export function listPath(id: number | string, key?: string, said?: string): string {
  return withQuery(`${paths.lists}/${id}`, { ...(key ? { key } : {}), ...(said ? { said } : {}) });
}

/** The request for a quote for a list. */
export function quoteForListPath(id: number, listKey?: string): string {
  return withQuery(paths.requestQuote, { list: String(id), ...(listKey ? { listKey } : {}) });
}

function withQuery(path: string, query: Record<string, string>): string {
  return Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}
