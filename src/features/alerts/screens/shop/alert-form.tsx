import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormCheck } from '#features/bots/screens/form-check.tsx';
import { Honeypot } from '#features/bots/screens/honeypot.tsx';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/control-class.ts';
import type { Problem } from '#values/problem.ts';
import { ApiError, api, sentenceOf } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { useSession } from '#web/session.ts';
import { useShop } from '#web/use-shop.ts';
import { sentAlert } from './sent-alert.ts';

/** What the product's page answers to the form without scripts. */
export type AlertAnswer = { askedFor: string } | { problem: Problem; values: { email: string } };

type AlertFormProps = { productId: number; path: string; stamp: string | undefined; answer: AlertAnswer | undefined };

const FIELD = 'alert-email';
const FAILED = 'That did not work. Please try again.';

// Not the field of the forms: with it every visitor of a product would load the parts of forms.
/** 'Tell me when it is back': one e-mail. The address of a signed-in visitor is filled in. */
export function AlertForm({ productId, path, stamp, answer }: AlertFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [isMended, setMended] = useState(false);
  const isSilent = useShop()?.sendsEmail === false;
  const own = useSession().data?.user?.email;
  const ask = useMutation({
    mutationFn: (form: FormData) => api('POST /api/stock-alerts', sentAlert(productId, form)),
    onError: () => field.current?.focus(),
  });
  useEffect(() => {
    if (own && field.current && !field.current.value) field.current.value = own;
  }, [own]);
  useEffect(() => {
    if (ask.isSuccess) status.current?.focus();
  }, [ask.isSuccess]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!ask.isPending) ask.mutate(new FormData(event.currentTarget));
  };
  // What was wrong is not said any longer than it is there.
  const mend = () => {
    setMended(true);
    ask.reset();
  };
  const refused = ask.isIdle && answer && 'problem' in answer ? answer : undefined;
  const askedFor = ask.data?.email ?? (ask.isIdle && answer && 'askedFor' in answer ? answer.askedFor : undefined);
  const wrong = ask.error ? wordsOf(ask.error) : refused && !isMended && wordsOf(refused.problem);
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className="mt-3 font-semibold empty:hidden">
        {askedFor && <Done email={askedFor} />}
      </p>
      <form
        method="post"
        action={path}
        onSubmit={submit}
        onInput={mend}
        hidden={askedFor !== undefined}
        noValidate
        className="mt-3 flex flex-wrap items-end gap-2"
      >
        <Honeypot />
        <FormCheck form="stock-alert" stamp={stamp} />
        <div className="min-w-0 flex-1 basis-48">
          <label htmlFor={FIELD} className="mb-1 block font-semibold">
            {isSilent ? 'Say that you wait for it' : 'Tell me when it is back'}
          </label>
          <input
            ref={field}
            id={FIELD}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={100}
            placeholder="Your e-mail address"
            defaultValue={refused?.values.email}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${FIELD}-${wrong ? 'error' : 'hint'}`}
            className={controlClass}
          />
        </div>
        <Button type="submit" variant="secondary" pending={ask.isPending}>
          {isSilent ? 'Note my address' : 'Tell me'}
        </Button>
        {wrong ? (
          <p id={`${FIELD}-error`} role="alert" className="w-full font-medium text-negative">
            {wrong}
          </p>
        ) : (
          <p id={`${FIELD}-hint`} className="meta w-full">
            {isSilent
              ? 'This shop sends no e-mail yet, but staff see how many wait. The address is deleted after a year at the latest.'
              : 'One e-mail, and nothing else. The address is deleted after a year at the latest.'}
          </p>
        )}
      </form>
    </>
  );
}

function Done({ email }: { email: string }) {
  const sendsEmail = useShop()?.sendsEmail;
  return sendsEmail ? (
    <>
      We send one e-mail to <bdi className="name">{email}</bdi> when it can be bought again.
    </>
  ) : (
    <>
      Noted for <bdi className="name">{email}</bdi>. This shop sends no e-mail yet, but staff see how many wait.
    </>
  );
}

function wordsOf(failure: Error | Problem): string {
  const problem = failure instanceof ApiError ? failure.problem : failure instanceof Error ? null : failure;
  return problem?.errors?.email?.[0] ?? problem?.detail ?? sentenceOf(failure, FAILED);
}
