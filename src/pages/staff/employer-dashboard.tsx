import { Building2, ClipboardList, Package, Users } from 'lucide-react';
import { data } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { StaffNewestOrders } from '#features/orders/web/staff-newest-orders.tsx';
import { mayUser } from '#features/permissions/may-user.ts';
import { StaffGrants } from '#features/permissions/web/staff-grants.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { StatCard, StatRow } from '#ui/stat-card.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { requireUser } from '#web/guard.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { paths } from '#web/paths.ts';
import { PortalHeader } from '#web/portal/portal-header.tsx';
import { orderFigures, productFigures } from '#web/portal/staff-figures.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/employer-dashboard.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Employer dashboard');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = await requireUser(api, request);
  if (user.userType === 'public') throw data({ restricted: 'employer' }, { status: 403 });
  const [orders, products] = await orErrorPage(
    Promise.all([
      mayUser(user, 'perm:view_orders') ? orderFigures(api) : null,
      mayUser(user, 'perm:view_products') ? productFigures(api) : null,
    ]),
  );
  return { user, orders, products };
}

export default function EmployerDashboardPage({ loaderData: { user, orders, products } }: Route.ComponentProps) {
  const company = useShop()?.company.tradingName;
  return (
    <>
      <PortalHeader
        title="Employer dashboard"
        meta={
          <span>
            Signed in as <bdi className="name">{nameOf(user)}</bdi>
          </span>
        }
      />
      <div className="flex flex-col gap-8">
        {user.userType === 'employer' && (
          <Notice tone="caution" title="Limited Access Account">
            This account can do what is marked as allowed below. An admin can grant more.
          </Notice>
        )}
        <StatRow>
          {company && <StatCard label="Company" value={company} icon={<Building2 aria-hidden="true" />} />}
          <StatCard label="Department" value={user.department ?? 'None'} icon={<Users aria-hidden="true" />} />
          {products && (
            <StatCard
              href={paths.productStore}
              label="Products"
              value={products.products.toLocaleString('en-GB')}
              hint={`${products.inStock.toLocaleString('en-GB')} in stock`}
              icon={<Package aria-hidden="true" />}
            />
          )}
          {orders && (
            <StatCard
              href={paths.staffOrders}
              label="Orders"
              value={`${orders.pending} pending`}
              hint={`${orders.today} placed today`}
              icon={<ClipboardList aria-hidden="true" />}
            />
          )}
        </StatRow>
        <Panel title="What this account may do">
          <StaffGrants user={user} />
        </Panel>
        {orders && (
          <Panel title="Newest orders" padded={false}>
            <StaffNewestOrders
              orders={orders.newest}
              hrefOf={(order) => `${paths.staffOrders}?${new URLSearchParams({ order: order.orderNumber })}`}
            />
          </Panel>
        )}
      </div>
    </>
  );
}

function nameOf({ firstName, lastName, username }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
