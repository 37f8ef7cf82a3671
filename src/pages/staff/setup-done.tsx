import { Checklist } from '#features/setup/screens/staff/checklist.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/setup-done.ts';

export const meta = fixedMeta('Your shop is set up');

export async function loader({ context }: Route.LoaderArgs) {
  const { username } = context.get(signedInUser);
  return { username, checks: await orErrorPage(context.get(pageApi)('GET /api/setup/checklist')) };
}

/** The owner's next steps; each is ticked off once it is done. */
export default function SetupDonePage({ loaderData: { username, checks } }: Route.ComponentProps) {
  return (
    <>
      <PortalHeader title="Your shop is set up" description="It sells as soon as the steps below are done." />
      <div className="flex max-w-3xl flex-col gap-5">
        <Notice tone="positive" title="You are the admin">
          Your username is <strong className="name">{username}</strong>. Your e-mail address works too.
        </Notice>
        <Checklist checks={checks} />
        <p>
          Everything you entered can be changed: the bank account in{' '}
          <TextLink href={paths.paymentOptions}>payment options</TextLink>, all else in the{' '}
          <TextLink href={paths.adminDashboard}>admin dashboard</TextLink> under Settings. The dashboard shows this list
          until it is done.
        </p>
      </div>
    </>
  );
}
