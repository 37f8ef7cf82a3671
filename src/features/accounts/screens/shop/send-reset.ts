import { sentCheck } from '#features/bots/screens/sent-check.ts';
import { textOf, textsOf } from '#values/form-text.ts';
import type { Api } from '#web/api.ts';
import { type FormAnswer, refusedForm } from '#web/forms/form-answer.ts';

/** The current step of the password reset. */
export type ResetState =
  | { step: 'request'; email?: string }
  | { step: 'choose'; email?: string; token?: string; isDemo?: boolean }
  | { step: 'done'; username: string };

export type ResetAnswer = { state: ResetState } | FormAnswer<ResetState>;

/** Step 1: requests the link. The demo shop answers with the token, which fills in the next step. */
export async function sendRequest(api: Api, form: FormData): Promise<ResetState> {
  const email = textOf(form, 'email').trim();
  const { token } = await api('POST /api/password-reset/request', { headers: sentCheck(form), body: { email } });
  return { step: 'choose', email, ...(token ? { token, isDemo: true } : {}) };
}

/** Step 2: sets the password. */
export async function sendNewPassword(api: Api, form: FormData): Promise<ResetState> {
  const { token, ...passwords } = textsOf(form, ['token', 'newPassword', 'confirmPassword']);
  const body = { token: token.trim(), ...passwords };
  const { username } = await api('POST /api/password-reset/confirm', { body });
  return { step: 'done', username };
}

/** Handles either step without scripts. */
export async function resetAction(api: Api, form: FormData) {
  const isChoosing = form.get('step') === 'choose';
  try {
    return { state: await (isChoosing ? sendNewPassword(api, form) : sendRequest(api, form)) };
  } catch (error) {
    const email = textOf(form, 'email');
    const isDemo = form.get('isDemo') === '1';
    const state: ResetState = isChoosing
      ? { step: 'choose', email, token: textOf(form, 'token'), isDemo }
      : { step: 'request', email };
    return refusedForm(error, state);
  }
}
