import { redirect } from 'react-router';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { samePage } from '#web/forms/same-page.ts';

/** The forms of the saved views without scripts; null for any other form. */
export async function viewsAction(api: Api, request: Request, form: FormData) {
  const intent = form.get('intent');
  if (intent !== 'save-view' && intent !== 'remove-view') return null;
  const name = String(form.get('name') ?? '');
  try {
    if (intent === 'remove-view') {
      await api('DELETE /api/saved-views/{id}', { params: { id: String(form.get('viewId')) } });
    } else {
      await api('POST /api/saved-views', { body: { screen: 'orders', name, search: String(form.get('search')) } });
    }
  } catch (error) {
    return refusedForm(error, { view: name });
  }
  throw redirect(samePage(request));
}
