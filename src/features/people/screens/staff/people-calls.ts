import { data, redirect } from 'react-router';
import { proveFirst } from '#features/accounts/screens/security/prove-first.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import type { ManagedUser } from '#features/people/contract.ts';
import { textsOf } from '#values/form-text.ts';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { PEOPLE_TASKS, type PeopleTask } from './people-view.ts';

/** The field of one's own password in the form of a new user, which has a password of its own. */
export const OWN_PASSWORD = 'ownPassword';

// The forms about people, for the page's action (without scripts) and for calls from the browser.

const FIELDS = ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'department'] as const;

/** Creates the user that the form describes. */
export function createUser(api: Api, form: FormData) {
  const { userType, ...person } = textsOf(form, [...FIELDS, 'userType', 'username', 'password']);
  return api('POST /api/users', { body: { ...person, userType: userType as UserType } });
}

/** The values of the form that differ from the user; without a user, all of them. */
export function changesIn(form: FormData, user?: ManagedUser): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const name of [...FIELDS, 'userType'] as const) {
    const value = form.get(name);
    if (value !== null && String(value).trim() !== (user?.[name] ?? (user ? '' : null))) changes[name] = String(value);
  }
  const state = form.get('state');
  if (state !== null && (!user || user.isActive !== (state === 'active'))) changes.isActive = state === 'active';
  return changes;
}

/** The reason that a form gives for what it does. */
export function reasonIn(form: FormData): { reason: string } {
  return textsOf(form, ['reason']);
}

/** What the form of a task says: an address with its reason, a reason, or changes of the user. */
function fieldsOf(what: PeopleTask, form: FormData): Record<string, unknown> {
  if (what === 'email') return textsOf(form, ['email', 'reason']);
  return what === 'second-factor' ? reasonIn(form) : changesIn(form);
}

/** Carries out a confirmed task on a user or a request. */
export function doTask(api: Api, what: PeopleTask, id: number, changes: Record<string, unknown> = {}) {
  const params = { id: String(id) };
  const calls: Record<PeopleTask, () => Promise<unknown>> = {
    edit: () => api('PATCH /api/users/{id}', { params, body: changes }),
    email: () => api('POST /api/users/{id}/email', { params, body: changes as { email: string; reason: string } }),
    deactivate: () => api('PATCH /api/users/{id}', { params, body: { isActive: false } }),
    reactivate: () => api('PATCH /api/users/{id}', { params, body: { isActive: true } }),
    link: () => api('POST /api/users/{id}/password-link', { params }),
    'second-factor': () =>
      api('DELETE /api/users/{id}/second-factor', { params, body: { reason: String(changes.reason ?? '') } }),
    delete: () => api('DELETE /api/users/{id}', { params }),
    approve: () => decide(api, id, 'approved'),
    reject: () => decide(api, id, 'rejected'),
  };
  return calls[what]();
}

/** Decides a signup request. */
export function decide(api: Api, id: number, status: 'approved' | 'rejected') {
  return api('PATCH /api/signup-request/{id}/status', { params: { id: String(id) }, body: { status } });
}

/** A link to hand over, and its recipient. */
export interface HandedLink {
  name: string;
  username: string;
  link: string;
}

/** Handles the forms of a screen about people without scripts: creating a user, and every confirmed task. */
export async function peopleAction(api: Api, request: Request) {
  const form = await request.formData();
  const url = new URL(request.url);
  const intent = String(form.get('intent'));
  const what = PEOPLE_TASKS.find((task) => task === intent);
  if (!what && intent !== 'create') throw data({ detail: 'There is nothing like this to be done.' }, { status: 400 });
  const values = Object.fromEntries(
    [...form].filter(([name]) => name !== 'password' && name !== OWN_PASSWORD).map(([k, v]) => [k, String(v)]),
  );
  try {
    await proveFirst(api, form, what ? 'password' : OWN_PASSWORD);
    const answer = what
      ? await doTask(api, what, Number(form.get('id')), fieldsOf(what, form))
      : await createUser(api, form);
    const handed = linkIn(answer);
    if (handed) return { handed };
  } catch (error) {
    return refusedForm(error, values);
  }
  for (const name of ['do', 'id']) url.searchParams.delete(name);
  throw redirect(url.pathname + url.search);
}

/** The link in an answer, when there is one to hand over. */
export function linkIn(answer: unknown): HandedLink | null {
  const { passwordLink, user, firstName, lastName, ...rest } = (answer ?? {}) as Record<string, unknown>;
  if (typeof passwordLink !== 'string') return null;
  const { username } = (user ?? rest) as { username: string };
  return { name: [firstName, lastName].filter(Boolean).join(' '), username, link: passwordLink };
}
