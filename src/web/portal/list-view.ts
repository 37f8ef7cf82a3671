import { redirect } from 'react-router';
import { ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';

/** A staff list as its address has it: what it is filtered by, and the cursors of the pages walked through so far. */
export interface ListView<Field extends string> {
  filter: Partial<Record<Field, string>>;
  trail: string[];
}

/** Reads a list's filter from an address; `fields` gives each with the values that it knows, or `null` for any text. */
export function readListView<Field extends string>(
  search: URLSearchParams,
  fields: Record<Field, readonly string[] | null>,
): ListView<Field> {
  const filter: Partial<Record<Field, string>> = {};
  for (const [field, known] of Object.entries(fields) as [Field, readonly string[] | null][]) {
    const value = (search.get(field) ?? '').replaceAll('\u0000', '').trim().slice(0, 200);
    if (value && (known === null || known.includes(value))) filter[field] = value;
  }
  return { filter, trail: search.getAll('after') };
}

/** The view as the query part of an address; `''` for the plain list. */
export function listSearch({ filter, trail }: ListView<string>): string {
  const search = new URLSearchParams(filter as Record<string, string>);
  for (const cursor of trail) search.append('after', cursor);
  return search.size > 0 ? `?${search}` : '';
}

/** Waits for a page of a list. A cursor that was typed or has grown old leads to the first page. */
export async function orFirstPage<T>(listing: Promise<T>, path: string, view: ListView<string>): Promise<T> {
  try {
    return await listing;
  } catch (error) {
    const isBadCursor = error instanceof ApiError && error.status === 400 && view.trail.length > 0;
    if (isBadCursor) throw redirect(path + listSearch({ ...view, trail: [] }));
    return orErrorPage(Promise.reject(error));
  }
}
