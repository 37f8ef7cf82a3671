import { useRevalidator } from 'react-router';
import type { SignIn } from '#features/accounts/security-contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatDateTime } from '#values/instant.ts';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { securityPath } from '#web/security-path.ts';
import { failureToast } from '#web/toast-texts.ts';
import { useProof } from './proof-dialog.tsx';
import { ProofField } from './proof-field.tsx';
import { asksForPassword, needsProof } from './prove-first.ts';
import { endSignIn } from './security-action.ts';

type SignInsProps = {
  signIns: readonly SignIn[];
  /** What a form of this list that was sent before the scripts arrived was refused for, and what it was to end. */
  refused: { problem: Problem; id: string } | undefined;
};

/** Where the account is signed in, each to be ended, and all but this one at once. */
export function SignIns({ signIns, refused }: SignInsProps) {
  const { proved, dialog } = useProof();
  const ending = useEnding(proved);
  const others = signIns.filter(({ isThis }) => !isThis);
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {signIns.map((signIn) => (
          <li key={signIn.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <SignInFacts signIn={signIn} />
            {!signIn.isThis && (
              <EndButton
                id={String(signIn.id)}
                label={`Sign out ${nameOf(signIn)}, last seen ${formatDateTime(signIn.lastSeenAt)}`}
                ending={ending}
              >
                Sign out
              </EndButton>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <EndButton id="others" ending={ending}>
          Sign out everywhere else
        </EndButton>
      ) : (
        <p className="meta">You are signed in nowhere else.</p>
      )}
      {refused && asksForPassword(refused.problem) && <ProofForm {...refused} />}
      {dialog}
    </div>
  );
}

function SignInFacts({ signIn }: { signIn: SignIn }) {
  const { isThis, since, lastSeenAt, place } = signIn;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {nameOf(signIn)}
        {isThis && <Badge tone="positive">Here, now</Badge>}
      </p>
      {place && <p className="meta wrap-anywhere">{place}</p>}
      <p className="meta">
        Since {formatDateTime(since)}
        {!isThis && `, last seen ${formatDateTime(lastSeenAt)}`}
      </p>
    </div>
  );
}

type EndButtonProps = { id: string; label?: string; ending: ReturnType<typeof useEnding>; children: string };

/** A form, so that it also works without scripts. */
function EndButton({ id, label, ending, children }: EndButtonProps) {
  return (
    <form
      method="post"
      action={securityPath}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ending.isPending) ending.mutate(id);
      }}
    >
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        aria-label={label}
        pending={ending.isPending && ending.variables === id}
      >
        {children}
      </Button>
    </form>
  );
}

/** Asks for the password before the scripts arrive, and ends what was to be ended. */
function ProofForm({ problem, id }: { problem: Problem; id: string }) {
  return (
    <form method="post" action={securityPath} className="flex flex-col items-start gap-4">
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="id" value={id} />
      <ProofField id="end-password" error={problem.errors?.password?.[0]} />
      <Button type="submit">{id === 'others' ? 'Sign out everywhere else' : 'Sign out'}</Button>
    </form>
  );
}

function useEnding(proved: ReturnType<typeof useProof>['proved']) {
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (id: string) => proved(() => endSignIn(api, id)),
    onSuccess: async () => {
      await revalidate();
      toast({ title: 'Signed Out', description: 'It takes effect at once.' });
    },
    onError: async (error) => {
      // The dialog was closed.
      if (needsProof(error)) return;
      toast(failureToast(error, 'It could not be signed out'));
      await revalidate();
    },
  });
}

function nameOf({ browser }: SignIn): string {
  return browser ?? 'A sign-in from before this list';
}
