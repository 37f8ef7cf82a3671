import { useState } from 'react';
import { PASSWORD_LENGTH } from '#features/accounts/password.ts';
import { asksForPassword } from '#features/accounts/screens/security/prove-first.ts';
import { LINK_IS_NO_GOOD } from '#features/profile/link-words.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { sendConfirmation } from './confirm-email-action.ts';

type ConfirmEmailProps = {
  token: string;
  /** False: the link was used or is out of date. */
  isGood: boolean;
  answer: { done: { email: string } } | { problem: Problem } | undefined;
};

/** Confirms a proposed e-mail address by a button, and asks for the password where staff proposed it. */
export function ConfirmEmail({ token, isGood, answer }: ConfirmEmailProps) {
  const client = useQueryClient();
  const [done, setDone] = useState(answer && 'done' in answer ? answer.done : undefined);
  const call = useFormCall({
    refused: answer && 'problem' in answer ? answer.problem : undefined,
    send: (form) => sendConfirmation(api, form),
    onSuccess: async (confirmed) => {
      setDone(confirmed);
      await client.invalidateQueries({ queryKey: ['session'] });
    },
  });
  const [isAsked, setAsked] = useState(false);
  // Once it was asked for, the field stays: what is typed into it takes the refusal away.
  if (asksForPassword(call.problem) && !isAsked) setAsked(true);
  return (
    <Container size="form" className="flex flex-col gap-6 pb-20">
      <PageHeader title="Confirm your e-mail address" />
      {done && <Confirmed email={done.email} />}
      {!done && !isGood && (
        <Notice tone="negative" role="alert" title="This link does not work">
          {LINK_IS_NO_GOOD}
        </Notice>
      )}
      {!done && isGood && (
        <form {...call.props} method="post" noValidate className="flex flex-col gap-5">
          <input type="hidden" name="token" value={token} />
          <p className="text-ink-soft">From now on you sign in with this address, and we write to it.</p>
          <Refusal problem={call.problem} />
          {isAsked && (
            <PasswordField
              id="password"
              name="password"
              label="The password of your account"
              maxLength={PASSWORD_LENGTH.most}
              error={call.errors.password}
              required
            />
          )}
          <Button type="submit" size="lg" full pending={call.isPending} pendingLabel="Confirming...">
            Confirm this address
          </Button>
        </form>
      )}
    </Container>
  );
}

function Confirmed({ email }: { email: string }) {
  return (
    <>
      <Notice tone="positive" role="status" title="Your address is confirmed">
        <bdi className="name wrap-anywhere">{email}</bdi> is the address of your account now. You sign in with it, or
        with your username.
      </Notice>
      <ButtonLink href={paths.customerDashboard} size="lg" full>
        Go to your account
      </ButtonLink>
    </>
  );
}

// The token is no field that could be corrected, so its error is said as a sentence.
function Refusal({ problem }: { problem: Problem | undefined }) {
  if (!problem?.errors?.token) return <FormProblem problem={problem} title="One thing more" />;
  return <FormProblem problem={{ ...problem, errors: {} }} title="This link does not work" />;
}
