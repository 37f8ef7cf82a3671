import { textOf } from '#values/form-text.ts';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';

/** Confirms a proposed address, with the password once it was asked for. */
export async function confirmEmailAction(api: Api, form: FormData) {
  try {
    return { done: await sendConfirmation(api, form) };
  } catch (error) {
    return refusedForm(error, null);
  }
}

export function sendConfirmation(api: Api, form: FormData) {
  const [token, password] = [textOf(form, 'token'), textOf(form, 'password')];
  return api('POST /api/email-change/confirm', { body: { token, ...(password ? { password } : {}) } });
}
