import { Building2, Lock, Network, Package, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { NewestOrders } from '#features/orders/screens/staff/newest-orders.tsx';
import { EmployeesTable } from '#features/people/screens/staff/employees-table.tsx';
import { personName } from '#features/people/screens/staff/person-name.ts';
import { ProductsTable } from '#features/people/screens/staff/products-table.tsx';
import { readWorkplace, WORKPLACE_TABS, type WorkplaceTab } from '#features/people/screens/staff/read-workplace.ts';
import { RightsList } from '#features/permissions/screens/staff/rights-list.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Panel } from '#ui/panel.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useLate } from '#web/use-late.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/employer-dashboard.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Employer dashboard');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  return { user, ...(await orErrorPage(readWorkplace(api, user, new URL(request.url).searchParams))) };
}

type LoaderData = Route.ComponentProps['loaderData'];

const TAB_NAMES: Record<WorkplaceTab, string> = { overview: 'Overview', employees: 'Employees', products: 'Products' };

export default function EmployerDashboardPage({ loaderData }: Route.ComponentProps) {
  const { user, tab } = loaderData;
  const [search, setSearch] = useSearchParams();
  useLivePage({ about: 'order' });
  const navigation = useNavigation();
  // The tab that was chosen is shown at once, with the shape of what is on its way.
  const next = navigation.location ? new URLSearchParams(navigation.location.search) : search;
  const shown = WORKPLACE_TABS.find((known) => known === next.get('tab')) ?? 'overview';
  const isLate = useLate(shown !== tab);
  const content: Record<WorkplaceTab, (data: LoaderData) => ReactNode> = {
    overview: (data) => <Overview {...data} />,
    employees: (data) => <Employees {...data} />,
    products: (data) => <Products {...data} />,
  };
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
        <Cards {...loaderData} />
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
              content: value === tab ? content[value](loaderData) : isLate && <SkeletonText lines={8} />,
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

function Cards({ user, counts }: LoaderData) {
  const shop = useShop();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label="Company"
        value={<bdi className="name line-clamp-2">{user.companyName || shop?.company.name}</bdi>}
        icon={<Building2 aria-hidden="true" />}
      />
      <StatCard label="Department" value={user.department ?? 'None'} icon={<Network aria-hidden="true" />} />
      <StatCard
        label="Employees"
        value={counts.employees.toLocaleString('en-GB')}
        hint="Active employers and admins"
        icon={<Users aria-hidden="true" />}
      />
      {counts.products === null ? (
        <StatCard label="Products" value="Restricted" hint="Not granted" icon={<Lock aria-hidden="true" />} />
      ) : (
        <StatCard
          href={paths.productStore}
          label="Products"
          value={counts.products.toLocaleString('en-GB')}
          hint="In the product store"
          icon={<Package aria-hidden="true" />}
        />
      )}
    </dl>
  );
}

function Overview({ rights, newestOrders }: LoaderData) {
  return (
    <div className="flex flex-col gap-8">
      <Panel title="What this account may do">
        <RightsList rights={rights} />
      </Panel>
      {newestOrders && (
        <Panel
          title="Newest orders"
          padded={false}
          actions={
            <UiLink href={paths.staffOrders} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              All orders
            </UiLink>
          }
        >
          <NewestOrders
            orders={newestOrders}
            hrefOf={(order) => `${paths.staffOrders}?${new URLSearchParams({ order: order.orderNumber })}`}
          />
        </Panel>
      )}
    </div>
  );
}

function Employees({ employees }: LoaderData) {
  if (!employees) return null;
  return (
    <div className="flex flex-col gap-4">
      <Panel padded={false}>
        <EmployeesTable employees={employees.items} />
      </Panel>
      <Pagination {...employees} hrefFor={(page) => hrefOf('employees', page)} label="Pages of employees" />
    </div>
  );
}

function Products({ products, counts }: LoaderData) {
  if (counts.products === null) {
    return (
      <EmptyState
        icon={<Lock />}
        title="Products are restricted"
        description="This account was not granted view_products. An admin can grant it."
      />
    );
  }
  if (!products || products.items.length === 0) {
    return <EmptyState icon={<Package />} title="No products yet" description="The product store is still empty." />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Panel padded={false}>
        <ProductsTable products={products.items} />
      </Panel>
      <Pagination {...products} hrefFor={(page) => hrefOf('products', page)} label="Pages of products" />
    </div>
  );
}

function hrefOf(tab: WorkplaceTab, page: number): string {
  return `?${new URLSearchParams({ tab, ...(page > 1 && { page: String(page) }) })}`;
}
