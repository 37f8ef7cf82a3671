import { type FormEvent, useRef, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { LOGIN_FAILED } from '#features/accounts/login-words.ts';
import { type DemoAccount, DemoAccounts } from '#features/accounts/screens/shop/demo-accounts.tsx';
import { LoginFields } from '#features/accounts/screens/shop/login-fields.tsx';
import { LoginSuccessful } from '#features/accounts/screens/shop/login-successful.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Problem } from '#values/problem.ts';
import { type Api, ApiError, api, sentenceOf } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { type FormAnswer, fieldErrors, refusedForm, useFocusOnProblem } from '#web/forms/form-answer.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { FAILURES, loginFailedToast, welcomeToast } from '#web/messages.ts';
import { nextPath } from '#web/next-path.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useMutation } from '#web/query/use-mutation.ts';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Sign in', 'Sign in to see your orders, track a delivery and use your reward points.', {
    isListed: true,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(pageApi);
  const [{ mode }, setup] = await orErrorPage(Promise.all([call('GET /api/settings/public'), call('GET /api/setup')]));
  return {
    needsSetup: setup.needed,
    next: nextPath(new URL(request.url).searchParams.get('next')),
    demoAccounts: mode === 'demo' ? await readDemoAccounts() : [],
  };
}

// Customer first. Imported here and not above: what a loader alone uses stays on the server.
async function readDemoAccounts(): Promise<DemoAccount[]> {
  const { demoAccounts } = await import('#demo/accounts.ts');
  return demoAccounts.map(({ role, username, password }) => ({ role, username, password })).reverse();
}

/** Signs in before the scripts have arrived; with scripts the form below asks the API itself. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    const { user } = await signIn(context.get(pageApi), form);
    const home = dashboardOf(user);
    if (!home) return { user };
    return redirect(nextPath(new URL(request.url).searchParams.get('next')) ?? home);
  } catch (error) {
    return refusedForm(error, { username: text(form, 'username'), role: text(form, 'role') });
  }
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const [homeless, setHomeless] = useState(actionData && 'user' in actionData ? actionData.user : undefined);
  const refused = actionData && 'problem' in actionData ? actionData : undefined;
  return (
    <Container size="form" className="pb-20">
      <PageHeader title="Sign in" description="Orders, tracking and reward points in one place." />
      {loaderData.needsSetup && <SetupNotice />}
      {homeless ? (
        <LoginSuccessful user={homeless} onLogout={() => setHomeless(undefined)} />
      ) : (
        <LoginForm {...loaderData} answered={refused} onHomeless={setHomeless} />
      )}
    </Container>
  );
}

type LoginFormProps = Pick<Route.ComponentProps['loaderData'], 'next' | 'demoAccounts'> & {
  answered: FormAnswer<{ username: string; role: string }> | undefined;
  onHomeless: (user: User) => void;
};

function LoginForm({ next, demoAccounts, answered, onHomeless }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin(next, onHomeless);
  const refused = login.error instanceof ApiError ? login.error.problem : null;
  const problem: Problem | undefined = login.isIdle ? answered?.problem : (refused ?? undefined);
  const errors = fieldErrors(problem);
  useFocusOnProblem(form, problem);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!login.isPending) login.mutate(new FormData(event.currentTarget));
  };
  const failure = login.isError || answered ? sentenceOf(login.error, problem?.detail ?? FAILURES.login) : undefined;
  return (
    <>
      <form ref={form} method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {!login.isPending && failure && <Failure errors={errors} sentence={failure} />}
        <LoginFields values={answered?.values} errors={login.isPending ? {} : errors} />
        <Button type="submit" size="lg" full pending={login.isPending} pendingLabel="Signing In...">
          Sign In
        </Button>
        <p className="flex flex-col gap-2 text-sm sm:flex-row sm:justify-between">
          <UiLink href={paths.forgotPassword} className={linkClass}>
            Forgot your password?
          </UiLink>
          <span>
            New here?{' '}
            <UiLink href={paths.signup} className={linkClass}>
              Create an account
            </UiLink>
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

/** Decision A10: nobody is there yet who could sign in as an admin. */
function SetupNotice() {
  return (
    <Notice tone="info" title="This shop has no admin yet" className="mb-5">
      Its owner can{' '}
      <UiLink href={paths.setup} className={linkClass}>
        set it up
      </UiLink>{' '}
      with the code from the server’s log.
    </Notice>
  );
}

function Failure({ errors, sentence }: { errors: Record<string, string>; sentence: string }) {
  const wrong = Object.entries(errors);
  if (wrong.length > 0) {
    return (
      <ErrorSummary
        title="Please check your entries"
        errors={wrong.map(([fieldId, message]) => ({ fieldId, message }))}
      />
    );
  }
  return (
    <div role="alert" tabIndex={-1}>
      <Notice tone="negative" title={LOGIN_FAILED}>
        {sentence}
      </Notice>
    </div>
  );
}

function useLogin(next: string | null, onHomeless: (user: User) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (form: FormData) => signIn(api, form),
    onSuccess: async ({ user }) => {
      // What was known was known to a guest, whose cart has become the customer's, or to somebody whose session had ended.
      await client.resetQueries();
      const home = dashboardOf(user);
      if (!home) return onHomeless(user);
      await navigate(next ?? home);
      toast(welcomeToast(user));
    },
    onError: (error) => {
      const isFormWrong = error instanceof ApiError && error.status === 400;
      if (isFormWrong) return;
      toast(loginFailedToast(error));
    },
  });
}

function signIn(client: Api, form: FormData) {
  const role = text(form, 'role') as User['userType'];
  return client('POST /api/login', {
    body: { username: text(form, 'username'), password: text(form, 'password'), role },
  });
}

/** Where each user type belongs; another one, which a later server may know, has no place here. */
function dashboardOf({ userType }: User): string | undefined {
  const dashboards: Record<string, string> = {
    admin: paths.adminDashboard,
    employer: paths.employerDashboard,
    public: paths.customerDashboard,
  };
  return dashboards[userType];
}

function fillIn(form: HTMLFormElement | null, { username, password, role }: DemoAccount): void {
  const fields = form?.elements;
  for (const [name, value] of Object.entries({ username, password, role })) {
    const field = fields?.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = value;
  }
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
