import { ProofField } from '#features/accounts/screens/security/proof-field.tsx';
import { asksForPassword } from '#features/accounts/screens/security/prove-first.ts';
import { Button } from '#ui/button.tsx';
import type { Problem } from '#values/problem.ts';
import { ApiError } from '#web/api.ts';
import type { MutationResult } from '#web/query/use-mutation.ts';

export type TaskState = Pick<MutationResult<unknown, unknown>, 'error' | 'isIdle' | 'isPending'>;

type ConfirmTaskProps = {
  intent: string | undefined;
  id: number | undefined;
  verb: string | undefined;
  isDanger: boolean;
  isPending: boolean;
  /** Why it was refused before the scripts arrived. */
  refused: Problem | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** The buttons of a confirmation, in a form so that they also work without scripts. */
export function ConfirmTask({ intent, id, verb, isDanger, isPending, refused, onConfirm, onClose }: ConfirmTaskProps) {
  return (
    <form method="post" className="flex flex-wrap gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {asksForPassword(refused) && (
        <div className="basis-full">
          <ProofField id="confirm-password" error={refused?.errors?.password?.[0]} />
        </div>
      )}
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        pending={isPending}
        onClick={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        {verb}
      </Button>
    </form>
  );
}

/** The problem of a task: the action's refusal until a call has been made, then that of the last call. */
export function taskProblem({ error, isIdle, isPending }: TaskState, refused?: Problem): Problem | undefined {
  if (isIdle) return refused;
  return !isPending && error instanceof ApiError ? (error.problem ?? undefined) : undefined;
}
