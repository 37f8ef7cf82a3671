import { type FormEvent, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Problem } from '#values/problem.ts';
import { ApiError, api } from '#web/api.ts';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { useProblem } from '#web/forms/use-problem.ts';
import { paths } from '#web/paths.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES } from '#web/toast-texts.ts';
import { setUpAndSignIn } from './set-up-and-sign-in.ts';
import { SetupFields } from './setup-fields.tsx';

type SetupFormProps = {
  /** The action's answer when the form was sent without scripts. */
  answer: FormAnswer<Record<string, string>> | undefined;
};

/** The setup form. A refusal retains the typed values except the password. */
export function SetupForm({ answer }: SetupFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The second click of a double click arrives before the button is disabled.
  const isSent = useRef(false);
  const setup = useMutation({
    mutationFn: (typed: FormData) => setUpAndSignIn(api, typed),
    // A full page load, because everything cached in the browser is out of date.
    onSuccess: (next) => window.location.assign(next),
    onError: () => {
      isSent.current = false;
    },
  });
  const failure = setup.error instanceof ApiError ? setup.error.problem : null;
  const refused = setup.isIdle ? answer?.problem : (failure ?? undefined);
  const { problem, errors } = useProblem(form, refused);
  // Without a problem the connection failed; a problem that is corrected is gone.
  const isRefused = (setup.isError || (setup.isIdle && Boolean(answer))) && (!refused || Boolean(problem));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    setup.mutate(new FormData(event.currentTarget));
  };
  return (
    <form ref={form} method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {isRefused && <Refusal problem={problem} errors={errors} />}
      <SetupFields values={answer?.values ?? {}} errors={errors} />
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
        {isSetUp && <TextLink href={paths.login()}>Sign in</TextLink>}
      </Notice>
    </div>
  );
}

// Sorts errors in the order of the form; the API lists a rule about two fields last.
function partOf(field: string): number {
  return ['code', 'company', 'vatRate', 'bank', 'admin'].findIndex(
    (part) => field === part || field.startsWith(`${part}.`),
  );
}
