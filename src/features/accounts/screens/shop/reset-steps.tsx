import { useEffect, useRef, useState } from 'react';
import { ANY_PASSWORD_HINT } from '#features/accounts/password.ts';
import { FormCheck } from '#features/bots/screens/form-check.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { Notice } from '#ui/notice.tsx';
import { Progress } from '#ui/progress.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { FAILURES } from '#web/toast-texts.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { type ResetAnswer, type ResetState, sendNewPassword, sendRequest } from './send-reset.ts';

const STEPS = {
  request: { number: 1, percent: 33, title: 'Reset Your Password' },
  choose: { number: 2, percent: 66, title: 'Enter New Password' },
  done: { number: 3, percent: 100, title: 'Password Reset Complete' },
};

type ResetStepsProps = {
  start: ResetState;
  answer: ResetAnswer | undefined;
  /** Whether this shop sends e-mails at all. */
  sendsEmail?: boolean | undefined;
  /** Of the first step. */
  stamp?: string | undefined;
};

/** The three steps to a new password (section 2), shown in place; the focus moves with them. */
export function ResetSteps({ start, answer, sendsEmail, stamp }: ResetStepsProps) {
  const refused = answer && 'problem' in answer ? answer : undefined;
  const [state, setState] = useState<ResetState>(
    refused?.values ?? (answer && 'state' in answer ? answer.state : undefined) ?? start,
  );
  // A refusal is shown only on the step that it concerns.
  const problem = refused?.values.step === state.step ? refused.problem : undefined;
  const { number, percent, title } = STEPS[state.step];
  const heading = useFocusOnChange(state.step);
  return (
    <Container size="form" className="flex flex-col gap-6 pt-6 pb-20 sm:pt-8">
      <Progress label={`Step ${number} of 3`} value={percent} />
      <h1 ref={heading} tabIndex={-1} className="title-1">
        {title}
      </h1>
      {state.step === 'request' && (
        <RequestStep email={state.email} stamp={stamp} sendsEmail={sendsEmail} refused={problem} onDone={setState} />
      )}
      {state.step === 'choose' && (
        <ChooseStep
          {...state}
          sendsEmail={sendsEmail}
          refused={problem}
          onDone={setState}
          onRestart={() => setState({ step: 'request', email: state.email })}
        />
      )}
      {state.step === 'done' && <DoneStep username={state.username} />}
    </Container>
  );
}

type StepProps = { sendsEmail: boolean | undefined; refused: Problem | undefined; onDone: (next: ResetState) => void };

function RequestStep({
  email,
  stamp,
  sendsEmail,
  refused,
  onDone,
}: StepProps & { email?: string; stamp: string | undefined }) {
  const call = useFormCall({ refused, send: (form) => sendRequest(api, form), onSuccess: onDone });
  return (
    <form {...call.props} method="post" noValidate className="flex flex-col gap-5">
      <p className="text-ink-soft">
        {sendsEmail === false ? NOT_SENT : 'We send you a link with which you choose a new password.'}
      </p>
      <FormCheck form="password-reset" stamp={stamp} />
      <FormProblem problem={call.problem} title={FAILURES.passwordResetRequest} />
      <TextField
        {...call.field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={100}
        defaultValue={email}
        required
      />
      <Button type="submit" size="lg" full pending={call.isPending} pendingLabel="Sending...">
        Send Reset Link
      </Button>
    </form>
  );
}

type ChooseStepProps = StepProps & { email?: string; token?: string; isDemo?: boolean; onRestart: () => void };

function ChooseStep({ email, token, isDemo, sendsEmail, refused, onDone, onRestart }: ChooseStepProps) {
  const client = useQueryClient();
  const call = useFormCall({
    refused,
    send: (form) => sendNewPassword(api, form),
    onSuccess: async (next) => {
      onDone(next);
      // The reset has ended every session of the account, perhaps this browser's too.
      await client.invalidateQueries({ queryKey: ['session'] });
    },
  });
  return (
    <form {...call.props} method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="step" value="choose" />
      <input type="hidden" name="email" value={email ?? ''} />
      <input type="hidden" name="isDemo" value={isDemo ? '1' : ''} />
      {email && <LinkNotice email={email} sendsEmail={sendsEmail} />}
      {isDemo && (
        <Notice tone="caution" title="Development note">
          This demo shop has filled in the token for you. A live shop sends it by e-mail alone.
        </Notice>
      )}
      <FormProblem problem={call.problem} title={FAILURES.passwordResetConfirm} />
      <TextField
        {...call.field('token')}
        label="Token"
        hint="It works once"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        defaultValue={token}
        required
      />
      <NewPasswordField {...call.field('newPassword')} label="New password" hint={ANY_PASSWORD_HINT} required />
      <NewPasswordField {...call.field('confirmPassword')} label="Confirm password" hint={undefined} required />
      <Button type="submit" size="lg" full pending={call.isPending} pendingLabel="Resetting...">
        Reset Password
      </Button>
      <p className="text-sm">
        No link, or one that is out of date?{' '}
        <TextLink href={paths.forgotPassword} onClick={onRestart}>
          Send another
        </TextLink>
      </p>
    </form>
  );
}

const NOT_SENT = 'This shop sends no e-mail yet. Ask its staff for the link with which you choose a new password.';

function LinkNotice({ email, sendsEmail }: { email: string; sendsEmail: boolean | undefined }) {
  const address = <bdi className="name">{email}</bdi>;
  if (sendsEmail === false) {
    return (
      <Notice tone="caution" title={<>No link was sent to {address}</>}>
        {NOT_SENT}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={<>The link was sent to {address}</>}>
      It arrives if this address has an account. Open it, or copy the token from its address.
    </Notice>
  );
}

function DoneStep({ username }: { username: string }) {
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="positive" role="status">
        <p>
          Your new password works now. You sign in as <bdi className="name font-semibold">{username}</bdi>, or with your
          e-mail address.
        </p>
        <p className="mt-1">Wherever the account was still signed in, it has been signed out.</p>
      </Notice>
      <ButtonLink href={paths.login()} size="lg" full>
        Back to login
      </ButtonLink>
    </div>
  );
}

/** Moves the focus to the heading when the step changes, but not on the first render. */
function useFocusOnChange(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
