import { data } from 'react-router';
import { OUR_FAULT, type Problem } from '#values/problem.ts';
import { ApiError } from '#web/api.ts';

/** What an action answers when the API refused a form: the reason, and the typed values, so that nothing is lost. */
export interface FormAnswer<Values> {
  problem: Problem;
  values: Values;
}

/** The shop could not be reached, so the form may or may not have arrived. */
export const NO_CONNECTION: Problem = {
  type: 'about:blank',
  title: 'No connection to the shop',
  status: 0,
  detail: 'Check your connection and try again. Nothing that you have typed is lost.',
};

/** Answers a refused form with the API's status; rethrows errors that are no answer of the API. */
export function refusedForm<Values>(error: unknown, values: Values) {
  if (!(error instanceof ApiError)) throw error;
  return data<FormAnswer<Values>>({ problem: problemOf(error), values }, { status: error.status });
}

/** The problem behind a failed call: the API's answer, or the missing connection. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return NO_CONNECTION;
  return error.problem ?? { type: 'about:blank', ...OUR_FAULT, status: error.status };
}

/** The first message of each wrong field. */
export function fieldErrors(problem: Problem | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problem?.errors ?? {}).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
  );
}

/** Builds the props of a field by its name: id, name and error. */
export function fieldsOf(errors: Record<string, string>, idPrefix = '') {
  return (name: string) => ({ id: `${idPrefix}${name}`, name, error: errors[name] });
}
