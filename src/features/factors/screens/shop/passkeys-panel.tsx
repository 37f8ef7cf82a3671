import type { Passkey } from '#features/factors/contract.ts';
import { Panel } from '#ui/panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatDate } from '#values/instant.ts';
import type { ManageProps } from './manage-factors.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { PasswordAgain } from './password-again.tsx';
import { TaskForm } from './task-form.tsx';

/** The passkeys of the account, each with its name, and a new one. */
export function PasskeysPanel({ factor, answer, onDone }: ManageProps) {
  const { passkeys, offersPasskeys } = factor;
  return (
    <Panel title="Passkeys" description="Your fingerprint, face or PIN; a passkey alone signs you in">
      <div className="flex flex-col gap-5">
        {passkeys.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="py-2">
                <PasskeyItem passkey={passkey} answer={answer} onDone={onDone} />
              </li>
            ))}
          </ul>
        )}
        {offersPasskeys && <NewPasskey place="account" onDone={onDone} key={passkeys.length} />}
      </div>
    </Panel>
  );
}

type PasskeyItemProps = Pick<ManageProps, 'answer' | 'onDone'> & { passkey: Passkey };

function PasskeyItem({ passkey, answer, onDone }: PasskeyItemProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const form = { place: 'account', id, answer, onDone, variant: 'secondary' } as const;
  return (
    <details open={answer?.id === String(id)}>
      <summary className="cursor-pointer">
        <bdi className="name font-semibold">{name}</bdi>
        <span className="meta block">
          Added {formatDate(createdAt)}, {lastUsedAt ? `last used ${formatDate(lastUsedAt)}` : 'not used yet'}
        </span>
      </summary>
      <div className="flex flex-col gap-6 py-4">
        <TaskForm {...form} task="rename-passkey" failure="The passkey was not renamed" button="Rename">
          {(field) => <TextField {...field('name')} label="Name" defaultValue={name} maxLength={60} required />}
        </TaskForm>
        <TaskForm {...form} task="remove-passkey" failure="The passkey was not removed" button="Remove this passkey">
          {(field) => <PasswordAgain {...field('password')} />}
        </TaskForm>
      </div>
    </details>
  );
}
