import type { User } from '#features/accounts/contract.ts';
import { USER_TYPE_NAMES } from '#features/accounts/user-types.ts';
import type { SignupRequest } from '#features/people/contract.ts';
import { mayManageType } from '#features/people/may-manage.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import type { Problem } from '#values/problem.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { TaskDialog } from '#web/records/task-dialog.tsx';
import { CONFIRMATIONS } from '#web/toast-texts.ts';
import { ConfirmTask, type TaskState, taskProblem } from './confirm-task.tsx';
import type { PeopleView } from './people-view.ts';
import { personName } from './person-name.ts';

type RequestTaskProps = {
  viewer: User;
  view: PeopleView;
  requests: readonly SignupRequest[];
  mutation: TaskState;
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
  return (
    <TaskDialog
      open={isOpen}
      onClose={onClose}
      title={asked.title}
      footer={
        <ConfirmTask
          intent={what}
          id={request?.id}
          verb={what === 'reject' ? 'Reject' : 'Approve'}
          isDanger={what === 'reject'}
          isPending={mutation.isPending}
          refused={mutation.isIdle ? refused : undefined}
          onConfirm={() => what && request && onDecide(what, request)}
          onClose={onClose}
        />
      }
    >
      {request && (
        <div className="flex flex-col gap-4">
          <RefusedNotice problem={taskProblem(mutation, refused)} />
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
