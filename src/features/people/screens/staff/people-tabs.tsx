import { type ReactNode, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { linkClass } from '#ui/link-class.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { Problem } from '#values/problem.ts';
import { useLate } from '#web/use-late.ts';
import { HandedLinkNotice } from './handed-link.tsx';
import type { HandedLink } from './people-calls.ts';
import { type PeopleTab, peopleSearch, readPeopleView } from './people-view.ts';
import type { PeopleData } from './read-people.ts';
import { SignupRequests } from './signup-requests.tsx';
import type { UserValues } from './user-fields.tsx';
import { UserManagement } from './user-management.tsx';

type PeopleTabsProps = {
  viewer: User;
  tabs: readonly PeopleTab[];
  people: PeopleData;
  settings?: ReactNode;
  /** The action's answer when a form was sent without scripts. */
  answer?: { problem: Problem; values: UserValues } | { handed: HandedLink };
};

const TAB_NAMES: Record<PeopleTab, string> = {
  users: 'User Management',
  requests: 'Signup Requests',
  settings: 'Settings',
};

/** The tabs of a screen about people. The address names the open one. */
export function PeopleTabs({ viewer, tabs, people, settings, answer }: PeopleTabsProps) {
  const [search, setSearch] = useSearchParams();
  const navigation = useNavigation();
  const draft = useRef<UserValues>({});
  const view = readPeopleView(search, tabs);
  // A chosen tab opens at once, with a skeleton until its content is loaded.
  const next = navigation.location ? new URLSearchParams(navigation.location.search) : search;
  const shown = readPeopleView(next, tabs).tab;
  const isLate = useLate(shown !== people.tab);
  const refused = answer && 'problem' in answer ? answer : undefined;

  const content: Record<PeopleTab, ReactNode> = {
    users: people.users && (
      <UserManagement viewer={viewer} view={view} page={people.users} refused={refused} draft={draft} />
    ),
    requests: people.requests && (
      <SignupRequests viewer={viewer} view={view} page={people.requests} refused={refused} />
    ),
    settings,
  };
  return (
    <>
      {answer && 'handed' in answer && (
        <div className="mb-6">
          <HandedLinkNotice handed={answer.handed} />
        </div>
      )}
      <Tabs
        label="People and settings"
        value={shown}
        onValueChange={(tab) =>
          setSearch(peopleSearch({ tab: tab as PeopleTab }).slice(1), { preventScrollReset: true })
        }
        tabs={tabs.map((tab) => ({
          value: tab,
          label: TAB_NAMES[tab],
          ...(tab === 'requests' && people.pending > 0 ? { count: people.pending } : {}),
          // Text typed in the settings survives a look at another tab.
          keepMounted: tab === 'settings' && Boolean(settings),
          content:
            tab === people.tab || (tab === 'settings' && settings)
              ? content[tab]
              : isLate && <SkeletonText lines={8} />,
        }))}
      />
      <noscript>
        <nav aria-label="Tabs" className="mt-6 flex flex-wrap gap-4">
          {tabs.map((tab) => (
            <a key={tab} href={`?${peopleSearch({ tab }).slice(1)}`} className={linkClass}>
              {TAB_NAMES[tab]}
            </a>
          ))}
        </nav>
      </noscript>
    </>
  );
}
