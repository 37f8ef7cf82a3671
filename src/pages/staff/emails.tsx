import { Mails } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { EmailFilters } from '#features/emails/screens/staff/email-filters.tsx';
import { EmailsTable } from '#features/emails/screens/staff/emails-table.tsx';
import { emailsQuery, emailsSearch, readEmailsView } from '#features/emails/screens/staff/emails-view.ts';
import { PostNotice } from '#features/emails/screens/staff/post-notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { orFirstPage } from '#web/lists/list-view.ts';
import { StaffList } from '#web/lists/staff-list.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/emails.ts';

export const meta = fixedMeta('E-mails');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const view = readEmailsView(new URL(request.url).searchParams);
  const query = { ...emailsQuery(view), limit: '200', cursor: view.trail.at(-1) };
  const firstHref = paths.emails + emailsSearch({ ...view, trail: [] });
  return orFirstPage(api('GET /api/emails', { query }), view.trail, firstHref);
}

export default function EmailsPage({ loaderData: { post, ...page } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const view = readEmailsView(search);
  return (
    <>
      <PortalHeader title="E-mails" description="Every message that the shop wrote, and what became of it." />
      <PostNotice
        post={post}
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
