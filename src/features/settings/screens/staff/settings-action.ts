import { data, redirect } from 'react-router';
import { errorsByRow, readSettingsForm, type SettingsSection } from '#features/settings/settings-form.ts';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { readValues } from '#web/records/record-calls.ts';
import type { RefusedSection } from './section-form.tsx';

const SECTIONS: readonly SettingsSection[] = [
  'company',
  'vat',
  'deliveryOrigin',
  'refunds',
  'stock',
  'electricity',
  'secondFactor',
  'holding',
  'mail',
  'branches',
  'claims',
  'social',
];

/** Saves a section without scripts; `null` when the form is not one of the settings. */
export async function settingsAction(api: Api, request: Request, prove: (api: Api, form: FormData) => Promise<void>) {
  const form = await request.clone().formData();
  const section = SECTIONS.find((known) => known === form.get('section'));
  if (form.get('intent') !== 'settings' || !section) return null;
  try {
    await prove(api, form);
    await api('PUT /api/settings', { body: readSettingsForm(section, form) });
  } catch (error) {
    const typed = readValues(form);
    const { data: answer, init } = refusedForm(error, typed);
    return data<RefusedSection>({ section, problem: errorsByRow(answer.problem, form), typed }, init ?? undefined);
  }
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname + search);
}
