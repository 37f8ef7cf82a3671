import { type FormEvent, useId, useRef } from 'react';
import type { Permission } from '#features/permissions/contract.ts';
import { granteeName } from '#features/permissions/grantees.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Problem } from '#values/problem.ts';
import { ApiError, api } from '#web/api.ts';
import { type FormAnswer, fieldErrors, useFocusOnProblem } from '#web/forms/form-answer.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/messages.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { TaskDialog } from '#web/records/task-dialog.tsx';
import { savePermission } from './permission-calls.ts';
import { type Employer, PermissionFields, type PermissionValues } from './permission-fields.tsx';

type PermissionTaskProps = {
  open: boolean;
  employers: readonly Employer[];
  /** What is edited; absent: something new is granted. */
  grant?: Permission | undefined;
  /** What the page's action answered, before the scripts arrived. */
  answer?: FormAnswer<PermissionValues> | undefined;
  onClose: () => void;
  onSaved: () => void | Promise<void>;
};

/** The dialog in which a permission is granted or a grant changed. */
export function PermissionTask({ open, employers, grant, answer, onClose, onSaved }: PermissionTaskProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { toast } = useToast();
  const save = useMutation({
    mutationFn: (filled: FormData) => savePermission(api, filled, grant?.id),
    onSuccess: (saved) => {
      toast({ ...(grant ? SUCCESS.permissionUpdated : SUCCESS.permissionGranted), description: inWords(saved) });
      return onSaved();
    },
    onError: (error) => {
      if (problemOf(error)?.errors) return;
      toast(failureToast(error, grant ? FAILURES.updatePermission : FAILURES.grantPermission));
    },
  });
  const problem = (save.error ? problemOf(save.error) : null) ?? answer?.problem;
  useFocusOnProblem(form, problem ?? undefined);
  const errors = fieldErrors(problem ?? undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(new FormData(event.currentTarget));
  };
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <TaskDialog
      open={open}
      onClose={close}
      title={grant ? 'Edit Permission' : 'Grant Permission'}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={save.isPending}>
            {grant ? 'Save' : 'Grant Permission'}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="save" />
        {grant && <input type="hidden" name="id" value={grant.id} />}
        {problem && <Failure problem={problem} errors={errors} />}
        <PermissionFields
          key={grant?.id ?? 'new'}
          employers={withHolder(employers, grant)}
          values={answer?.values ?? valuesOf(grant)}
          errors={errors}
        />
      </form>
    </TaskDialog>
  );
}

function Failure({ problem, errors }: { problem: Problem; errors: Record<string, string> }) {
  const wrong = Object.entries(errors);
  if (wrong.length > 0) {
    return <ErrorSummary title={problem.title} errors={wrong.map(([fieldId, message]) => ({ fieldId, message }))} />;
  }
  return (
    <div role="alert" tabIndex={-1}>
      <Notice tone="negative" title={problem.title}>
        {problem.detail}
      </Notice>
    </div>
  );
}

function problemOf(error: Error): Problem | null {
  return error instanceof ApiError ? error.problem : null;
}

function valuesOf(grant: Permission | undefined): PermissionValues {
  if (!grant) return { userId: '', permissionType: '', granted: true };
  return { userId: String(grant.userId), permissionType: grant.permissionType, granted: grant.granted };
}

// Whoever holds the grant stands in the list even if they are no employer any more.
function withHolder(employers: readonly Employer[], grant: Permission | undefined): readonly Employer[] {
  if (!grant?.user || employers.some(({ id }) => id === grant.userId)) return employers;
  return [{ ...grant.user, department: null }, ...employers];
}

function inWords({ user, permissionType, granted }: Permission): string {
  return `${granteeName(user ?? undefined)} ${granted ? 'has' : 'no longer has'} ${permissionType}`;
}
