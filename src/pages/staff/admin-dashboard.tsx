import { ClipboardList, Coins, CreditCard, KeyRound, Package, Truck } from 'lucide-react';
import { StaffNewestOrders } from '#features/orders/web/staff-newest-orders.tsx';
import { isOnOffer, type StaffPaymentMethod } from '#features/payments/web/staff-payment-methods.tsx';
import { PERMISSION_TYPES } from '#features/permissions/permission.ts';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { formatPounds } from '#values/money.ts';
import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { requireUser } from '#web/guard.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { paths } from '#web/paths.ts';
import { PortalHeader } from '#web/portal/portal-header.tsx';
import { orderFigures, productFigures } from '#web/portal/staff-figures.ts';
import type { Route } from './+types/admin-dashboard.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Admin dashboard');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = await requireUser(api, request, 'admin');
  const [orders, products, setUp] = await orErrorPage(
    Promise.all([orderFigures(api), productFigures(api), setUpFigures(api)]),
  );
  return { name: user.firstName || user.username, orders, products, setUp };
}

async function setUpFigures(api: Api) {
  const [payments, currencies, delivery] = await Promise.all([
    api('GET /api/payment-methods', { query: { scope: 'all' } }),
    api('GET /api/currencies', { query: { scope: 'all' } }),
    api('GET /api/delivery-methods', { query: { scope: 'all' } }),
  ]);
  const methods = payments.filter((method): method is StaffPaymentMethod => 'processingFee' in method);
  return {
    payments: { offered: methods.filter(isOnOffer).length, all: methods.length },
    currencies: {
      active: currencies.filter((currency) => currency.isActive).length,
      base: currencies.find((currency) => currency.isDefault)?.code,
    },
    delivery: { active: delivery.filter((method) => method.isActive).length, all: delivery.length },
  };
}

export default function AdminDashboardPage({ loaderData }: Route.ComponentProps) {
  const { orders, name } = loaderData;
  return (
    <>
      <PortalHeader
        title="Admin dashboard"
        meta={
          <span>
            Signed in as <bdi className="name">{name}</bdi>
          </span>
        }
      />
      <div className="flex flex-col gap-8">
        <Cards {...loaderData} />
        <Panel
          title="Newest orders"
          padded={false}
          actions={
            <UiLink href={paths.staffOrders} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              All orders
            </UiLink>
          }
        >
          <StaffNewestOrders
            orders={orders.newest}
            hrefOf={(order) => `${paths.staffOrders}?${new URLSearchParams({ order: order.orderNumber })}`}
          />
        </Panel>
        <p className="meta">User management, signup requests and settings will have their place here.</p>
      </div>
    </>
  );
}

function Cards({ orders, products, setUp }: Pick<Route.ComponentProps['loaderData'], 'orders' | 'products' | 'setUp'>) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
      <StatCard
        href={paths.staffOrders}
        icon={<ClipboardList aria-hidden="true" />}
        label="Orders"
        value={`${orders.pending} pending`}
        hint={`${orders.today} placed today`}
      />
      <StatCard
        href={paths.productStore}
        icon={<Package aria-hidden="true" />}
        label="Product store"
        value={`${products.products.toLocaleString('en-GB')} products`}
        hint={`${products.inStock.toLocaleString('en-GB')} in stock, worth ${formatPounds(products.inventoryValue)} ex VAT`}
      />
      <StatCard
        href={paths.permissions}
        icon={<KeyRound aria-hidden="true" />}
        label="Permissions"
        value={`${PERMISSION_TYPES.length} types`}
        hint="What an employer can be allowed to do"
      />
      <StatCard
        href={paths.paymentOptions}
        icon={<CreditCard aria-hidden="true" />}
        label="Payment options"
        value={`${setUp.payments.offered} of ${setUp.payments.all}`}
        hint="Offered at checkout"
      />
      <StatCard
        href={paths.currency}
        icon={<Coins aria-hidden="true" />}
        label="Currencies"
        value={`${setUp.currencies.active} active`}
        hint={setUp.currencies.base ? `${setUp.currencies.base} is the default` : 'No default'}
      />
      <StatCard
        href={paths.delivery}
        icon={<Truck aria-hidden="true" />}
        label="Delivery"
        value={`${setUp.delivery.active} of ${setUp.delivery.all}`}
        hint="Methods offered at checkout"
      />
    </dl>
  );
}
