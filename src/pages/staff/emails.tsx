import { Mails } from 'lucide-react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { EmailFilters } from '#features/emails/screens/staff/email-filters.tsx';
import { EmailsTable } from '#features/emails/screens/staff/emails-table.tsx';
import { emailsQuery, emailsSearch, readEmailsView } from '#features/emails/screens/staff/emails-view.ts';
import { PostNotice } from '#features/emails/screens/staff/post-notice.tsx';
import { useReadAgain } from '#features/emails/screens/staff/use-read-again.ts';
import { isDelayed } from '#features/emails/status.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { refusedForm } from '#web/forms/form-answer.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { restoreForm } from '#web/forms/restore-form.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { orFirstPage } from '#web/lists/list-view.ts';
import { StaffList } from '#web/lists/staff-list.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import type { Route } from './+types/emails.ts';

export const meta = fixedMeta('E-mails');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const view = readEmailsView(new URL(request.url).searchParams);
  const query = { ...emailsQuery(view), limit: '200', cursor: view.trail.at(-1) };
  const firstHref = paths.emails + emailsSearch({ ...view, trail: [] });
  return orFirstPage(api('GET /api/emails', { query }), view.trail, firstHref);
}

/** 'Try again now', with and without scripts. */
export async function action({ context }: Route.ActionArgs) {
  try {
    return await context.get(pageApi)('POST /api/emails/try-again', {});
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = restoreForm(() => ({}));

export default function EmailsPage({ loaderData: { post, ...page }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const view = readEmailsView(search);
  useReadAgain(page.items.some(isDelayed), actionData);
  return (
    <>
      <PortalHeader title="E-mails" description="Every message that the shop wrote, and what became of it." />
      {actionData && 'count' in actionData ? (
        <Tried count={actionData.count} />
      ) : (
        <RefusedNotice problem={actionData?.problem} className="mb-4" />
      )}
      <PostNotice
        post={post}
        tryAgain={
          <Form method="post" action={paths.emails}>
            <Button type="submit" size="sm" variant="secondary" pending={state === 'submitting'}>
              Try again now
            </Button>
          </Form>
        }
        tellsUnsent
        className="mb-4"
        linkTo={(status, children) =>
          view.status !== status && (
            <TextLink href={paths.emails + emailsSearch({ q: '', status, trail: [] })}>{children}</TextLink>
          )
        }
      />
      <StaffList
        view={{
          path: paths.emails,
          trail: view.trail,
          isFiltered: Object.keys(emailsQuery(view)).length > 0,
          hrefOf: (trail) => paths.emails + emailsSearch({ ...view, trail }),
        }}
        page={page}
        nouns={['e-mail', 'e-mails']}
        search={{ label: 'Recipient', q: view.q }}
        filters={<EmailFilters view={view} />}
        nothing={{
          icon: <Mails />,
          none: 'The first order or account writes the first message.',
          noMatch: 'Try another recipient, status, kind or span of days.',
        }}
      >
        <EmailsTable emails={page.items} hrefOf={paths.email} />
      </StaffList>
    </>
  );
}

function Tried({ count }: { count: number }) {
  const isHydrated = useHydrated();
  const title =
    count === 1 ? '1 e-mail is tried again now' : `${count.toLocaleString('en-GB')} e-mails are tried again now`;
  return (
    <Notice tone="info" role="status" title={title} className="mb-4">
      {isHydrated
        ? 'The list below is read again by itself for 10 seconds. '
        : 'Open this page again in a moment to see what became of them. '}
      What the mail server refuses again fails again.
    </Notice>
  );
}
