import { orErrorPage } from '#web/errors/page-error.ts';
import { requireUser } from '#web/guard.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { keepsList } from '#web/people/keeps-list.ts';
import { peopleAction } from '#web/people/people-calls.ts';
import { PeopleTabs } from '#web/people/people-tabs.tsx';
import { readPeople } from '#web/people/read-people.ts';
import { PortalHeader } from '#web/portal/portal-header.tsx';
import type { Route } from './+types/users.ts';

const TABS = ['users', 'requests'] as const;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Users');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const viewer = await orErrorPage(requireUser(api, request));
  return { viewer, people: await readPeople(api, request, TABS) };
}

export function action({ context, request }: Route.ActionArgs) {
  return peopleAction(context.get(pageApi), request);
}

export const shouldRevalidate = keepsList;

export default function UsersPage({ loaderData: { viewer, people }, actionData }: Route.ComponentProps) {
  useLivePage({ about: 'people' });
  return (
    <>
      <PortalHeader
        title="Users"
        description="Who has an account, and who asks for one. Only an admin deals with the accounts of admins."
      />
      <PeopleTabs viewer={viewer} tabs={TABS} people={people} answer={actionData} />
    </>
  );
}
