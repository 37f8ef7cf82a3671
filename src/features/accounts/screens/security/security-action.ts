import { redirect } from 'react-router';
import { textOf, textsOf } from '#values/form-text.ts';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { securityPath } from '#web/security-path.ts';
import { proveFirst } from './prove-first.ts';

/** Handles the forms of 'Sign-in and security' before the scripts have arrived. */
export async function securityAction(api: Api, form: FormData) {
  const intent = textOf(form, 'intent');
  try {
    if (intent === 'password') await sendPassword(api, form);
    else if (intent === 'end') await endProved(api, form);
    else if (intent === 'withdraw-email') await withdrawEmail(api);
  } catch (error) {
    return refusedForm(error, { intent, id: textOf(form, 'id') });
  }
  throw redirect(intent === 'password' ? `${securityPath}?changed=password` : securityPath);
}

/** Changes the password; no field is filled in again. */
export function sendPassword(api: Api, form: FormData) {
  return api('POST /api/password', { body: textsOf(form, ['currentPassword', 'newPassword', 'confirmPassword']) });
}

async function endProved(api: Api, form: FormData) {
  await proveFirst(api, form);
  await endSignIn(api, textOf(form, 'id'));
}

/** Ends one session by its id, or with `others` all but this one. */
export function endSignIn(api: Api, id: string) {
  return id === 'others' ? api('DELETE /api/sessions') : api('DELETE /api/sessions/{id}', { params: { id } });
}

/** Withdraws the proposed address of the signed-in user. */
export async function withdrawEmail(api: Api): Promise<void> {
  const { id } = await api('GET /api/user');
  await api('DELETE /api/user/{id}/email-change', { params: { id: String(id) } });
}
