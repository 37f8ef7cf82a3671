import type { SignupRequest, UserPage } from '#features/people/contract.ts';
import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { orFirstPage } from '#web/lists/list-view.ts';
import { pageOf, type Shown } from './page-of.ts';
import { type PeopleTab, type PeopleView, peopleSearch, readPeopleView } from './people-view.ts';

/** A page of signup requests. */
export type RequestPage = Shown<SignupRequest> & { found: number };

/** The data of the open tab; closed tabs are null. */
export interface PeopleData {
  tab: PeopleTab;
  users: UserPage | null;
  requests: RequestPage | null;
  /** The number of pending requests, for the tab's count. */
  pending: number;
}

/** Reads the data of the tab in the address. */
export async function readPeople(api: Api, request: Request, tabs: readonly PeopleTab[]): Promise<PeopleData> {
  const url = new URL(request.url);
  const view = readPeopleView(url.searchParams, tabs);
  const [requests, users] = await Promise.all([
    orErrorPage(api('GET /api/signup-requests')),
    view.tab === 'users' ? readUsers(api, view, url.pathname.replace(/\.data$/, '')) : null,
  ]);
  return {
    tab: view.tab,
    users,
    requests: view.tab === 'requests' ? pageOfRequests(requests, view) : null,
    pending: requests.filter(({ status }) => status === 'pending').length,
  };
}

async function readUsers(api: Api, view: PeopleView, pathname: string): Promise<UserPage> {
  const { q, userType, state, trail } = view;
  const query = { scope: 'all', q: q || undefined, userType, state, cursor: trail.at(-1) } as const;
  return onlyPage(
    await orFirstPage(api('GET /api/users', { query }), trail, pathname + peopleSearch({ ...view, trail: [] })),
  );
}

/** The numbers of users, in total and by department. */
export async function readUserFigures(api: Api): Promise<UserPage['figures']> {
  const page = await orErrorPage(api('GET /api/users', { query: { scope: 'all', limit: '1' } }));
  return onlyPage(page).figures;
}

function onlyPage(answer: UserPage | unknown[]): UserPage {
  if (Array.isArray(answer)) throw new Error('The list of all users came without its pages.');
  return answer;
}

/** Pending requests first, then the newest. */
function pageOfRequests(all: readonly SignupRequest[], { status, page }: PeopleView): RequestPage {
  const waits = (request: SignupRequest) => Number(request.status === 'pending');
  const found = all
    .filter((request) => !status || request.status === status)
    .toSorted((a, b) => waits(b) - waits(a) || b.id - a.id);
  return { ...pageOf(found, page), found: found.length };
}
