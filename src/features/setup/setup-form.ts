import { BANK_FIELDS } from '#features/payments/settings-text.ts';
import { readCompany } from '#features/settings/settings-form.ts';
import { textsOf } from '#values/form-text.ts';
import type { SetupSent } from './contract.ts';

/** The API body from the setup form. */
export function readSetupForm(form: FormData): SetupSent {
  return {
    ...textsOf(form, ['code', 'vatRate']),
    company: readCompany(form),
    bank: textsOf(form, BANK_FIELDS, 'bank.'),
    admin: textsOf(form, ['firstName', 'lastName', 'email', 'password'], 'admin.'),
  };
}
