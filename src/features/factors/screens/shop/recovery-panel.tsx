import { Panel } from '#ui/panel.tsx';
import type { ManageProps } from './manage-factors.tsx';
import { PasswordAgain } from './password-again.tsx';
import { TaskForm } from './task-form.tsx';

/** How many recovery codes are left, and ten new ones. */
export function RecoveryPanel({ factor, answer, onDone }: ManageProps) {
  const left = factor.recoveryCodesLeft;
  return (
    <Panel title="Recovery codes" description="For the day when your passkey or phone is lost">
      <p className="pb-4">{left === 1 ? 'One is left.' : `${left} are left.`} New ones end the old.</p>
      <TaskForm
        place="account"
        task="new-recovery-codes"
        answer={answer}
        onDone={onDone}
        failure="No new recovery codes were made"
        button="Ten new recovery codes"
        variant="secondary"
      >
        {(field) => <PasswordAgain {...field('password')} />}
      </TaskForm>
    </Panel>
  );
}
