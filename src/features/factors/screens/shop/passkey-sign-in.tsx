import { Fingerprint } from 'lucide-react';
import type { User } from '#features/accounts/contract.ts';
import { useEnter } from '#features/accounts/screens/shop/use-login.ts';
import { Button } from '#ui/button.tsx';
import { api } from '#web/api.ts';
import { problemOf } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useMutation } from '#web/query/use-mutation.ts';
import { PASSKEY_FAILED, signWithPasskey } from './browser-passkey.ts';

type PasskeySignInProps = {
  next: string | null;
  onHomeless?: (user: User) => void;
  /** As the second step, after the password of an account. */
  isSecondStep?: boolean;
};

/** Signs in with a passkey: alone on the login page, or as the second factor. It needs scripts. */
export function PasskeySignIn({ next, onHomeless, isSecondStep = false }: PasskeySignInProps) {
  const enter = useEnter(next, onHomeless);
  const call = useMutation({ mutationFn: () => signIn(isSecondStep), onSuccess: ({ user }) => enter(user) });
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      {call.isError && <FormProblem problem={problemOf(call.error)} title={PASSKEY_FAILED} />}
      <Button
        variant={isSecondStep ? 'primary' : 'secondary'}
        size="lg"
        full
        pending={call.isPending}
        onClick={() => call.mutate()}
      >
        <Fingerprint aria-hidden="true" className="size-5" />
        Use a passkey
      </Button>
    </div>
  );
}

async function signIn(isSecondStep: boolean) {
  if (isSecondStep) {
    const passkey = await signWithPasskey(await api('POST /api/login/second-factor/options'));
    return api('POST /api/login/second-factor', { body: { passkey } });
  }
  const passkey = await signWithPasskey(await api('POST /api/login/passkey/options'));
  return api('POST /api/login/passkey', { body: { passkey } });
}
