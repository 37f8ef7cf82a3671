import { Download, History } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { AuditEntry } from '#features/audit/contract.ts';
import { AuditFilters } from '#features/audit/screens/staff/audit-filters.tsx';
import { AuditTable } from '#features/audit/screens/staff/audit-table.tsx';
import { type AuditView, readAuditView } from '#features/audit/screens/staff/audit-view.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Panel } from '#ui/panel.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { listSearch, orFirstPage } from '#web/lists/list-view.ts';
import { NothingListed } from '#web/lists/nothing-listed.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/audit.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Audit log');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const view = readAuditView(new URL(request.url).searchParams);
  const query = { ...view.filter, limit: '50', cursor: view.trail.at(-1) };
  const [page, choices] = await Promise.all([
    orFirstPage(api('GET /api/audit', { query }), view.trail, hrefOf({ ...view, trail: [] })),
    orErrorPage(api('GET /api/audit/choices')),
  ]);
  return { page, choices };
}

export default function AuditPage({ loaderData: { page, choices } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { filter, trail } = readAuditView(search);
  const isFiltered = Object.keys(filter).length > 0;
  const storyHref = ({ recordType, recordId }: AuditEntry) =>
    hrefOf({ filter: { recordType, recordId: String(recordId) }, trail: [] });
  return (
    <>
      <PortalHeader
        title="Audit log"
        description="Every change that staff made: who, what, when, and from what to what. Nothing here can be edited."
        actions={
          <a
            href={`/api/audit/export${listSearch({ filter, trail: [] })}`}
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
          <AuditFilters filter={filter} choices={choices} />
        </FilterBar>
      </div>
      {page.items.length === 0 ? (
        <NothingListed
          what="changes"
          icon={<History />}
          isFiltered={isFiltered}
          allHref={paths.audit}
          none="The first change that a member of staff makes appears here."
          noMatch="Try another person, record or span of days."
        />
      ) : (
        <Panel padded={false}>
          <AuditTable entries={page.items} storyHref={storyHref} />
          <CursorPager
            nouns={['change', 'changes']}
            count={page.items.length}
            trail={trail}
            nextCursor={page.nextCursor}
            hrefOf={(after) => hrefOf({ filter, trail: after })}
          />
        </Panel>
      )}
    </>
  );
}

function hrefOf(view: AuditView): string {
  return paths.audit + listSearch(view);
}
