import { LOGIN_FAILED } from '#features/accounts/login-words.ts';
import type { SignInStep } from '#features/factors/contract.ts';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';
import { CodeField } from './code-field.tsx';
import type { FactorAnswer, FactorDone } from './factor-task.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { TaskForm } from './task-form.tsx';

type SecondStepProps = {
  methods: NonNullable<SignInStep['pending']>['methods'];
  next: string | null;
  answer: FactorAnswer | undefined;
  onDone: (done: FactorDone) => void | Promise<void>;
};

/** The second factor after the password: a passkey, a code, or one of the recovery codes. */
export function SecondStep({ methods, next, answer, onDone }: SecondStepProps) {
  const form = { place: 'sign-in', answer, onDone, failure: LOGIN_FAILED, size: 'lg' } as const;
  const isOnlyRecovery = methods.length === 1 && methods[0] === 'recovery';
  return (
    <div className="flex flex-col gap-6">
      {methods.includes('passkey') && <PasskeySignIn next={next} isSecondStep />}
      {methods.includes('code') && (
        <TaskForm {...form} task="code" button="Sign In">
          {(field) => <CodeField field={field} />}
        </TaskForm>
      )}
      {methods.includes('recovery') && (
        <details open={isOnlyRecovery || answer?.task === 'recovery'}>
          <summary className="cursor-pointer py-2 font-semibold">Use a recovery code</summary>
          <div className="pt-3">
            <TaskForm {...form} task="recovery" button="Sign in with the recovery code" variant="secondary">
              {(field) => (
                <TextField
                  {...field('recoveryCode')}
                  label="Recovery code"
                  hint="One of the ten that you wrote down; it works once"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={60}
                  required
                />
              )}
            </TaskForm>
          </div>
        </details>
      )}
      <p className="text-sm">
        Lost all of them? An admin of the shop can help.{' '}
        <TextLink href={paths.login(next ?? undefined)}>Sign in as another user</TextLink>
      </p>
    </div>
  );
}
