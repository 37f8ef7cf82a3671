import { USER_TYPES, type UserType } from '#features/accounts/user-types.ts';
import { ACCOUNT_STATES, type AccountState } from '#features/people/account-states.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#features/people/request-statuses.ts';

export const PEOPLE_TABS = ['users', 'requests', 'settings'] as const;
export type PeopleTab = (typeof PEOPLE_TABS)[number];

export const PEOPLE_TASKS = [
  'edit',
  'email',
  'deactivate',
  'reactivate',
  'link',
  'second-factor',
  'delete',
  'approve',
  'reject',
] as const;
export type PeopleTask = (typeof PEOPLE_TASKS)[number];

/** The state of a screen about people in its address: the list, its filters and the open task. */
export interface PeopleView {
  tab: PeopleTab;
  q: string;
  userType?: UserType;
  state?: AccountState;
  /** The cursors of the pages visited so far; the last one is the current page of users. */
  trail: string[];
  status?: RequestStatus;
  /** The current page of requests. */
  page: number;
  task?: { what: PeopleTask; id: number };
}

/** Reads an address; unknown values are ignored. */
export function readPeopleView(search: URLSearchParams, tabs: readonly PeopleTab[] = PEOPLE_TABS): PeopleView {
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === search.get(name));
  const [userType, state] = [one('userType', USER_TYPES), one('state', ACCOUNT_STATES)];
  const [status, what] = [one('status', REQUEST_STATUSES), one('do', PEOPLE_TASKS)];
  return {
    tab: one('tab', tabs) ?? 'users',
    q: (search.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, 200),
    ...(userType && { userType }),
    ...(state && { state }),
    trail: search.getAll('after'),
    ...(status && { status }),
    page: Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1),
    ...(what && { task: { what, id: Number(search.get('id')) || 0 } }),
  };
}

/** The view as the query part of an address; `''` for the plain list of users. */
export function peopleSearch(view: Partial<PeopleView>): string {
  const { tab, q, userType, state, trail = [], status, page = 1, task } = view;
  const search = new URLSearchParams();
  if (tab && tab !== 'users') search.set('tab', tab);
  if (q) search.set('q', q);
  if (userType) search.set('userType', userType);
  if (state) search.set('state', state);
  for (const cursor of trail) search.append('after', cursor);
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  if (task) {
    search.set('do', task.what);
    search.set('id', String(task.id));
  }
  return search.size > 0 ? `?${search}` : '';
}
