import { redirect } from 'react-router';
import { ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';

/** What a list can be filtered by: each field with the values that it knows, their form, or `null` for any text. */
type Fields = Record<string, readonly string[] | ((value: string) => boolean) | null>;

type FilterOf<F extends Fields> = { [Field in keyof F]?: F[Field] extends readonly (infer Value)[] ? Value : string };

/** A staff list as its address has it: what it is filtered by, and the cursors of the pages walked through so far. */
export interface ListView<F extends Fields> {
  filter: FilterOf<F>;
  trail: string[];
}

type AnyView = { filter: object; trail: readonly string[] };

/** Reads a list's view from an address; what is not known there counts as not asked for. */
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

/** Waits for a page of a list. A cursor that was typed or has grown old leads to the first page, at `firstHref`. */
export async function orFirstPage<T>(listing: Promise<T>, trail: readonly string[], firstHref: string): Promise<T> {
  try {
    return await listing;
  } catch (error) {
    const isBadCursor = error instanceof ApiError && error.status === 400 && trail.length > 0;
    if (isBadCursor) throw redirect(firstHref);
    return orErrorPage(Promise.reject(error));
  }
}
