import { data, redirect } from 'react-router';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { TASK_WORDS, type TaskWords, taskSearch } from './record-task.ts';

/** What had been typed, by the fields' names; a switch that is off is absent. */
export type RecordValues = Record<string, string>;

/** What a screen can do with its records, with the client of the page's action, or with the browser's. */
export interface RecordCalls<Saved = unknown> {
  /** Changes the record of that id, or makes a new one. */
  save(api: Api, values: RecordValues, id?: number): Promise<Saved>;
  remove(api: Api, id: number): Promise<unknown>;
  /** What other buttons of the screen send as their `intent`. */
  others?: Record<string, (api: Api, id?: number) => Promise<unknown>>;
}

type ActionOptions = { calls: RecordCalls; taskWords?: TaskWords };

/** The forms of a screen of records before the scripts arrive. Removing asks first, unless it was asked already. */
export async function recordAction(api: Api, request: Request, { calls, taskWords = TASK_WORDS }: ActionOptions) {
  const form = await request.formData();
  const { pathname, searchParams } = new URL(request.url);
  const id = form.has('id') ? Number(form.get('id')) : undefined;
  const intent = String(form.get('intent') ?? '');
  const isRemoval = intent === taskWords.delete && id !== undefined;
  const other = Object.hasOwn(calls.others ?? {}, intent) ? calls.others?.[intent] : undefined;
  if (isRemoval && !form.has('sure')) {
    throw redirect(pathname + taskSearch(searchParams, { what: 'delete', id }, taskWords));
  }
  try {
    if (intent === 'save') await calls.save(api, readValues(form), id);
    else if (isRemoval) await calls.remove(api, id);
    else if (other) await other(api, id);
    else throw data({ detail: 'There is nothing like this to be done.' }, { status: 400 });
  } catch (error) {
    return refusedForm(error, readValues(form));
  }
  throw redirect(pathname + taskSearch(searchParams, null, taskWords));
}

export function readValues(form: FormData): RecordValues {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
