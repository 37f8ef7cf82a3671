import { type FormEvent, useRef } from 'react';
import { ProofField } from '#features/accounts/screens/security/proof-field.tsx';
import { asksForPassword } from '#features/accounts/screens/security/prove-first.ts';
import type { ManagedUser } from '#features/people/contract.ts';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { textsOf } from '#values/form-text.ts';
import type { Problem } from '#values/problem.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { useProblem } from '#web/forms/use-problem.ts';

type SetEmailFormProps = {
  /** The form's id, for its button in the footer of the dialog. */
  id: string;
  user: ManagedUser;
  problem: Problem | undefined;
  /** The typed values of a form that was refused before the scripts arrived. */
  typed: Record<string, string | null | undefined> | undefined;
  onSet: (changes: { email: string; reason: string }) => void;
};

/** Sets the e-mail address of an account whose own works no more (decision A15). */
export function SetEmailForm({ id, user, problem, typed, onSet }: SetEmailFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors } = useProblem(form, problem);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSet(textsOf(new FormData(event.currentTarget), ['email', 'reason']));
  };
  return (
    <form ref={form} id={id} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="email" />
      <input type="hidden" name="id" value={user.id} />
      {problem && !problem.errors && <RefusedNotice problem={problem} />}
      <p>
        For an account whose own address works no more. Both addresses are told, and the new one takes effect after 24
        hours. Where the old one still works, edit the user instead.
      </p>
      <p className="meta wrap-anywhere">Now {user.email}</p>
      <TextField
        id="set-email-email"
        name="email"
        label="New e-mail address"
        type="email"
        maxLength={100}
        autoComplete="off"
        defaultValue={typed?.email ?? ''}
        error={errors.email}
        required
      />
      <TextareaField
        id="set-email-reason"
        name="reason"
        label="Reason"
        hint="It stands in the audit log"
        rows={3}
        maxLength={500}
        defaultValue={typed?.reason ?? ''}
        error={errors.reason}
        required
      />
      {typed && asksForPassword(problem) && <ProofField id="set-email-password" error={errors.password} />}
    </form>
  );
}
