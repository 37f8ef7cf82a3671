import { readCompany } from '#features/settings/settings-form.ts';
import { textsOf } from '#values/form-text.ts';
import type { SetupSent } from './contract.ts';

/** The API body from the setup form. */
export function readSetupForm(form: FormData): SetupSent {
  return {
    ...textsOf(form, ['code', 'vatRate']),
    company: readCompany(form),
    admin: textsOf(form, ['firstName', 'lastName', 'email', 'password'], 'admin.'),
  };
}
