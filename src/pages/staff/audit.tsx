import { Download, History } from 'lucide-react';
import type { AuditEntry } from '#features/audit/contract.ts';
import { AuditFilters } from '#features/audit/screens/staff/audit-filters.tsx';
import { AuditTable } from '#features/audit/screens/staff/audit-table.tsx';
import { readAuditView } from '#features/audit/screens/staff/audit-view.ts';
import { buttonClass } from '#ui/button-class.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { listSearch, readListPage, useListView } from '#web/lists/list-view.ts';
import { StaffList } from '#web/lists/staff-list.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/audit.ts';

export const meta = fixedMeta('Audit log');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [page, choices] = await Promise.all([
    readListPage(request, paths.audit, readAuditView, (query) =>
      api('GET /api/audit', { query: { ...query, limit: '50' } }),
    ),
    orErrorPage(api('GET /api/audit/choices')),
  ]);
  return { page, choices };
}

export default function AuditPage({ loaderData: { page, choices } }: Route.ComponentProps) {
  const view = useListView(paths.audit, readAuditView);
  const storyHref = ({ recordType, recordId }: AuditEntry) =>
    paths.audit + listSearch({ filter: { recordType, recordId: String(recordId) }, trail: [] });
  return (
    <>
      <PortalHeader
        title="Audit log"
        description="Every change that staff made: who, what, when, and from what to what. Nothing here can be edited."
        actions={
          <a
            href={`/api/audit/export${listSearch({ ...view, trail: [] })}`}
            download
            className={buttonClass({ variant: 'secondary' })}
          >
            <Download aria-hidden="true" className="size-5" />
            Download CSV
          </a>
        }
      />
      <StaffList
        view={view}
        page={page}
        nouns={['change', 'changes']}
        filters={<AuditFilters filter={view.filter} choices={choices} />}
        nothing={{
          icon: <History />,
          none: 'The first change that a member of staff makes appears here.',
          noMatch: 'Try another person, record or span of days.',
        }}
      >
        <AuditTable entries={page.items} storyHref={storyHref} />
      </StaffList>
    </>
  );
}
