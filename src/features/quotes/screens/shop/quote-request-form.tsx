import { useMemo, useRef } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import type { Session } from '#features/accounts/contract.ts';
import { BEGUN_BY, isSignedOut } from '#features/accounts/screens/begun-by.ts';
import { SignedOutNotice } from '#features/accounts/screens/signed-out.tsx';
import { FormCheck } from '#features/bots/screens/form-check.tsx';
import { Honeypot } from '#features/bots/screens/honeypot.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useProblem } from '#web/forms/use-problem.ts';
import { storeTyped, useTypedDraft } from '#web/forms/use-typed-draft.ts';
import { paths } from '#web/paths.ts';
import { FAILURES } from '#web/toast-texts.ts';
import { FittingRequest } from './fitting-request.tsx';
import { fittingFields, type ScreenToQuote, typedFitting } from './fitting-typed.ts';
import { useAskedPrices } from './use-asked-prices.ts';

const FIELDS = ['name', 'email', 'phone', 'company', 'message', 'website'] as const;
type Field = (typeof FIELDS)[number];

const TYPED = FIELDS.filter((field) => field !== 'website');

type Values = Record<Field, string> & { fitting: Record<string, string> | undefined };

/** The typed values of the form. */
export function readQuoteRequest(form: FormData): Values {
  const texts = Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? '')])) as Record<
    Field,
    string
  >;
  return { ...texts, fitting: typedFitting(form) };
}

type QuoteRequestFormProps = {
  /** Fills in the form. */
  user: Session['user'];
  refused: FormAnswer<Values> | undefined;
  stamp: string;
  /** What of the goods can be fitted; null while the shop does not fit. */
  screens: readonly ScreenToQuote[] | null;
  /** An LED wall is among the goods. */
  hasWall: boolean;
  /** A visit by itself is asked for. */
  isSurveyAlone: boolean;
};

/** The form that requests a quote for the cart, a list, a wall or a visit. */
export function QuoteRequestForm({ user, refused, stamp, screens, hasWall, isSurveyAlone }: QuoteRequestFormProps) {
  const values = refused?.values ?? knownOf(user);
  const form = useRef<HTMLFormElement>(null);
  const typed = useMemo(() => [...TYPED, ...fittingFields(screens ?? [])], [screens]);
  useTypedDraft(form, 'quote', typed);
  const prices = useAskedPrices(form, screens ?? []);
  const isPending = useNavigation().formAction?.startsWith(paths.requestQuote) ?? false;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { problem, errors } = useProblem(form, refused?.problem);
  const field = (name: Field) => ({ id: name, name, error: errors[name], defaultValue: values[name] });
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="flex flex-col gap-5">
      {isSignedOut(problem) ? (
        <SignedOutNotice next={here} onLeave={() => form.current && storeTyped(form.current, 'quote', typed)}>
          Nothing was sent. Sign in again to ask for the quote: your cart is there, and what you have typed is filled
          in.
        </SignedOutNotice>
      ) : (
        <FormProblem problem={problem} title={FAILURES.requestQuote} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} label="Name" autoComplete="name" maxLength={200} required />
        <TextField {...field('company')} label="Company" autoComplete="organization" maxLength={200} optional />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" maxLength={100} required />
        <TextField {...field('phone')} label="Contact number" type="tel" autoComplete="tel" maxLength={20} required />
      </div>
      <TextareaField
        {...field('message')}
        label="Message"
        hint={
          screens
            ? 'Where it goes and by when you need it'
            : 'Where it goes, by when you need it, and whether you want it installed'
        }
        rows={5}
        maxLength={5000}
        optional
      />
      {screens && (
        <FittingRequest {...{ screens, hasWall, isSurveyAlone, errors, prices }} typed={refused?.values.fitting} />
      )}
      <Honeypot />
      {user && <input type="hidden" name={BEGUN_BY} value={user.id} />}
      <FormCheck form="quote" stamp={stamp} />
      <Button type="submit" size="lg" pending={isPending} pendingLabel="Sending..." className="self-start">
        Request quote
      </Button>
    </Form>
  );
}

function knownOf(user: Session['user']): Values {
  return {
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    email: user?.email ?? '',
    phone: user?.phoneNumber ?? '',
    company: user?.companyName ?? '',
    message: '',
    website: '',
    fitting: undefined,
  };
}
