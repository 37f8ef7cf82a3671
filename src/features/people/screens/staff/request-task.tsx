import type { User } from '#features/accounts/contract.ts';
import { USER_TYPE_NAMES } from '#features/accounts/user-types.ts';
import type { SignupRequest } from '#features/people/contract.ts';
import { mayManageType } from '#features/people/may-manage.ts';
import { Button } from '#ui/button.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import type { Problem } from '#values/problem.ts';
import { ApiError } from '#web/api.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { CONFIRMATIONS } from '#web/messages.ts';
import type { MutationResult } from '#web/query/use-mutation.ts';
import { TaskDialog } from '#web/records/task-dialog.tsx';
import type { PeopleView } from './people-view.ts';
import { personName } from './person-name.ts';

type RequestTaskProps = {
  viewer: User;
  view: PeopleView;
  requests: readonly SignupRequest[];
  mutation: Pick<MutationResult<unknown, unknown>, 'error' | 'isIdle' | 'isPending'>;
  refused?: Problem;
  onDecide: (what: 'approve' | 'reject', request: SignupRequest) => void;
  onClose: () => void;
};

/** The dialog that shows a request and confirms its decision. */
export function RequestTask({ viewer, view, requests, mutation, refused, onDecide, onClose }: RequestTaskProps) {
  const what = view.task?.what === 'approve' || view.task?.what === 'reject' ? view.task.what : undefined;
  const request = requests.find(({ id, status }) => id === view.task?.id && status === 'pending');
  const isOpen = request !== undefined && what !== undefined && mayManageType(viewer, request.userType);
  const asked = what === 'reject' ? CONFIRMATIONS.rejectRequest : CONFIRMATIONS.approveRequest;
  const answered = mutation.error instanceof ApiError ? (mutation.error.problem ?? undefined) : undefined;
  const problem = mutation.isIdle ? refused : mutation.isPending ? undefined : answered;
  return (
    <TaskDialog
      open={isOpen}
      onClose={onClose}
      title={asked.title}
      footer={
        <form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value={what} />
          <input type="hidden" name="id" value={request?.id} />
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={what === 'reject' ? 'danger' : 'primary'}
            pending={mutation.isPending}
            onClick={(event) => {
              event.preventDefault();
              if (what && request) onDecide(what, request);
            }}
          >
            {what === 'reject' ? 'Reject' : 'Approve'}
          </Button>
        </form>
      }
    >
      {request && (
        <div className="flex flex-col gap-4">
          <RefusedNotice problem={problem} />
          <p>{asked.description}</p>
          <DefinitionList dense items={factsOf(request)} />
          {request.message && (
            <div>
              <h3 className="mb-1 font-semibold text-sm">Message</h3>
              <p dir="auto" className="name whitespace-pre-wrap text-sm">
                {request.message}
              </p>
            </div>
          )}
        </div>
      )}
    </TaskDialog>
  );
}

function factsOf(request: SignupRequest) {
  return [
    { term: 'Name', value: <bdi className="name">{personName(request)}</bdi> },
    { term: 'Email', value: request.email },
    { term: 'Type', value: USER_TYPE_NAMES[request.userType] },
    { term: 'Company', value: <bdi className="name">{request.companyName || 'N/A'}</bdi> },
    { term: 'Phone number', value: request.phoneNumber || 'N/A' },
  ];
}
