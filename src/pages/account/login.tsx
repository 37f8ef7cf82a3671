import { useState } from 'react';
import { redirect } from 'react-router';
import type { DemoAccount } from '#features/accounts/screens/shop/demo-accounts.tsx';
import { LoginForm } from '#features/accounts/screens/shop/login-form.tsx';
import { LoginSuccessful } from '#features/accounts/screens/shop/login-successful.tsx';
import { SignInReasonNotice } from '#features/accounts/screens/shop/sign-in-reason-notice.tsx';
import { dashboardOf, signIn } from '#features/accounts/screens/shop/use-login.ts';
import { secondStepPath } from '#features/accounts/sign-in-paths.ts';
import { PasskeySignIn } from '#features/factors/screens/shop/passkey-sign-in.tsx';
import { Container } from '#ui/container.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { nextPath } from '#web/next-path.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/login.ts';

export const meta = fixedMeta('Sign in', 'Sign in to see your orders, track a delivery and use your reward points.', {
  isListed: true,
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(pageApi);
  const [{ mode }, setup, { offersPasskeys }] = await orErrorPage(
    Promise.all([call('GET /api/settings/public'), call('GET /api/setup'), call('GET /api/login/second-factor')]),
  );
  return {
    needsSetup: setup.needed,
    offersPasskeys,
    next: nextPath(new URL(request.url).searchParams.get('next')),
    demoAccounts: mode === 'demo' ? await readDemoAccounts() : [],
  };
}

// Customer first. A dynamic import, so that the demo's accounts stay on the server.
async function readDemoAccounts(): Promise<DemoAccount[]> {
  const { demoAccounts } = await import('#demo/accounts.ts');
  return demoAccounts.map(({ role, username, password }) => ({ role, username, password })).reverse();
}

/** Signs in before the scripts have arrived; with scripts the form below asks the API itself. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const next = nextPath(new URL(request.url).searchParams.get('next'));
  try {
    const answer = await signIn(context.get(pageApi), form);
    if (!('user' in answer)) return redirect(secondStepPath(next));
    const { user } = answer;
    const home = dashboardOf(user);
    if (!home) return { user };
    return redirect(next ?? home);
  } catch (error) {
    return refusedForm(error, { username: String(form.get('username') ?? ''), role: String(form.get('role') ?? '') });
  }
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const [signedIn, setSignedIn] = useState(actionData && 'user' in actionData ? actionData.user : undefined);
  const refused = actionData && 'problem' in actionData ? actionData : undefined;
  return (
    <Container size="form" className="pb-20">
      <PageHeader title="Sign in" description="Orders, tracking and reward points in one place." />
      {loaderData.needsSetup && <SetupNotice />}
      {!signedIn && <SignInReasonNotice next={loaderData.next} />}
      {signedIn ? (
        <LoginSuccessful user={signedIn} onLogout={() => setSignedIn(undefined)} />
      ) : (
        <LoginForm {...loaderData} answered={refused} onHomeless={setSignedIn}>
          {loaderData.offersPasskeys && <PasskeySignIn next={loaderData.next} onHomeless={setSignedIn} />}
        </LoginForm>
      )}
    </Container>
  );
}

/** Decision A10: the shop has no admin yet. */
function SetupNotice() {
  return (
    <Notice tone="info" title="This shop has no admin yet" className="mb-5">
      Its owner can <TextLink href={paths.setup}>set it up</TextLink> with the code from the server’s log.
    </Notice>
  );
}
