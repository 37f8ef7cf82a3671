import { redirect } from 'react-router';
import { proveFirst } from '#features/accounts/screens/security/prove-first.ts';
import { withdrawEmail } from '#features/accounts/screens/security/security-action.ts';
import { addressAction } from '#features/accounts/screens/shop/address-action.ts';
import type { AddressValues } from '#features/accounts/screens/shop/address-calls.ts';
import { textOf, textsOf } from '#values/form-text.ts';
import type { Api } from '#web/api.ts';
import { type FormAnswer, refusedForm } from '#web/forms/form-answer.ts';
import { paths } from '#web/paths.ts';
import type { ProfileValues } from './profile-fields.tsx';

/** The action's answer to one of the settings' forms. */
export type SettingsAnswer =
  | { saved: true; waits: boolean }
  | (FormAnswer<ProfileValues> & { intent?: undefined })
  | FormAnswer<'delete'>
  | FormAnswer<'address-task'>
  | FormAnswer<{ address: AddressValues }>;

/** Handles the forms of the settings without scripts; the download has an address of its own. */
export async function settingsAction(api: Api, form: FormData) {
  const { id } = await api('GET /api/user');
  const addressAnswer = await addressAction(api, form);
  if (addressAnswer) return addressAnswer;
  if (form.get('intent') === 'withdraw-email') {
    await withdrawEmail(api);
    throw redirect(paths.accountSettings);
  }
  if (form.get('intent') === 'delete') {
    try {
      await deleteAccount(api, id, form);
    } catch (error) {
      return refusedForm(error, 'delete' as const);
    }
    throw redirect(paths.home);
  }
  try {
    const { email, pendingEmail } = await saveProfile(api, id, form);
    return { saved: true as const, waits: pendingEmail !== null && textOf(form, 'email') !== email };
  } catch (error) {
    return refusedForm(error, profileValues(form));
  }
}

export async function saveProfile(api: Api, id: number, form: FormData) {
  await proveFirst(api, form);
  return api('PUT /api/user/{id}', { params: { id: String(id) }, body: profileValues(form) });
}

export function deleteAccount(api: Api, id: number, form: FormData) {
  return api('DELETE /api/user/{id}', { params: { id: String(id) }, body: { password: textOf(form, 'password') } });
}

/** Everything that the shop stores about the signed-in customer, as JSON text. */
export async function downloadData(api: Api, form: FormData): Promise<string> {
  const headers = { 'x-confirm-password': encodeURIComponent(textOf(form, 'password')) };
  return JSON.stringify(await api('GET /api/user/export', { headers }), null, 2);
}

function profileValues(form: FormData): ProfileValues {
  return textsOf(form, ['firstName', 'lastName', 'email', 'phoneNumber']);
}
