import { redirect, useSearchParams } from 'react-router';
import { ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';

/** What a list can be filtered by: each field with its known values, a test of its form, or `null` for any text. */
type Fields = Record<string, readonly string[] | ((value: string) => boolean) | null>;

type FilterOf<F extends Fields> = { [Field in keyof F]?: F[Field] extends readonly (infer Value)[] ? Value : string };

/** A staff list as its address describes it: the filter, and the cursors of the pages up to the one shown. */
export interface ListView<F extends Fields> {
  filter: FilterOf<F>;
  trail: string[];
}

type AnyView = { filter: object; trail: readonly string[] };

/** Reads a list's view from an address; unknown fields and values are ignored. */
export function readListView<F extends Fields>(search: URLSearchParams, fields: F): ListView<F> {
  const entries = Object.entries(fields).flatMap(([field, known]) => {
    const value = (search.get(field) ?? '').replaceAll('\u0000', '').trim().slice(0, 200);
    const isKnown = known === null || (typeof known === 'function' ? known(value) : known.includes(value));
    return value && isKnown ? [[field, value]] : [];
  });
  return { filter: Object.fromEntries(entries) as FilterOf<F>, trail: search.getAll('after') };
}

/** The view as the query part of an address; `''` for the plain list. */
export function listSearch({ filter, trail }: AnyView): string {
  const search = new URLSearchParams(filter as Record<string, string>);
  for (const cursor of trail) search.append('after', cursor);
  return search.size > 0 ? `?${search}` : '';
}

/** Reads in a loader the page of the list at `path` that the request's address asks for. */
export function readListPage<View extends AnyView, Page>(
  request: Request,
  path: string,
  readView: (search: URLSearchParams) => View,
  read: (query: View['filter'] & { cursor?: string }) => Promise<Page>,
): Promise<Page> {
  const { filter, trail }: View = readView(new URL(request.url).searchParams);
  return orFirstPage(read({ ...filter, cursor: trail.at(-1) }), trail, path + listSearch({ filter, trail: [] }));
}

/** The view of the list at `path` in the present address, with the addresses of its other pages. */
export function useListView<View extends AnyView>(path: string, readView: (search: URLSearchParams) => View) {
  const [search] = useSearchParams();
  const view = readView(search);
  const hrefOf = (trail: readonly string[]) => path + listSearch({ ...view, trail });
  return { ...view, path, hrefOf, isFiltered: Object.keys(view.filter).length > 0 };
}

/** Waits for a page of a list. A cursor that is mistyped or too old leads to the first page, at `firstHref`. */
export async function orFirstPage<T>(listing: Promise<T>, trail: readonly string[], firstHref: string): Promise<T> {
  try {
    return await listing;
  } catch (error) {
    const isBadCursor = error instanceof ApiError && error.status === 400 && trail.length > 0;
    if (isBadCursor) throw redirect(firstHref);
    return orErrorPage(Promise.reject(error));
  }
}
