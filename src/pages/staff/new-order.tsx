import { PhoneOrderForm } from '#features/orders/screens/staff/phone-order-form.tsx';
import { PHONE_PROVIDERS } from '#features/payments/providers.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import type { Route } from './+types/new-order.ts';

export const meta = fixedMeta('New phone order');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [plan, offered, { vatRate }] = await orErrorPage(
    Promise.all([
      api('GET /api/delivery-options', { query: {} }),
      api('GET /api/payment-methods'),
      api('GET /api/settings/public'),
    ]),
  );
  const paymentMethods = offered.filter(({ provider }) => PHONE_PROVIDERS.includes(provider));
  return { plan, paymentMethods, vatRate };
}

export default function NewOrderPage({ loaderData }: Route.ComponentProps) {
  const { plan, paymentMethods } = loaderData;
  const isReady = plan.options.length > 0 && paymentMethods.length > 0;
  return (
    <>
      <PortalHeader
        title="New phone order"
        description="For a customer on the phone or at the counter. Prices and stock are those of the shop."
      />
      <noscript>
        <Notice tone="info" className="mb-4">
          Taking down an order needs the scripts of this page. Please switch them on.
        </Notice>
      </noscript>
      {isReady ? (
        <PhoneOrderForm {...loaderData} />
      ) : (
        <EmptyState
          title="No order can be taken down yet"
          description="It takes an active delivery method, and bank transfer or another payment method without a card."
        />
      )}
    </>
  );
}
