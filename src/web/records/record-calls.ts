import { data, redirect } from 'react-router';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { TASK_WORDS, type TaskWords, taskSearch } from './record-task.ts';

/** The typed values by field name; a switch that is off is absent. */
export type RecordValues = Record<string, string>;

/** The API calls of a screen of records, with the client of the action or of the browser. */
export interface RecordCalls<Saved = unknown> {
  /** Changes the record with this id, or creates one. */
  save(api: Api, values: RecordValues, id?: number): Promise<Saved>;
  remove(api: Api, id: number): Promise<unknown>;
  /** The calls of other buttons, by their `intent`. */
  others?: Record<string, (api: Api, id?: number) => Promise<unknown>>;
}

interface ActionOptions {
  calls: RecordCalls;
  taskWords?: TaskWords;
  /** Gives the password of the form as proof, where the calls need one. */
  prove?: (api: Api, form: FormData) => Promise<void>;
}

/** Handles the forms of a screen of records before the scripts arrive. Removing asks once. */
export async function recordAction(
  api: Api,
  request: Request,
  { calls, taskWords = TASK_WORDS, prove }: ActionOptions,
) {
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
    await prove?.(api, form);
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
  // A password is never shown again.
  const shown = [...form].filter(([name]) => name !== 'password');
  return Object.fromEntries(shown.map(([name, value]) => [name, String(value)]));
}
