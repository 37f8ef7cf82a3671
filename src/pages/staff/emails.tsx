import { Mails } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { EmailFilters } from '#features/emails/screens/staff/email-filters.tsx';
import { EmailsTable } from '#features/emails/screens/staff/emails-table.tsx';
import { emailsQuery, emailsSearch, readEmailsView } from '#features/emails/screens/staff/emails-view.ts';
import { PostNotice } from '#features/emails/screens/staff/post-notice.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Panel } from '#ui/panel.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { orFirstPage } from '#web/lists/list-view.ts';
import { NothingListed } from '#web/lists/nothing-listed.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/emails.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'E-mails');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const view = readEmailsView(new URL(request.url).searchParams);
  const query = { ...emailsQuery(view), limit: '200', cursor: view.trail.at(-1) };
  const firstHref = paths.emails + emailsSearch({ ...view, trail: [] });
  return orFirstPage(api('GET /api/emails', { query }), view.trail, firstHref);
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
        <NothingListed
          what="e-mails"
          icon={<Mails />}
          isFiltered={isFiltered}
          allHref={paths.emails}
          none="The first order or account writes the first message."
          noMatch="Try another recipient, status, kind or span of days."
        />
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
