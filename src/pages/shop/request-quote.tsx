import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { CheckoutLines } from '#features/orders/screens/shop/checkout-review.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { type FormAnswer, fieldErrors, refusedForm, useFocusOnProblem } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { restoreForm } from '#web/forms/restore-form.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { FAILURES } from '#web/messages.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/request-quote.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'Request a quote',
    'A price in writing for what is in your cart, with fitting or delivery to several sites where you need it.',
    { isListed: true },
  );

const FIELDS = ['name', 'email', 'phone', 'company', 'message', 'website'] as const;
type Field = (typeof FIELDS)[number];

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [{ user }, lines] = await Promise.all([api('GET /api/session'), api('GET /api/cart')]);
  return { user, lines };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readValues(form);
  try {
    const { number } = await context.get(pageApi)('POST /api/quotes', { body: values });
    return { number, sentTo: values.email };
  } catch (error) {
    return refusedForm(error, values);
  }
}

export const clientAction = restoreForm(readValues);

function readValues(form: FormData): Record<Field, string> {
  return Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? '')])) as Record<Field, string>;
}

export default function RequestQuotePage({ loaderData: { user, lines }, actionData }: Route.ComponentProps) {
  const done = actionData && 'number' in actionData ? actionData : undefined;
  const refused: FormAnswer<Record<Field, string>> | undefined =
    actionData && 'problem' in actionData ? actionData : undefined;
  if (done) return <Sent {...done} />;
  if (lines.length === 0) {
    return (
      <Container className="py-10">
        <EmptyState
          headingLevel={1}
          title="Nothing to quote yet"
          description="Put what you need in the cart, in the quantities you need, and ask for a quote from there."
          icon={<FileText />}
          actions={
            <>
              <UiLink href={paths.search()} className={buttonClass()}>
                Find products
              </UiLink>
              <UiLink href={paths.contact('Quote')} className={buttonClass({ variant: 'secondary' })}>
                Describe it instead
              </UiLink>
            </>
          }
        />
      </Container>
    );
  }
  const known = {
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    email: user?.email ?? '',
    phone: user?.phoneNumber ?? '',
    company: user?.companyName ?? '',
    message: '',
    website: '',
  };
  return (
    <Container className="pb-20">
      <PageHeader
        title="Request a quote"
        description="For larger quantities, a project or a fixed date. We answer within one working day with prices that hold for 30 days."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14">
        <RequestForm values={refused?.values ?? known} refused={refused} />
        <Panel title="Your goods" className="max-lg:order-first">
          <CheckoutLines lines={lines} />
          <UiLink href={paths.cart} className={`${linkClass} mt-4 inline-block text-sm`}>
            Change the quantities in your cart
          </UiLink>
        </Panel>
      </div>
    </Container>
  );
}

type RequestFormProps = {
  values: Record<Field, string>;
  refused: FormAnswer<Record<Field, string>> | undefined;
};

function RequestForm({ values, refused }: RequestFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isPending = useNavigation().formAction?.startsWith(paths.requestQuote) ?? false;
  const errors = fieldErrors(refused?.problem);
  useFocusOnProblem(form, refused?.problem);
  const field = (name: Field) => ({ id: name, name, error: errors[name], defaultValue: values[name] });
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="flex flex-col gap-5">
      <FormProblem problem={refused?.problem} title={FAILURES.requestQuote} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} label="Name" autoComplete="name" maxLength={200} required />
        <TextField {...field('company')} label="Company" autoComplete="organization" maxLength={200} optional />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" maxLength={100} required />
        <TextField {...field('phone')} label="Contact number" type="tel" autoComplete="tel" maxLength={20} required />
      </div>
      <TextareaField
        {...field('message')}
        label="Message"
        hint="Where it goes, by when you need it, and whether you want it installed"
        rows={5}
        maxLength={5000}
        optional
      />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="lg" pending={isPending} pendingLabel="Sending..." className="self-start">
        Request quote
      </Button>
    </Form>
  );
}

function Sent({ number, sentTo }: { number: string; sentTo: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container size="narrow" className="py-10">
      <h1 ref={heading} tabIndex={-1} className="title-1 mb-4">
        Request sent
      </h1>
      <Notice tone="positive" role="status">
        Thank you. We work out your quote <strong className="tabular whitespace-nowrap">{number}</strong> and send it to{' '}
        <span className="name font-semibold">{sentTo}</span> within one working day. Your cart stays as it is.
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <UiLink href={paths.search()} className={buttonClass()}>
          Continue shopping
        </UiLink>
        <UiLink href={paths.cart} className={buttonClass({ variant: 'secondary' })}>
          Back to the cart
        </UiLink>
      </div>
    </Container>
  );
}
