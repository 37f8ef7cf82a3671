import { useState } from 'react';
import { redirect } from 'react-router';
import { dashboardOf, useEnter } from '#features/accounts/screens/shop/use-login.ts';
import { Enrolment } from '#features/factors/screens/shop/enrolment.tsx';
import { type FactorDone, factorAction } from '#features/factors/screens/shop/factor-task.ts';
import { RecoveryCodes } from '#features/factors/screens/shop/recovery-codes.tsx';
import { SecondStep } from '#features/factors/screens/shop/second-step.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { nextPath } from '#web/next-path.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/second-step.ts';

export const meta = fixedMeta('Second factor');

export async function loader({ context, request }: Route.LoaderArgs) {
  const step = await orErrorPage(context.get(pageApi)('GET /api/login/second-factor'));
  return { ...step, next: nextOf(request) };
}

/** The forms of the page before its scripts have arrived. */
export async function action({ context, request }: Route.ActionArgs) {
  const answer = await factorAction(context.get(pageApi), 'sign-in', await request.formData());
  const { user, recoveryCodes } = answer;
  // New recovery codes are shown first: there is no second chance to read them.
  if (user && !recoveryCodes) throw redirect(nextOf(request) ?? dashboardOf(user) ?? paths.home);
  return answer;
}

// A completed sign-in waits for nothing any more; the page still shows the recovery codes.
export const shouldRevalidate = () => false;

export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pending, offersPasskeys, next } = loaderData;
  const enter = useEnter(next);
  const [done, setDone] = useState<FactorDone | undefined>(actionData);
  const goOn = async (now: FactorDone) => {
    if (now.user && !now.recoveryCodes) await enter(now.user);
    else setDone(now);
  };
  return (
    <Container size="form" className="pb-20">
      {done?.recoveryCodes ? (
        <>
          <PageHeader
            title="Your second factor is set up"
            description="From now on it is asked for when you sign in."
          />
          <RecoveryCodes codes={done.recoveryCodes}>
            <ButtonLink href={next ?? (done.user && dashboardOf(done.user)) ?? paths.home}>Continue</ButtonLink>
          </RecoveryCodes>
        </>
      ) : pending?.mustEnrol ? (
        <>
          <PageHeader
            title="Set up your second factor"
            description="Staff sign in with a passkey or a code besides the password. It takes a minute, once."
          />
          <Enrolment offersPasskeys={offersPasskeys} setup={done?.setup} answer={actionData} onDone={goOn} />
        </>
      ) : pending ? (
        <>
          <PageHeader title="Second factor" description="Your password was right. One more step." />
          <SecondStep methods={pending.methods} next={next} answer={actionData} onDone={goOn} />
        </>
      ) : (
        <EmptyState
          headingLevel={1}
          title="This sign-in is over"
          description="It took too long, or it was completed in another window."
          actions={<ButtonLink href={paths.login(next ?? undefined)}>Sign in</ButtonLink>}
        />
      )}
    </Container>
  );
}

function nextOf(request: Request): string | null {
  return nextPath(new URL(request.url).searchParams.get('next'));
}
