import { textOf } from '#values/form-text.ts';
import { type Api, ApiError } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';

/** Confirms a proposed address, with the password once it was asked for. */
export async function confirmEmailAction(api: Api, form: FormData) {
  try {
    return { done: await sendConfirmation(api, form) };
  } catch (error) {
    return refusedForm(error, null);
  }
}

/** Whether the link works; where that cannot be said, because it was asked too often, its button will say. */
export async function checkLink(api: Api, token: string): Promise<boolean> {
  if (token === '') return false;
  try {
    return (await api('POST /api/email-change/check', { body: { token } })).isGood;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return true;
    throw error;
  }
}

export function sendConfirmation(api: Api, form: FormData) {
  const [token, password] = [textOf(form, 'token'), textOf(form, 'password')];
  return api('POST /api/email-change/confirm', { body: { token, ...(password ? { password } : {}) } });
}
