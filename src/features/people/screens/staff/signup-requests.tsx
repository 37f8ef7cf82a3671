import { Inbox } from 'lucide-react';
import type { User } from '#features/accounts/contract.ts';
import { REQUEST_STATUSES } from '#features/people/request-statuses.ts';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Problem } from '#values/problem.ts';
import { REQUEST_LOOKS } from './badges.tsx';
import { HandedLinkNotice } from './handed-link.tsx';
import { type PeopleView, peopleSearch } from './people-view.ts';
import type { RequestPage } from './read-people.ts';
import { RequestTask } from './request-task.tsx';
import { RequestsTable } from './requests-table.tsx';
import { useDoTask, usePeopleTask } from './use-people.ts';

type SignupRequestsProps = { viewer: User; view: PeopleView; page: RequestPage; refused?: { problem: Problem } };

/** The Signup Requests tab; pending requests come first. */
export function SignupRequests({ viewer, view, page, refused }: SignupRequestsProps) {
  const { start, stop } = usePeopleTask();
  const { mutation, proofDialog, handed, clearHanded, run } = useDoTask(stop);
  const { task: _open, page: _page, ...list } = view;
  const listParams = new URLSearchParams(peopleSearch({ ...list, page: page.page }));
  return (
    <div className="flex flex-col gap-4">
      {handed && <HandedLinkNotice key={handed.link} handed={handed} onDone={clearHanded} />}
      <RequestTask
        viewer={viewer}
        view={view}
        requests={page.items}
        mutation={mutation}
        refused={refused?.problem}
        onDecide={(what, whom) => run({ what, whom })}
        onClose={stop}
      />
      {proofDialog}
      <ChipRow label="Status">
        <Chip href={peopleSearch({ tab: 'requests' })} selected={!view.status}>
          All
        </Chip>
        {REQUEST_STATUSES.map((status) => (
          <Chip key={status} href={peopleSearch({ tab: 'requests', status })} selected={view.status === status}>
            {REQUEST_LOOKS[status].name}
          </Chip>
        ))}
      </ChipRow>
      {page.items.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title={view.status ? 'No requests with this status' : 'No requests yet'}
          description="Whoever asks for an employer or admin account on the signup page appears here."
        />
      ) : (
        <Panel padded={false}>
          <RequestsTable requests={page.items} viewer={viewer} onDecide={(what, request) => start(what, request.id)}>
            {[...listParams].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </RequestsTable>
          <p className="meta tabular border-line border-t px-3 py-2">
            {page.found.toLocaleString('en-GB')} {page.found === 1 ? 'request' : 'requests'}
          </p>
        </Panel>
      )}
      <Pagination
        page={page.page}
        pageCount={page.pageCount}
        hrefFor={(to) => peopleSearch({ ...list, page: to })}
        label="Pages of requests"
      />
    </div>
  );
}
