import { MapPin, Package, Settings, ShoppingCart, Store } from 'lucide-react';
import { data, useSearchParams } from 'react-router';
import type { Order } from '#features/orders/contract.ts';
import { RECENT_COUNT, recentOf } from '#features/orders/recent.ts';
import { OrderCard } from '#features/orders/web/order-card.tsx';
import { RecentOrders } from '#features/orders/web/recent-orders.tsx';
import { LEVELS } from '#features/rewards/levels.ts';
import { RewardsOverview } from '#features/rewards/web/rewards-overview.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { StatCard, StatRow } from '#ui/stat-card.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AccountSettings } from '#web/account/account-settings.tsx';
import { settingsAction } from '#web/account/settings-action.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { paths } from '#web/paths.ts';
import { storePath } from '#web/products/store-path.ts';
import type { Route } from './+types/customer-dashboard.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Your account');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const { user } = await api('GET /api/session');
  if (!user) return data(null, { status: 401 });
  const earns = user.userType === 'public';
  const [orders, rewards, transactions] = await Promise.all([
    api('GET /api/orders', { query: {} }),
    earns ? api('GET /api/rewards', { query: {} }) : null,
    earns ? api('GET /api/reward-transactions', { query: {} }) : [],
  ]);
  return { user, orders: Array.isArray(orders) ? orders : orders.items, rewards, transactions };
}

export async function action({ context, request }: Route.ActionArgs) {
  return orErrorPage(settingsAction(context.get(pageApi), await request.formData()));
}

export default function CustomerDashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  if (!loaderData) return <AccessDenied />;
  const { user, orders, rewards, transactions } = loaderData;
  const show = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true });
  return (
    <Container className="pb-20">
      <PageHeader
        title={
          <>
            Hello,{' '}
            <span dir="auto" className="name">
              {user.firstName || user.username}
            </span>
          </>
        }
        description={user.companyName || undefined}
      />
      <Tabs
        label="Your account"
        value={search.get('tab') ?? 'overview'}
        onValueChange={show}
        tabs={[
          { value: 'overview', label: 'Overview', content: <Overview {...loaderData} /> },
          { value: 'orders', label: 'Orders', count: orders.length, content: <OrderList orders={orders} /> },
          ...(rewards
            ? [
                {
                  value: 'rewards',
                  label: 'Rewards',
                  content: <RewardsOverview rewards={rewards} transactions={transactions} />,
                },
              ]
            : []),
          { value: 'settings', label: 'Settings', content: <AccountSettings user={user} answer={actionData} /> },
        ]}
      />
    </Container>
  );
}

function Overview({ user, orders, rewards }: NonNullable<Route.ComponentProps['loaderData']>) {
  return (
    <div className="flex flex-col gap-10">
      <StatRow>
        <StatCard label="Total orders" value={orders.length.toLocaleString('en-GB')} />
        {rewards && <StatCard label="Reward points" value={rewards.rewardPoints.toLocaleString('en-GB')} />}
        {rewards && <StatCard label="Membership level" value={LEVELS[rewards.membershipLevel].name} />}
      </StatRow>
      <nav aria-label="Quick links" className="flex flex-wrap gap-3">
        <UiLink href={paths.trackOrder()} className={buttonClass({ variant: 'secondary' })}>
          <MapPin aria-hidden="true" className="size-4" />
          Track an order
        </UiLink>
        <UiLink href={storePath(user)} className={buttonClass({ variant: 'secondary' })}>
          <Store aria-hidden="true" className="size-4" />
          Browse products
        </UiLink>
        <UiLink href={paths.cart} className={buttonClass({ variant: 'secondary' })}>
          <ShoppingCart aria-hidden="true" className="size-4" />
          View cart
        </UiLink>
        <UiLink href={paths.accountSettings} className={buttonClass({ variant: 'secondary' })}>
          <Settings aria-hidden="true" className="size-4" />
          Settings
        </UiLink>
      </nav>
      <section aria-labelledby="recent">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="recent" className="title-2">
            Recent orders
          </h2>
          {orders.length > RECENT_COUNT && (
            <UiLink href="?tab=orders" className={`${linkClass} text-sm`}>
              All {orders.length} orders
            </UiLink>
          )}
        </div>
        {orders.length === 0 ? (
          <NoOrders />
        ) : (
          <RecentOrders orders={recentOf(orders)} hrefOf={(order) => paths.order(order.orderNumber)} />
        )}
      </section>
    </div>
  );
}

function OrderList({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return <NoOrders />;
  return (
    <ul aria-label="Your orders" className="divide-y divide-line">
      {orders.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          orderHref={paths.order(order.orderNumber)}
          trackHref={paths.trackOrder(order.orderNumber)}
        />
      ))}
    </ul>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      description="Once you have bought something, you follow it from here to your door."
      icon={<Package />}
      actions={
        <UiLink href={paths.search()} className={buttonClass()}>
          Browse products
        </UiLink>
      }
    />
  );
}

function AccessDenied() {
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        title="Access Denied"
        description="Please log in to access your dashboard."
        actions={
          <UiLink href={paths.login(paths.customerDashboard)} className={buttonClass()}>
            Sign in
          </UiLink>
        }
      />
    </Container>
  );
}
