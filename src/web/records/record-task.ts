// Which dialog of a screen of records the address has opened, so that every one of them works before the scripts arrive.
import type { ShouldRevalidateFunctionArgs } from 'react-router';

export interface OpenTask {
  what: 'new' | 'edit' | 'delete';
  id?: number;
}

const NAMES = ['new', 'edit', 'delete'] as const;

export function readTask(search: URLSearchParams): OpenTask | null {
  if (search.has('new')) return { what: 'new' };
  for (const what of ['edit', 'delete'] as const) {
    const id = Number(search.get(what));
    if (Number.isInteger(id) && id > 0) return { what, id };
  }
  return null;
}

/** The same address with this dialog open, or with none. */
export function taskSearch(search: URLSearchParams, task: OpenTask | null): string {
  const after = new URLSearchParams(search);
  for (const name of NAMES) after.delete(name);
  if (task) after.set(task.what, String(task.id ?? 'yes'));
  return after.size > 0 ? `?${after}` : '';
}

/** A dialog opens over the list that is there: no reason to ask for the list again. */
export function unlessOnlyDialog({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOnlyDialog = listOf(currentUrl) === listOf(nextUrl) && currentUrl.search !== nextUrl.search;
  return isOnlyDialog ? false : defaultShouldRevalidate;
}

function listOf({ pathname, searchParams }: URL): string {
  return pathname + taskSearch(searchParams, null);
}
