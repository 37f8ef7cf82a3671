import { useSearchParams } from 'react-router';
import { readRecentOrders } from '#features/orders/recent.ts';
import { OwnOrders } from '#features/orders/screens/shop/own-orders.tsx';
import { readOwnOrdersView } from '#features/orders/screens/shop/own-orders-view.ts';
import { AccountOverview } from '#features/profile/screens/shop/account-overview.tsx';
import { AccountSettings } from '#features/profile/screens/shop/account-settings.tsx';
import { settingsAction } from '#features/profile/screens/shop/settings-action.ts';
import { RewardsOverview } from '#features/rewards/screens/shop/rewards-overview.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import type { Route } from './+types/customer-dashboard.ts';

export const meta = fixedMeta('Your account');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const earns = context.get(signedInUser).userType === 'public';
  const view = readOwnOrdersView(new URL(request.url).searchParams);
  const [user, recent, page, addresses, rewards, transactions, quotes, credit] = await Promise.all([
    // Read again, because the guard read the user before the settings form changed it.
    api('GET /api/user'),
    readRecentOrders(api),
    api('GET /api/orders/own', { query: { q: view.q || undefined, status: view.status, page: String(view.page) } }),
    api('GET /api/addresses'),
    earns ? api('GET /api/rewards', { query: {} }) : null,
    earns ? api('GET /api/reward-transactions', { query: {} }) : [],
    earns ? api('GET /api/quotes', { query: { limit: '10' } }) : { items: [] },
    earns ? api('GET /api/credit', { query: {} }) : null,
  ]);
  const orders = { count: page.all, recent, page };
  return { user, orders, view, addresses, rewards, transactions, quotes: quotes.items, credit };
}

export async function action({ context, request }: Route.ActionArgs) {
  return orErrorPage(settingsAction(context.get(pageApi), await request.formData()));
}

export default function CustomerDashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  useLivePage({ about: 'order' });
  useLivePage({ about: 'quotes' });
  const { user, orders, view, addresses, rewards, transactions } = loaderData;
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
          { value: 'overview', label: 'Overview', content: <AccountOverview {...loaderData} /> },
          {
            value: 'orders',
            label: 'Orders',
            count: orders.count,
            content: <OwnOrders orders={orders.page} view={view} isAny={orders.count > 0} />,
          },
          ...(rewards
            ? [
                {
                  value: 'rewards',
                  label: 'Rewards',
                  content: <RewardsOverview rewards={rewards} transactions={transactions} />,
                },
              ]
            : []),
          {
            value: 'settings',
            label: 'Settings',
            content: (
              <AccountSettings
                user={user}
                addresses={addresses}
                openAddress={search.get('address')}
                answer={actionData}
              />
            ),
          },
        ]}
      />
    </Container>
  );
}
