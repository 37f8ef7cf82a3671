import { useNavigation, useSearchParams } from 'react-router';
import { personName } from '#features/people/screens/staff/person-name.ts';
import { readWorkplace, WORKPLACE_TABS, type WorkplaceTab } from '#features/people/screens/staff/read-workplace.ts';
import { WorkplaceCards } from '#features/people/screens/staff/workplace-cards.tsx';
import { WorkplaceTabContent } from '#features/people/screens/staff/workplace-tabs.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { readWaiting } from '#web/frames/portal/waiting.ts';
import { WaitingList } from '#web/frames/portal/waiting-list.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { useLate } from '#web/use-late.ts';
import type { Route } from './+types/employer-dashboard.ts';

export const meta = fixedMeta('Employer dashboard');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const [workplace, waiting] = await orErrorPage(
    Promise.all([readWorkplace(api, user, new URL(request.url).searchParams), readWaiting(api, user)]),
  );
  return { user, waiting, ...workplace };
}

const TAB_NAMES: Record<WorkplaceTab, string> = { overview: 'Overview', employees: 'Employees', products: 'Products' };

export default function EmployerDashboardPage({ loaderData }: Route.ComponentProps) {
  const { user, waiting, tab } = loaderData;
  const [search, setSearch] = useSearchParams();
  useLivePage({ about: 'order' });
  useLivePage({ about: 'order_requests' });
  useLivePage({ about: 'messages' });
  useLivePage({ about: 'quotes' });
  useLivePage({ about: 'stock' });
  const navigation = useNavigation();
  // The chosen tab is shown at once, with a skeleton while it loads.
  const next = navigation.location ? new URLSearchParams(navigation.location.search) : search;
  const shown = WORKPLACE_TABS.find((known) => known === next.get('tab')) ?? 'overview';
  const isLate = useLate(shown !== tab);
  return (
    <>
      <PortalHeader
        title="Employer dashboard"
        meta={
          <span>
            Signed in as <bdi className="name">{personName(user)}</bdi>
          </span>
        }
      />
      <div className="flex flex-col gap-8">
        {user.userType === 'employer' && (
          <Notice tone="caution" title="Limited Access Account">
            This account can do what the overview marks as allowed. An admin can grant more.
          </Notice>
        )}
        <WaitingList waiting={waiting} />
        <WorkplaceCards {...loaderData} />
        <div>
          <Tabs
            label="The company"
            value={shown}
            onValueChange={(to) =>
              setSearch(to === 'overview' ? {} : { tab: to }, { replace: true, preventScrollReset: true })
            }
            tabs={WORKPLACE_TABS.map((value) => ({
              value,
              label: TAB_NAMES[value],
              content: value === tab ? <WorkplaceTabContent {...loaderData} /> : isLate && <SkeletonText lines={8} />,
            }))}
          />
          <noscript>
            <nav aria-label="Tabs" className="mt-6 flex gap-4">
              {WORKPLACE_TABS.map((value) => (
                <a key={value} href={`?tab=${value}`} className={linkClass}>
                  {TAB_NAMES[value]}
                </a>
              ))}
            </nav>
          </noscript>
        </div>
      </div>
    </>
  );
}
