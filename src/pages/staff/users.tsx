import { peopleAction } from '#features/people/screens/staff/people-calls.ts';
import { PeopleTabs } from '#features/people/screens/staff/people-tabs.tsx';
import { readPeople } from '#features/people/screens/staff/read-people.ts';
import { rereadsList } from '#features/people/screens/staff/rereads-list.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import type { Route } from './+types/users.ts';

const TABS = ['users', 'requests'] as const;

export const meta = fixedMeta('Users');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const viewer = context.get(signedInUser);
  return { viewer, people: await readPeople(api, request, TABS) };
}

export function action({ context, request }: Route.ActionArgs) {
  return peopleAction(context.get(pageApi), request);
}

export const shouldRevalidate = rereadsList;

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
