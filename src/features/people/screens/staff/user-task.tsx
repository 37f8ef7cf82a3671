import type { User } from '#features/accounts/contract.ts';
import type { ManagedUser } from '#features/people/contract.ts';
import { mayManageType } from '#features/people/may-manage.ts';
import { Button } from '#ui/button.tsx';
import type { Problem } from '#values/problem.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { TaskDialog } from '#web/records/task-dialog.tsx';
import { ConfirmTask, taskProblem } from './confirm-task.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import type { HandedLink } from './people-calls.ts';
import type { PeopleTask, PeopleView } from './people-view.ts';
import { personName } from './person-name.ts';
import { SetEmailForm } from './set-email-form.tsx';
import { TakeOffForm } from './take-off-form.tsx';
import { useDoTask } from './use-people.ts';
import type { UserValues } from './user-fields.tsx';
import { userQuestion } from './user-question.ts';

type UserTaskProps = {
  viewer: User;
  view: PeopleView;
  users: readonly ManagedUser[];
  refused?: { problem: Problem; values: UserValues };
  /** Called with a link that staff must hand over. */
  onHanded: (handed: HandedLink) => void;
  onClose: () => void;
};

/** The dialogs of the open task: the edit form, or a confirmation. */
export function UserTask({ viewer, view, users, refused, onHanded, onClose }: UserTaskProps) {
  const { mutation, proofDialog, run } = useDoTask(onClose, onHanded);
  const user = users.find(({ id }) => id === view.task?.id);
  const what = view.task?.what;
  const mayDo = user !== undefined && mayManageType(viewer, user.userType);
  const problem = taskProblem(mutation, refused?.problem);
  const isEditing = what === 'edit';
  const isSetting = what === 'email' && viewer.userType === 'admin' && user?.id !== viewer.id;
  const asked = user && what && userQuestion(what, user);

  return (
    <>
      <TaskDialog
        open={mayDo && isEditing}
        onClose={onClose}
        title={<>Edit {user && <bdi className="name">{personName(user)}</bdi>}</>}
        footer={
          <Button type="submit" form="edit-user" pending={mutation.isPending}>
            Save changes
          </Button>
        }
      >
        {user && (
          <div className="flex flex-col gap-4">
            {problem && !problem.errors && <RefusedNotice problem={problem} />}
            <p className="meta break-words">Signs in as {user.username}</p>
            {user.pendingEmail && (
              <p className="meta wrap-anywhere">
                <bdi className="name">{user.pendingEmail}</bdi> waits to be confirmed
              </p>
            )}
            <EditUserForm
              id="edit-user"
              user={user}
              viewer={viewer}
              problem={problem}
              typed={refused?.values}
              onSave={(changes) => {
                if (Object.keys(changes).length === 0) onClose();
                else run({ what: 'edit', whom: user, changes });
              }}
            />
          </div>
        )}
      </TaskDialog>
      <AccountAccess
        {...{ user, problem, onClose, run, typed: refused?.values, isPending: mutation.isPending }}
        what={isSetting || (mayDo && what === 'second-factor') ? what : undefined}
      />
      {proofDialog}
      <TaskDialog
        open={mayDo && asked !== undefined}
        onClose={onClose}
        size="sm"
        title={asked?.title ?? ''}
        footer={
          <ConfirmTask
            intent={what}
            id={user?.id}
            verb={asked?.verb}
            isDanger={asked?.isDanger ?? false}
            isPending={mutation.isPending}
            refused={mutation.isIdle ? refused?.problem : undefined}
            onConfirm={() => user && what && run({ what, whom: user })}
            onClose={onClose}
          />
        }
      >
        {user && asked && (
          <div className="flex flex-col gap-4">
            <RefusedNotice problem={problem} />
            <p>
              <bdi className="name font-semibold">{personName(user)}</bdi>
              <span className="meta block break-words">{user.email}</span>
            </p>
            <p>{asked.description}</p>
          </div>
        )}
      </TaskDialog>
    </>
  );
}

type AccountAccessProps = {
  user: ManagedUser | undefined;
  what: PeopleTask | undefined;
  problem: Problem | undefined;
  typed: UserValues | undefined;
  isPending: boolean;
  run: ReturnType<typeof useDoTask>['run'];
  onClose: () => void;
};

/** The dialogs with which an admin lets the owner of an account in again, each with its reason. */
function AccountAccess({ user, what, problem, typed, isPending, run, onClose }: AccountAccessProps) {
  return (
    <>
      <TaskDialog
        open={what === 'email'}
        onClose={onClose}
        title={<>Set the e-mail address of {user && <bdi className="name">{personName(user)}</bdi>}</>}
        footer={
          <Button type="submit" form="set-email" pending={isPending}>
            Set the address
          </Button>
        }
      >
        {user && (
          <SetEmailForm
            id="set-email"
            {...{ user, problem, typed }}
            onSet={(changes) => run({ what: 'email', whom: user, changes })}
          />
        )}
      </TaskDialog>
      <TaskDialog
        open={what === 'second-factor'}
        onClose={onClose}
        size="sm"
        title="Take off the second factor?"
        footer={
          <Button type="submit" form="take-off-factor" variant="danger" pending={isPending}>
            Take off
          </Button>
        }
      >
        {user && (
          <TakeOffForm
            id="take-off-factor"
            {...{ user, problem, isRefused: typed !== undefined }}
            onSend={(changes) => run({ what: 'second-factor', whom: user, changes })}
          />
        )}
      </TaskDialog>
    </>
  );
}
