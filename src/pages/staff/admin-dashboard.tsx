import { ClipboardList, Coins, CreditCard, KeyRound, Package, Truck } from 'lucide-react';
import { useState } from 'react';
import { PostNotice } from '#features/emails/screens/staff/post-notice.tsx';
import { orderFigures, productFigures } from '#features/orders/screens/staff/order-figures.ts';
import { isOnOffer, type StaffPaymentMethod } from '#features/payments/screens/staff/payment-methods-table.tsx';
import { peopleAction } from '#features/people/screens/staff/people-calls.ts';
import { PeopleTabs } from '#features/people/screens/staff/people-tabs.tsx';
import { PEOPLE_TABS } from '#features/people/screens/staff/people-view.ts';
import { readPeople, readUserFigures } from '#features/people/screens/staff/read-people.ts';
import { rereadsList } from '#features/people/screens/staff/rereads-list.ts';
import { PERMISSION_TYPES } from '#features/permissions/permission.ts';
import { settingsAction } from '#features/settings/screens/staff/settings-action.ts';
import { ShopSettings, type ShopSettingsData } from '#features/settings/screens/staff/shop-settings.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { StatCard } from '#ui/stat-card.tsx';
import { formatPounds } from '#values/money.ts';
import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/admin-dashboard.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Admin dashboard');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const viewer = context.get(signedInUser);
  const [orders, products, setUp, people, { post }] = await orErrorPage(
    Promise.all([
      orderFigures(api),
      productFigures(api),
      setUpFigures(api),
      readPeople(api, request, PEOPLE_TABS),
      api('GET /api/emails', { query: { limit: '1' } }),
    ]),
  );
  const settings = people.tab === 'settings' ? await readShopSettings(api) : null;
  return { viewer, orders, products, setUp, people, post, settings };
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

async function readShopSettings(api: Api): Promise<ShopSettingsData> {
  const [settings, figures] = await orErrorPage(Promise.all([api('GET /api/settings'), readUserFigures(api)]));
  return { settings, figures };
}

/** The forms of the tabs before the scripts arrive. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(pageApi);
  return (await settingsAction(api, request)) ?? peopleAction(api, request);
}

export const shouldRevalidate = rereadsList;

export default function AdminDashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, people, post } = loaderData;
  const settings = useNewest(loaderData.settings);
  useLivePage({ about: 'order' });
  useLivePage({ about: 'people' });
  // The demo sends nothing on purpose.
  const tellsUnsent = useShop()?.mode === 'production';
  const refused = actionData && 'section' in actionData ? actionData : undefined;
  return (
    <>
      <PortalHeader
        title="Admin dashboard"
        meta={
          <span>
            Signed in as <bdi className="name">{viewer.firstName || viewer.username}</bdi>
          </span>
        }
      />
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-4">
          <PostNotice
            post={post}
            tellsUnsent={tellsUnsent}
            linkTo={(status, children) => (
              <UiLink href={`${paths.emails}?status=${status}`} className={linkClass}>
                {children}
              </UiLink>
            )}
          />
          <Cards {...loaderData} />
        </div>
        <PeopleTabs
          viewer={viewer}
          tabs={PEOPLE_TABS}
          people={people}
          settings={settings && <ShopSettings {...settings} refused={refused} />}
          answer={actionData && !('section' in actionData) ? actionData : undefined}
        />
      </div>
    </>
  );
}

// Read with its own tab alone; while another one is shown the last reading stays.
function useNewest<Value>(value: Value | null): Value | null {
  const [newest, setNewest] = useState(value);
  if (value !== null && value !== newest) setNewest(value);
  return value ?? newest;
}

function Cards({ orders, products, setUp }: Pick<Route.ComponentProps['loaderData'], 'orders' | 'products' | 'setUp'>) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
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
