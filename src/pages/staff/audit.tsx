import { Download, History } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import type { AuditEntry } from '#features/audit/contract.ts';
import { AuditFilters } from '#features/audit/screens/staff/audit-filters.tsx';
import { AuditTable } from '#features/audit/screens/staff/audit-table.tsx';
import { type AuditView, auditQuery, auditSearch, readAuditView } from '#features/audit/screens/staff/audit-view.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Page } from '#values/page.ts';
import { type Api, ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/audit.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Audit log');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const view = readAuditView(new URL(request.url).searchParams);
  const [page, choices] = await Promise.all([listEntries(api, view), orErrorPage(api('GET /api/audit/choices'))]);
  return { page, choices };
}

async function listEntries(api: Api, view: AuditView): Promise<Page<AuditEntry>> {
  try {
    return await api('GET /api/audit', { query: { ...auditQuery(view), limit: '50', cursor: view.trail.at(-1) } });
  } catch (error) {
    // An address that was typed or has grown old: the first page will do.
    const isBadCursor = error instanceof ApiError && error.status === 400 && view.trail.length > 0;
    if (isBadCursor) throw redirect(paths.audit + auditSearch({ ...view, trail: [] }));
    return orErrorPage(Promise.reject(error));
  }
}

export default function AuditPage({ loaderData: { page, choices } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const view = readAuditView(search);
  const filter = auditQuery(view);
  const isFiltered = Object.keys(filter).length > 0;
  const storyHref = ({ recordType, recordId }: AuditEntry) =>
    paths.audit + auditSearch({ recordType, recordId: String(recordId), trail: [] });
  return (
    <>
      <PortalHeader
        title="Audit log"
        description="Every change that staff made: who, what, when, and from what to what. Nothing here can be edited."
        actions={
          <a
            href={`/api/audit/export${auditSearch({ ...filter, trail: [] })}`}
            download
            className={buttonClass({ variant: 'secondary' })}
          >
            <Download aria-hidden="true" className="size-5" />
            Download CSV
          </a>
        }
      />
      <div className="mb-4">
        <FilterBar clearHref={isFiltered ? paths.audit : undefined}>
          <AuditFilters view={view} choices={choices} />
        </FilterBar>
      </div>
      {page.items.length === 0 ? (
        <EmptyState
          icon={<History />}
          title={isFiltered ? 'No changes match' : 'No changes yet'}
          description={
            isFiltered
              ? 'Try another person, record or span of days.'
              : 'The first change that a member of staff makes appears here.'
          }
          actions={
            isFiltered && (
              <UiLink href={paths.audit} className={buttonClass({ variant: 'secondary' })}>
                Show all changes
              </UiLink>
            )
          }
        />
      ) : (
        <Panel padded={false}>
          <AuditTable entries={page.items} storyHref={storyHref} />
          <CursorPager
            nouns={['change', 'changes']}
            count={page.items.length}
            trail={view.trail}
            nextCursor={page.nextCursor}
            hrefOf={(trail) => paths.audit + auditSearch({ ...view, trail })}
          />
        </Panel>
      )}
    </>
  );
}
