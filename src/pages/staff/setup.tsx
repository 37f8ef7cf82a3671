import { type FormEvent, useRef } from 'react';
import { redirect } from 'react-router';
import { SetupFields } from '#features/setup/screens/staff/setup-fields.tsx';
import { readSetupForm } from '#features/setup/setup-form.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import type { Problem } from '#values/problem.ts';
import { type Api, ApiError, api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { fieldErrors, refusedForm, useFocusOnProblem } from '#web/forms/form-answer.ts';
import { dashboardOf } from '#web/frames/shop/header-links.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { FAILURES } from '#web/messages.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import type { Route } from './+types/setup.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Set up your shop');

/** Only a shop that still waits for its owner shows this page. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(pageApi);
  const { needed } = await orErrorPage(client('GET /api/setup'));
  if (needed) return null;
  const { user } = await orErrorPage(client('GET /api/session'));
  throw redirect(user ? dashboardOf(user) : paths.login());
}

/** Sets the shop up before the scripts have arrived. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await setUpAndSignIn(context.get(pageApi), form);
  } catch (error) {
    return refusedForm(error, typedOf(form));
  }
  return redirect(paths.setupDone);
}

export default function SetupPage({ actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null);
  // The second press of a double click comes before the button knows of the first.
  const isSent = useRef(false);
  const setup = useMutation({
    mutationFn: (typed: FormData) => setUpAndSignIn(api, typed),
    // As a new visit, for all that the browser knows of the shop is out of date now.
    onSuccess: () => window.location.assign(paths.setupDone),
    onError: () => {
      isSent.current = false;
    },
  });
  const failure = setup.error instanceof ApiError ? setup.error.problem : null;
  const problem = setup.isIdle ? actionData?.problem : (failure ?? undefined);
  const isRefused = !setup.isPending && !setup.isSuccess && (setup.isError || Boolean(actionData));
  const errors = isRefused ? fieldErrors(problem) : {};
  useFocusOnProblem(form, problem);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    setup.mutate(new FormData(event.currentTarget));
  };
  return (
    <div className="portal min-h-dvh">
      <Container as="main" size="narrow" id="main" className="pb-16">
        <header className="flex flex-col gap-4 py-8 sm:py-12">
          <BrandMark className="size-12" />
          <h1 className="title-1">Set up your shop</h1>
          <p className="lead">
            Four short parts, once. Afterwards the shop is open and you are signed in as its admin.
          </p>
        </header>
        <form ref={form} method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
          {isRefused && <Refusal problem={problem} errors={errors} />}
          <SetupFields values={actionData?.values ?? {}} errors={errors} />
          <Button
            type="submit"
            size="lg"
            className="self-start"
            pending={setup.isPending || setup.isSuccess}
            pendingLabel="Setting up..."
          >
            Set up the shop
          </Button>
        </form>
      </Container>
    </div>
  );
}

function Refusal({ problem, errors }: { problem: Problem | undefined; errors: Record<string, string> }) {
  const wrong = Object.entries(errors).sort(([a], [b]) => partOf(a) - partOf(b));
  if (wrong.length > 0) {
    const fieldOf = (name: string) => name.replace(/\.\d+$/, '');
    const entries = wrong.map(([name, message]) => ({ fieldId: fieldOf(name), message }));
    return <ErrorSummary title="Please check your entries" errors={entries} />;
  }
  const isSetUp = problem?.type.endsWith('#already_set_up');
  return (
    <div role="alert" tabIndex={-1}>
      <Notice tone={isSetUp ? 'info' : 'negative'} title={problem?.title ?? FAILURES.setUp}>
        {problem?.detail ?? 'Check the connection and try again. What you typed is still here.'}{' '}
        {isSetUp && (
          <UiLink href={paths.login()} className={linkClass}>
            Sign in
          </UiLink>
        )}
      </Notice>
    </div>
  );
}

// In the order of the form; a rule that concerns two fields is told last by the API.
function partOf(field: string): number {
  return ['code', 'company', 'vatRate', 'admin'].findIndex((part) => field === part || field.startsWith(`${part}.`));
}

async function setUpAndSignIn(client: Api, form: FormData): Promise<void> {
  const body = readSetupForm(form);
  const { user } = await client('POST /api/setup', { body });
  const { password } = body.admin;
  // The shop stands; an admin who could not be signed in here will be by hand.
  await client('POST /api/login', { body: { username: user.username, password, role: 'admin' } }).catch(
    () => undefined,
  );
}

function typedOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (/password/.test(name) ? [] : [[name, String(value)]])),
  );
}
