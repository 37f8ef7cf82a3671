import { Download, ShieldCheck } from 'lucide-react';
import { SecurityFilters } from '#features/security/screens/staff/security-filters.tsx';
import { SecurityTable } from '#features/security/screens/staff/security-table.tsx';
import { readSecurityView } from '#features/security/screens/staff/security-view.ts';
import { buttonClass } from '#ui/button-class.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { listSearch, readListPage, useListView } from '#web/lists/list-view.ts';
import { StaffList } from '#web/lists/staff-list.tsx';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useIsSilent } from '#web/use-is-silent.ts';
import type { Route } from './+types/security-log.ts';

const SAYS = 'Who signed in, who failed to, and what changed about who may: when, from where and with which browser.';

export const meta = fixedMeta('Security log');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const page = await readListPage(request, paths.securityLog, readSecurityView, (query) =>
    api('GET /api/security-events', { query: { ...query, limit: '50' } }),
  );
  return { page };
}

export default function SecurityLogPage({ loaderData: { page } }: Route.ComponentProps) {
  const isSilent = useIsSilent();
  const view = useListView(paths.securityLog, readSecurityView);
  const filteredBy = (filter: Record<string, string>) => paths.securityLog + listSearch({ filter, trail: [] });
  return (
    <>
      <PortalHeader
        title="Security log"
        description={`${SAYS} ${isSilent ? 'What is in bold deserves a look.' : 'Admins get an e-mail about what is in bold.'}`}
        actions={
          <a
            href={`/api/security-events/export${listSearch({ ...view, trail: [] })}`}
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
        nouns={['event', 'events']}
        filters={<SecurityFilters filter={view.filter} />}
        nothing={{
          icon: <ShieldCheck />,
          none: 'The next sign-in appears here.',
          noMatch: 'Try another event, address or span of days.',
        }}
      >
        <SecurityTable
          events={page.items}
          accountHref={(id) => filteredBy({ userId: String(id) })}
          addressHref={(address) => filteredBy({ address })}
        />
      </StaffList>
    </>
  );
}
