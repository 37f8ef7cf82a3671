import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { textOf } from '#values/form-text.ts';
import { api } from '#web/api.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { makePasskey, PASSKEY_FAILED } from './browser-passkey.ts';
import type { EnrolPlace, FactorDone } from './factor-task.ts';
import { PasswordAgain } from './password-again.tsx';

type NewPasskeyProps = { place: EnrolPlace; onDone: (done: FactorDone) => void | Promise<void> };

/** Makes a passkey on this device. It needs scripts; without them there are codes. */
export function NewPasskey({ place, onDone }: NewPasskeyProps) {
  const call = useFormCall({ send: (form) => addPasskey(place, form), onSuccess: onDone });
  const field = fieldsOf(call.isPending ? {} : call.errors, 'new-passkey-');
  return (
    <>
      <form {...call.props} method="post" noValidate className="flex flex-col gap-4 noscript:hidden">
        {!call.isPending && <FormProblem problem={call.problem} title={PASSKEY_FAILED} idPrefix="new-passkey-" />}
        <TextField
          {...field('name')}
          label="Name of the passkey"
          hint="Such as the device that holds it"
          maxLength={60}
          optional
        />
        {place === 'account' && <PasswordAgain {...field('password')} />}
        <Button type="submit" className="self-start" pending={call.isPending}>
          Add a passkey
        </Button>
      </form>
      <p className="hidden noscript:block">Passkeys need scripts, which are off in this browser.</p>
    </>
  );
}

async function addPasskey(place: EnrolPlace, form: FormData): Promise<FactorDone> {
  const name = textOf(form, 'name');
  if (place === 'sign-in') {
    const passkey = await makePasskey(await api('POST /api/login/enrolment/passkey/options'));
    return api('POST /api/login/enrolment/passkey', { body: { name, passkey } });
  }
  const body = { password: textOf(form, 'password') };
  const passkey = await makePasskey(await api('POST /api/second-factor/passkeys/options', { body }));
  return api('POST /api/second-factor/passkeys', { body: { name, passkey } });
}
