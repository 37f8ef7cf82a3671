import { useId, useState } from 'react';
import { PASSWORD_LENGTH } from '#features/accounts/password.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { textOf } from '#values/form-text.ts';
import { api } from '#web/api.ts';
import { FormFoot } from '#web/forms/form-foot.tsx';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { needsProof } from './prove-first.ts';

/**
 * Repeats a call that was refused for want of a proof after the password was given, so that nothing typed is lost. Place `dialog`
 * beside the form, not within.
 */
export function useProof() {
  const [asked, setAsked] = useState<(isProved: boolean) => void>();
  const proved = async <Answer,>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      if (!needsProof(error)) throw error;
      const isProved = await new Promise<boolean>((resolve) => setAsked(() => resolve));
      setAsked(undefined);
      if (!isProved) throw error;
      return call();
    }
  };
  return { proved, dialog: <ProofDialog onAnswer={asked} /> };
}

function ProofDialog({ onAnswer }: { onAnswer: ((isProved: boolean) => void) | undefined }) {
  return (
    <Dialog
      open={onAnswer !== undefined}
      onClose={() => onAnswer?.(false)}
      size="sm"
      title="Is it you?"
      description="You signed in more than ten minutes ago. Nothing that you have typed is lost."
    >
      {onAnswer && <ProofForm onAnswer={onAnswer} />}
    </Dialog>
  );
}

function ProofForm({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const id = useId();
  const call = useFormCall({
    send: (form) => api('POST /api/proof', { body: { password: textOf(form, 'password') } }),
    onSuccess: () => onAnswer(true),
  });
  return (
    <form {...call.props} noValidate className="flex flex-col gap-5">
      {!call.errors.password && <FormProblem problem={call.problem} title="This could not be checked" />}
      <PasswordField
        id={id}
        name="password"
        label="Your password"
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.most}
        error={call.errors.password}
        data-autofocus
        required
      />
      <FormFoot onCancel={() => onAnswer(false)} isPending={call.isPending}>
        Go on
      </FormFoot>
    </form>
  );
}
