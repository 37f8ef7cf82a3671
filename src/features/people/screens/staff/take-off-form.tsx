import { type FormEvent, useRef } from 'react';
import { ProofField } from '#features/accounts/screens/security/proof-field.tsx';
import { asksForPassword } from '#features/accounts/screens/security/prove-first.ts';
import type { ManagedUser } from '#features/people/contract.ts';
import { TextareaField } from '#ui/textarea-field.tsx';
import type { Problem } from '#values/problem.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { useProblem } from '#web/forms/use-problem.ts';
import { reasonIn } from './people-calls.ts';
import { personName } from './person-name.ts';

type TakeOffFormProps = {
  /** The form's id, for its button in the footer of the dialog. */
  id: string;
  user: ManagedUser;
  problem: Problem | undefined;
  /** It was refused before the scripts arrived. */
  isRefused: boolean;
  onSend: (changes: { reason: string }) => void;
};

/** Takes a lost second factor off an account; the reason stands in the audit log. */
export function TakeOffForm({ id, user, problem: refused, isRefused, onSend }: TakeOffFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problem, errors } = useProblem(form, refused);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(reasonIn(new FormData(event.currentTarget)));
  };
  return (
    <form ref={form} id={id} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="second-factor" />
      <input type="hidden" name="id" value={user.id} />
      {problem && !problem.errors && <RefusedNotice problem={problem} />}
      <p>
        <bdi className="name font-semibold">{personName(user)}</bdi>
        <span className="meta block break-words">{user.email}</span>
      </p>
      <p>
        All passkeys, codes and recovery codes of this account end, and it is signed out everywhere. Its owner is told
        by e-mail.
      </p>
      <TextareaField
        id={`${id}-reason`}
        name="reason"
        label="Reason"
        hint="For the audit log: how you know that it is this person"
        maxLength={500}
        error={errors.reason}
        required
      />
      {isRefused && asksForPassword(problem) && <ProofField id={`${id}-password`} error={errors.password} />}
    </form>
  );
}
