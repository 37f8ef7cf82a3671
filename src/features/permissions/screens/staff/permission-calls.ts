import { data, redirect } from 'react-router';
import type { PermissionType } from '#features/permissions/permission.ts';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import type { PermissionValues } from './permission-fields.tsx';

// The forms of the permissions screen, for the page's action before the scripts arrive and for the browser's calls after.

/** Which dialog the address has opened. */
export interface OpenTask {
  what: 'grant' | 'edit' | 'revoke';
  id?: number;
}

export function readTask(search: URLSearchParams): OpenTask | null {
  if (search.has('grant')) return { what: 'grant' };
  for (const what of ['edit', 'revoke'] as const) {
    const id = Number(search.get(what));
    if (Number.isInteger(id) && id > 0) return { what, id };
  }
  return null;
}

/** The same address with this dialog open, or with none. */
export function taskSearch(search: URLSearchParams, task: OpenTask | null): string {
  const after = new URLSearchParams(search);
  for (const name of ['grant', 'edit', 'revoke']) after.delete(name);
  if (task) after.set(task.what, String(task.id ?? 'new'));
  return after.size > 0 ? `?${after}` : '';
}

/** Saves a filled-in form: a grant that is there when it has an id, a new one otherwise. */
export function savePermission(api: Api, form: FormData, id?: number) {
  const { userId, permissionType, granted } = readValues(form);
  // What was not chosen goes as it is: the server has the words for it.
  const body = { userId: Number(userId), permissionType: permissionType as PermissionType, granted };
  return id === undefined
    ? api('POST /api/permissions', { body })
    : api('PUT /api/permissions/{id}', { params: { id: String(id) }, body });
}

export function revokePermission(api: Api, id: number) {
  return api('DELETE /api/permissions/{id}', { params: { id: String(id) } });
}

export async function permissionAction(api: Api, request: Request) {
  const form = await request.formData();
  const { pathname, searchParams } = new URL(request.url);
  const id = form.has('id') ? Number(form.get('id')) : undefined;
  const intent = form.get('intent');
  if (intent === 'revoke' && id !== undefined && !form.has('sure')) {
    throw redirect(pathname + taskSearch(searchParams, { what: 'revoke', id }));
  }
  try {
    if (intent === 'save') await savePermission(api, form, id);
    else if (intent === 'revoke' && id !== undefined) await revokePermission(api, id);
    else throw data({ detail: 'There is nothing like this to be done.' }, { status: 400 });
  } catch (error) {
    return refusedForm(error, readValues(form));
  }
  throw redirect(pathname + taskSearch(searchParams, null));
}

function readValues(form: FormData): PermissionValues {
  return {
    userId: String(form.get('userId') ?? ''),
    permissionType: String(form.get('permissionType') ?? ''),
    granted: form.has('granted'),
  };
}
