// The address says which dialog of a screen of records is open, so that each works without scripts.
import { unlessSameList } from '#web/lists/same-list.ts';

export interface OpenTask {
  what: 'new' | 'edit' | 'delete';
  id?: number;
}

/** The query parameter that opens each dialog; `delete` is also the `intent` of its form. */
export type TaskWords = Record<OpenTask['what'], string>;

export const TASK_WORDS: TaskWords = { new: 'new', edit: 'edit', delete: 'delete' };

export function readTask(search: URLSearchParams, words = TASK_WORDS): OpenTask | null {
  if (search.has(words.new)) return { what: 'new' };
  for (const what of ['edit', 'delete'] as const) {
    const id = Number(search.get(words[what]));
    if (Number.isInteger(id) && id > 0) return { what, id };
  }
  return null;
}

/** The query with this dialog open, or with none. */
export function taskSearch(search: URLSearchParams, task: OpenTask | null, words = TASK_WORDS): string {
  const after = new URLSearchParams(search);
  for (const word of Object.values(words)) after.delete(word);
  if (task) after.set(words[task.what], String(task.id ?? 'yes'));
  return after.size > 0 ? `?${after}` : '';
}

/** Builds a page's `shouldRevalidate`: opening a dialog does not load the list again. */
export function unlessOnlyDialog(words = TASK_WORDS) {
  return unlessSameList(({ pathname, searchParams }) => pathname + taskSearch(searchParams, null, words));
}
