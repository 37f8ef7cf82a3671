import type { ClosingPlace } from '#features/delivery/promise/closing-place.ts';
import type { Api } from '#web/api.ts';

/** Whether a form of the delivery page is one about closing days. */
export function isAboutClosingDays(form: FormData): boolean {
  return String(form.get('intent')).endsWith('-closing-day');
}

/** Adds a closing day or removes one, as the form says. The server alone judges it. */
export async function sendClosingDay(api: Api, form: FormData): Promise<void> {
  const text = (name: string) => String(form.get(name) ?? '');
  if (form.get('intent') === 'remove-closing-day') {
    await api('DELETE /api/closing-days/{id}', { params: { id: text('id') } });
    return;
  }
  const body = { day: text('day'), place: text('place') as ClosingPlace, reason: text('reason') };
  await api('POST /api/closing-days', { body });
}
