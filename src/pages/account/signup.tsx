import { useState } from 'react';
import { sendSignup, signupValues } from '#features/accounts/screens/shop/send-signup.ts';
import { SignupDone, type SignupOutcome } from '#features/accounts/screens/shop/signup-done.tsx';
import { SignupFields } from '#features/accounts/screens/shop/signup-fields.tsx';
import { FormCheck } from '#features/bots/screens/form-check.tsx';
import type { BackHandle } from '#root/pages/shop/layout.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToast } from '#ui/toast.tsx';
import { ApiError, api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { forgetTyped, useTypedDraft } from '#web/forms/use-typed-draft.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/signup.ts';

export const handle: BackHandle = { back: { to: paths.home, label: 'Home' } };

export const meta = fixedMeta(
  'Create an account',
  'Keep orders, invoices, addresses and reward points in one place. Buying works without an account too.',
  { isListed: true },
);

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(pageApi)('GET /api/form-stamps/{form}', { params: { form: 'register' } });
}

/** Signs up before the scripts have arrived; with scripts the form below asks the API itself. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    return { outcome: await sendSignup(context.get(pageApi), form) };
  } catch (error) {
    return refusedForm(error, signupValues(form));
  }
}

export default function SignupPage({ loaderData, actionData }: Route.ComponentProps) {
  const answered = actionData && 'outcome' in actionData ? actionData.outcome : undefined;
  const [outcome, setOutcome] = useState<SignupOutcome | undefined>(answered);
  return (
    <Container size="form" className="pb-20">
      {outcome ? (
        <SignedUp outcome={outcome} />
      ) : (
        <SignupForm
          refused={actionData && 'problem' in actionData ? actionData : undefined}
          stamp={loaderData?.stamp}
          onDone={setOutcome}
        />
      )}
    </Container>
  );
}

type SignupFormProps = {
  refused: Extract<Route.ComponentProps['actionData'], { problem: unknown }> | undefined;
  stamp: string | undefined;
  onDone: (outcome: SignupOutcome) => void;
};

const TYPED = ['userType', 'firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'message'] as const;

function SignupForm({ refused, stamp, onDone }: SignupFormProps) {
  const { toast } = useToast();
  const signup = useFormCall({
    refused: refused?.problem,
    send: (form) => sendSignup(api, form),
    onSuccess: (outcome) => {
      toast(outcome.kind === 'account' ? SUCCESS.accountCreated : SUCCESS.requestSubmitted);
      forgetTyped('signup');
      onDone(outcome);
      window.scrollTo(0, 0);
    },
    onError: (error, form) => {
      const isFormWrong = error instanceof ApiError && error.status === 400;
      const isCustomer = form.get('userType') === 'public';
      const fallback = isCustomer ? FAILURES.customerRegistration : FAILURES.signupRequest;
      if (!isFormWrong) toast(failureToast(error, fallback));
    },
  });
  useTypedDraft(signup.props.ref, 'signup', TYPED);
  return (
    <>
      <PageHeader
        title="Create an account"
        description="Your orders, addresses and reward points in one place. Buying works without one, too."
      />
      <form {...signup.props} method="post" noValidate className="group/signup flex flex-col gap-5">
        <FormProblem problem={signup.problem} title="Please check your entries" />
        <FormCheck form="register" stamp={stamp} />
        <SignupFields values={refused?.values} errors={signup.errors} />
        <Button type="submit" size="lg" full pending={signup.isPending} pendingLabel="Submitting...">
          Submit Request
        </Button>
        <p className="text-sm">
          You have an account? <TextLink href={paths.login()}>Sign in</TextLink>
        </p>
      </form>
    </>
  );
}

function SignedUp({ outcome }: { outcome: SignupOutcome }) {
  const sendsEmail = useShop()?.sendsEmail;
  return <SignupDone outcome={outcome} sendsEmail={sendsEmail} loginHref={paths.login()} homeHref={paths.home} />;
}
