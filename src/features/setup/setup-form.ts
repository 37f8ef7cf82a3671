import { readCompany } from '#features/settings/settings-form.ts';
import type { SetupSent } from './contract.ts';

/** The API body from the setup form. */
export function readSetupForm(form: FormData): SetupSent {
  const field = (name: string) => String(form.get(name) ?? '');
  return {
    code: field('code'),
    company: readCompany(form),
    vatRate: field('vatRate'),
    admin: {
      firstName: field('admin.firstName'),
      lastName: field('admin.lastName'),
      email: field('admin.email'),
      password: field('admin.password'),
    },
  };
}
