import { type FormEvent, type ReactNode, useRef } from 'react';
import type { User } from '#features/accounts/contract.ts';
import { LOGIN_FAILED } from '#features/accounts/login-words.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ApiError, sentenceOf } from '#web/api.ts';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useProblem } from '#web/forms/use-problem.ts';
import { paths } from '#web/paths.ts';
import { FAILURES } from '#web/toast-texts.ts';
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx';
import { LoginFields } from './login-fields.tsx';
import { useLogin } from './use-login.ts';

type LoginFormProps = {
  /** The return URL. */
  next: string | null;
  demoAccounts: readonly DemoAccount[];
  /** The action's answer when the form was sent without scripts. */
  answered: FormAnswer<{ username: string; role: string }> | undefined;
  /** Called when the user type has no dashboard. */
  onHomeless: (user: User) => void;
  /** Another way to sign in, below the form's button. */
  children?: ReactNode;
};

/** The login form; a demo shop lists its accounts below it. */
export function LoginForm({ next, demoAccounts, answered, onHomeless, children }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin(next, onHomeless);
  const refused = login.error instanceof ApiError ? login.error.problem : null;
  const before = login.isIdle ? answered?.problem : (refused ?? undefined);
  const { problem, errors } = useProblem(form, before);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!login.isPending) login.mutate(new FormData(event.currentTarget));
  };
  const isCorrected = Boolean(before) && !problem;
  const hasFailed = (login.isError || answered) && !isCorrected;
  const failure = hasFailed ? sentenceOf(login.error, problem?.detail ?? FAILURES.login) : undefined;
  return (
    <>
      <form ref={form} method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {!login.isPending && failure && (
          <FormProblem
            problem={{ ...UNKNOWN, ...problem, detail: failure }}
            title={Object.keys(errors).length > 0 ? 'Please check your entries' : LOGIN_FAILED}
          />
        )}
        <LoginFields values={answered?.values} errors={login.isPending ? {} : errors} />
        <Button type="submit" size="lg" full pending={login.isPending} pendingLabel="Signing In...">
          Sign In
        </Button>
        {children}
        <p className="flex flex-col gap-2 text-sm sm:flex-row sm:justify-between">
          <TextLink href={paths.forgotPassword}>Forgot your password?</TextLink>
          <span>
            New here? <TextLink href={paths.signup}>Create an account</TextLink>
          </span>
        </p>
      </form>
      {demoAccounts.length > 0 && (
        <div className="mt-8">
          <DemoAccounts accounts={demoAccounts} onChoose={(account) => fillIn(form.current, account)} />
        </div>
      )}
    </>
  );
}

const UNKNOWN = { type: 'about:blank', title: LOGIN_FAILED, status: 0 };

function fillIn(form: HTMLFormElement | null, { username, password, role }: DemoAccount): void {
  const fields = form?.elements;
  for (const [name, value] of Object.entries({ username, password, role })) {
    const field = fields?.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = value;
  }
}
