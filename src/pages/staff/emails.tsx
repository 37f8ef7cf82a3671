import { Mails } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import { EmailFilters } from '#features/emails/screens/staff/email-filters.tsx';
import { EmailsTable } from '#features/emails/screens/staff/emails-table.tsx';
import {
  type EmailsView,
  emailsQuery,
  emailsSearch,
  readEmailsView,
} from '#features/emails/screens/staff/emails-view.ts';
import { PostNotice } from '#features/emails/screens/staff/post-notice.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Panel } from '#ui/panel.tsx';
import { type Api, ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/emails.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'E-mails');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  return listEmails(api, readEmailsView(new URL(request.url).searchParams));
}

async function listEmails(api: Api, view: EmailsView) {
  try {
    return await api('GET /api/emails', { query: { ...emailsQuery(view), limit: '200', cursor: view.trail.at(-1) } });
  } catch (error) {
    // An address that was typed or has grown old: the first page will do.
    const isBadCursor = error instanceof ApiError && error.status === 400 && view.trail.length > 0;
    if (isBadCursor) throw redirect(paths.emails + emailsSearch({ ...view, trail: [] }));
    return orErrorPage(Promise.reject(error));
  }
}

export default function EmailsPage({ loaderData: { items, nextCursor, post } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const view = readEmailsView(search);
  const isFiltered = Object.keys(emailsQuery(view)).length > 0;
  return (
    <>
      <PortalHeader title="E-mails" description="Every message that the shop wrote, and what became of it." />
      <PostNotice
        post={post}
        tellsUnsent
        className="mb-4"
        linkTo={(status, children) =>
          view.status !== status && (
            <UiLink href={paths.emails + emailsSearch({ q: '', status, trail: [] })} className={linkClass}>
              {children}
            </UiLink>
          )
        }
      />
      <div className="mb-4">
        <FilterBar label="Recipient" q={view.q} clearHref={isFiltered ? paths.emails : undefined}>
          <EmailFilters view={view} />
        </FilterBar>
      </div>
      {items.length === 0 ? (
        <NoEmails isFiltered={isFiltered} />
      ) : (
        <Panel padded={false}>
          <EmailsTable emails={items} hrefOf={paths.email} />
          <CursorPager
            nouns={['e-mail', 'e-mails']}
            count={items.length}
            trail={view.trail}
            nextCursor={nextCursor}
            hrefOf={(trail) => paths.emails + emailsSearch({ ...view, trail })}
          />
        </Panel>
      )}
    </>
  );
}

function NoEmails({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState
        icon={<Mails />}
        title="No e-mails yet"
        description="The first order or account writes the first message."
      />
    );
  }
  return (
    <EmptyState
      icon={<Mails />}
      title="No e-mails match"
      description="Try another recipient, status, kind or span of days."
      actions={
        <UiLink href={paths.emails} className={buttonClass({ variant: 'secondary' })}>
          Show all e-mails
        </UiLink>
      }
    />
  );
}
