import { UsersRound } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { User } from '#features/accounts/contract.ts';
import type { UserPage } from '#features/people/contract.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Panel } from '#ui/panel.tsx';
import type { Problem } from '#values/problem.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { CreateUserForm } from './create-user-form.tsx';
import { HandedLinkNotice } from './handed-link.tsx';
import type { HandedLink } from './people-calls.ts';
import { type PeopleTask, type PeopleView, peopleSearch } from './people-view.ts';
import { usePeopleTask } from './use-people.ts';
import type { UserValues } from './user-fields.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserTask } from './user-task.tsx';
import { UsersTable } from './users-table.tsx';

type UserManagementProps = {
  viewer: User;
  view: PeopleView;
  page: UserPage;
  refused?: { problem: Problem; values: UserValues };
  /** The remembered draft of a new user. */
  draft?: RefObject<UserValues>;
};

/** The list of users, and the form for a new one beside or below it. */
export function UserManagement({ viewer, view, page, refused, draft }: UserManagementProps) {
  const { start, stop } = usePeopleTask();
  const [handed, setHanded] = useState<HandedLink | null>(null);
  const { task: _open, ...list } = view;
  const hrefOf = (what: PeopleTask, { id }: { id: number }) => peopleSearch({ ...list, task: { what, id } });
  const isFiltered = view.q !== '' || view.userType !== undefined || view.state !== undefined;
  const isCreating = refused?.values.intent === 'create';
  return (
    <div className="grid items-start gap-6 min-[88rem]:grid-cols-[minmax(0,1fr)_21rem]">
      <section aria-labelledby="users-heading" className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="users-heading" className="title-3">
            Existing users
          </h2>
          <p className="meta tabular">
            {page.figures.total.toLocaleString('en-GB')} in all, {page.figures.active.toLocaleString('en-GB')} active
            {/* A plain link, so that it works without scripts. */}
            <a href="#create-user" className={`${linkClass} ms-4 min-[88rem]:hidden`}>
              Create a user
            </a>
          </p>
        </div>
        <FilterBar
          label="Name, email, company or department"
          q={view.q}
          clearHref={isFiltered ? `?${peopleSearch({ tab: view.tab }).slice(1)}` : undefined}
        >
          <UserFilters view={view} />
        </FilterBar>
        <UserTask
          key={view.task?.id}
          viewer={viewer}
          view={view}
          users={page.items}
          refused={isCreating ? undefined : refused}
          onHanded={setHanded}
          onClose={stop}
        />
        {handed && <HandedLinkNotice key={handed.link} handed={handed} onDone={() => setHanded(null)} />}
        {page.items.length === 0 ? (
          <EmptyState
            headingLevel={3}
            icon={<UsersRound />}
            title="No users match"
            description="Try fewer words, another role or another status."
          />
        ) : (
          <Panel padded={false}>
            <UsersTable
              users={page.items}
              viewer={viewer}
              hrefOf={hrefOf}
              onTask={(what, user) => start(what, user.id)}
            />
            <CursorPager
              nouns={['user', 'users']}
              label="Pages of users"
              count={page.items.length}
              total={page.found}
              alwaysSaysTotal
              trail={view.trail}
              nextCursor={page.nextCursor}
              hrefOf={(trail) => `?${peopleSearch({ ...list, trail }).slice(1)}`}
            />
          </Panel>
        )}
      </section>
      <div id="create-user" className="scroll-mt-20 min-[88rem]:sticky min-[88rem]:top-4">
        <Panel title="Create a user">
          <CreateUserForm viewer={viewer} refused={isCreating ? refused : undefined} draft={draft} />
        </Panel>
      </div>
    </div>
  );
}
