// Which dialog of a screen of records the address has opened, so that every one of them works before the scripts arrive.
import { unlessSameList } from '#web/lists/same-list.ts';

export interface OpenTask {
  what: 'new' | 'edit' | 'delete';
  id?: number;
}

/** What opens each dialog in the address; the one that deletes is also the `intent` of its form. */
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

/** The same address with this dialog open, or with none. */
export function taskSearch(search: URLSearchParams, task: OpenTask | null, words = TASK_WORDS): string {
  const after = new URLSearchParams(search);
  for (const word of Object.values(words)) after.delete(word);
  if (task) after.set(words[task.what], String(task.id ?? 'yes'));
  return after.size > 0 ? `?${after}` : '';
}

/** A page's `shouldRevalidate`: a dialog opens over the list that is there. */
export function unlessOnlyDialog(words = TASK_WORDS) {
  return unlessSameList(({ pathname, searchParams }) => pathname + taskSearch(searchParams, null, words));
}
