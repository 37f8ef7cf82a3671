import { useRevalidator, useSearchParams } from 'react-router';
import { ChangePassword } from '#features/accounts/screens/security/change-password.tsx';
import { PendingEmail } from '#features/accounts/screens/security/pending-email.tsx';
import { securityAction } from '#features/accounts/screens/security/security-action.ts';
import { SignIns } from '#features/accounts/screens/security/sign-ins.tsx';
import { SECOND_FACTOR_PATH } from '#features/accounts/sign-in-paths.ts';
import type { BackHandle } from '#root/pages/shop/layout.tsx';
import { Container } from '#ui/container.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { securityPath } from '#web/security-path.ts';
import type { Route } from './+types/security.ts';

export const handle: BackHandle = { back: { to: paths.customerDashboard, label: 'Back to your account' } };

export const meta = fixedMeta('Sign-in and security');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [user, signIns] = await Promise.all([api('GET /api/user'), api('GET /api/sessions')]);
  return { user, signIns };
}

export async function action({ context, request }: Route.ActionArgs) {
  return orErrorPage(securityAction(context.get(pageApi), await request.formData()));
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, signIns } = loaderData;
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const { intent, id = '' } = actionData?.values ?? {};
  const isPassword = intent === 'password';
  return (
    <Container className="flex max-w-3xl flex-col gap-8 pb-20">
      <PageHeader title="Sign-in and security" description="Your password, and where you are signed in" />
      {search.get('changed') === 'password' && !actionData && (
        <Notice tone="positive" role="status">
          Your password has been changed. Everywhere else you are signed out.
        </Notice>
      )}
      {actionData && !isPassword && <RefusedNotice problem={actionData.problem} />}
      <PendingEmail user={user} action={securityPath} />
      <Panel title="Where you are signed in" description="The place is told by nothing but the address, so it is rough">
        <SignIns
          signIns={signIns}
          refused={intent === 'end' && actionData ? { problem: actionData.problem, id } : undefined}
        />
      </Panel>
      <Panel title="Second factor" description="A passkey or a one-time code besides the password">
        <TextLink href={SECOND_FACTOR_PATH}>Look at your second factor</TextLink>
      </Panel>
      <Panel title="Password" description="A new one signs you out everywhere else">
        <ChangePassword
          user={user}
          refused={isPassword ? actionData?.problem : undefined}
          onChanged={() => void revalidate()}
        />
      </Panel>
    </Container>
  );
}
