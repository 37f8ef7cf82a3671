import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { redirect, useNavigate } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { LOGIN_FAILED } from '#features/accounts/login-words.ts';
import { type DemoAccount, DemoAccounts } from '#features/accounts/web/demo-accounts.tsx';
import { LoginFields } from '#features/accounts/web/login-fields.tsx';
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
import { refreshCart } from '#web/cart/use-add-to-cart.ts';
import { fieldErrors, refusedForm, useFocusOnProblem } from '#web/form-answer.ts';
import { FAILURES, loginFailedToast, welcomeToast } from '#web/messages.ts';
import { nextPath } from '#web/next-path.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Sign in');

export function loader({ request }: Route.LoaderArgs) {
  return { next: nextPath(new URL(request.url).searchParams.get('next')) };
}

/** Signs in before the scripts have arrived; with scripts the form below asks the API itself. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    const { user } = await signIn(context.get(pageApi), form);
    return redirect(nextPath(new URL(request.url).searchParams.get('next')) ?? dashboardOf(user));
  } catch (error) {
    return refusedForm(error, { username: text(form, 'username'), role: text(form, 'role') });
  }
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const shop = useShop();
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin(loaderData.next);
  const refused = login.error instanceof ApiError ? login.error.problem : null;
  const problem: Problem | undefined = login.isIdle ? actionData?.problem : (refused ?? undefined);
  const errors = fieldErrors(problem);
  useFocusOnProblem(form, problem);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!login.isPending) login.mutate(new FormData(event.currentTarget));
  };
  const failure = login.isError || actionData ? sentenceOf(login.error, problem?.detail ?? FAILURES.login) : undefined;
  return (
    <Container size="form" className="pb-20">
      <PageHeader title="Sign in" description="Orders, tracking and reward points in one place." />
      <form ref={form} method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {!login.isPending && failure && <Failure errors={errors} sentence={failure} />}
        <LoginFields values={actionData?.values} errors={login.isPending ? {} : errors} />
        <Button type="submit" size="lg" full pending={login.isPending} pendingLabel="Signing In...">
          Sign In
        </Button>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
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
      {shop?.mode === 'demo' && (
        <div className="mt-8">
          <DemoAccounts onChoose={(account) => fillIn(form.current, account)} />
        </div>
      )}
    </Container>
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

function useLogin(next: string | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (form: FormData) => signIn(api, form),
    onSuccess: async ({ user }) => {
      // The guest's cart has become the customer's.
      await refreshCart(client);
      await navigate(next ?? dashboardOf(user));
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

function dashboardOf({ userType }: User): string {
  const dashboards = {
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
