import { data, redirect } from 'react-router';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { taskSearch } from './record-task.ts';

/** What had been typed, by the fields' names; a switch that is off is absent. */
export type RecordValues = Record<string, string>;

/** What a screen can do with its records, over whichever client: the page's action's, or the browser's. */
export interface RecordCalls {
  /** Changes the record of that id, or makes a new one. */
  save(api: Api, values: RecordValues, id?: number): Promise<unknown>;
  remove(api: Api, id: number): Promise<unknown>;
  /** Whatever else a button of the screen sends as its `intent`. */
  others?: Record<string, (api: Api, id?: number) => Promise<unknown>>;
}

/** The forms of a screen of records before the scripts arrive. Deleting asks first, unless it was asked already. */
export async function recordAction(api: Api, request: Request, calls: RecordCalls) {
  const form = await request.formData();
  const { pathname, searchParams } = new URL(request.url);
  const id = form.has('id') ? Number(form.get('id')) : undefined;
  const intent = String(form.get('intent') ?? '');
  const other = Object.hasOwn(calls.others ?? {}, intent) ? calls.others?.[intent] : undefined;
  if (intent === 'delete' && id !== undefined && !form.has('sure')) {
    throw redirect(pathname + taskSearch(searchParams, { what: 'delete', id }));
  }
  try {
    if (intent === 'save') await calls.save(api, readValues(form), id);
    else if (intent === 'delete' && id !== undefined) await calls.remove(api, id);
    else if (other) await other(api, id);
    else throw data({ detail: 'There is nothing like this to be done.' }, { status: 400 });
  } catch (error) {
    return refusedForm(error, readValues(form));
  }
  throw redirect(pathname + taskSearch(searchParams, null));
}

export function readValues(form: FormData): RecordValues {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
