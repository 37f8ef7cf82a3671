import { data } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import type { CodeSetup } from '#features/factors/contract.ts';
import { textOf } from '#values/form-text.ts';
import type { Problem } from '#values/problem.ts';
import { type Api, ApiError } from '#web/api.ts';
import { problemOf } from '#web/forms/form-answer.ts';

/** Where a factor is set up: before the session of an account that must have one, or in one's account. */
export type EnrolPlace = 'sign-in' | 'account';

/** What a form about factors has brought about. */
export interface FactorDone {
  setup?: CodeSetup;
  recoveryCodes?: string[];
  user?: User;
}

/** The answer of a page's action to such a form, which was sent without scripts. */
export interface FactorAnswer extends FactorDone {
  task: string;
  /** The passkey of the form. */
  id?: string;
  problem?: Problem;
}

type Run = (api: Api, form: FormData) => Promise<FactorDone | undefined>;

const passwordOf = (form: FormData) => ({ password: textOf(form, 'password') });
const idOf = (form: FormData) => ({ id: textOf(form, 'id') });
const codeOf = (form: FormData) => ({ code: textOf(form, 'code') });

/** The forms of the second step of a sign-in. */
export const SIGN_IN_TASKS = {
  code: (api, form) => api('POST /api/login/second-factor', { body: codeOf(form) }),
  recovery: (api, form) =>
    api('POST /api/login/second-factor', { body: { recoveryCode: textOf(form, 'recoveryCode') } }),
  'start-code': async (api) => ({ setup: await api('POST /api/login/enrolment/code') }),
  'confirm-code': (api, form) => api('POST /api/login/enrolment/code/confirm', { body: codeOf(form) }),
} satisfies Record<string, Run>;

/** The forms of one's account. */
export const ACCOUNT_TASKS = {
  'start-code': async (api, form) => ({ setup: await api('POST /api/second-factor/code', { body: passwordOf(form) }) }),
  'confirm-code': (api, form) => api('POST /api/second-factor/code/confirm', { body: codeOf(form) }),
  'remove-code': (api, form) => api('DELETE /api/second-factor/code', { body: passwordOf(form) }),
  'rename-passkey': async (api, form) => {
    const name = textOf(form, 'name');
    await api('PUT /api/second-factor/passkeys/{id}', { params: idOf(form), body: { name } });
    return undefined;
  },
  'remove-passkey': (api, form) =>
    api('DELETE /api/second-factor/passkeys/{id}', { params: idOf(form), body: passwordOf(form) }),
  'new-recovery-codes': (api, form) => api('POST /api/second-factor/recovery-codes', { body: passwordOf(form) }),
} satisfies Record<string, Run>;

export type FactorTask = keyof typeof SIGN_IN_TASKS | keyof typeof ACCOUNT_TASKS;

const PLACES: Record<EnrolPlace, Record<string, Run>> = { 'sign-in': SIGN_IN_TASKS, account: ACCOUNT_TASKS };

/** Sends one of the forms, which names its task. */
export async function runFactorTask(api: Api, place: EnrolPlace, form: FormData): Promise<FactorDone> {
  const run = PLACES[place][textOf(form, 'task')];
  if (!run) throw data({ detail: 'There is nothing like this to be done.' }, { status: 400 });
  return (await run(api, form)) ?? {};
}

/** Handles such a form without scripts. What is being set up stays on the page when its first code is wrong. */
export async function factorAction(api: Api, place: EnrolPlace, form: FormData): Promise<FactorAnswer> {
  const told = { task: textOf(form, 'task'), id: textOf(form, 'id') };
  try {
    return { ...told, ...(await runFactorTask(api, place, form)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [secret, uri] = [textOf(form, 'secret'), textOf(form, 'uri')];
    return { ...told, problem: problemOf(error), ...(secret && { setup: { secret, uri } }) };
  }
}
