import { CreditCard } from 'lucide-react';
import {
  isOnOffer,
  type StaffPaymentMethod,
  StaffPaymentMethods,
} from '#features/payments/web/staff-payment-methods.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { requireUser } from '#web/guard.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { PortalHeader } from '#web/portal/portal-header.tsx';
import type { Route } from './+types/payment-options.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Payment options');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  await requireUser(api, request);
  const methods = await orErrorPage(api('GET /api/payment-methods', { query: { scope: 'all' } }));
  return { methods: methods.filter((method): method is StaffPaymentMethod => 'processingFee' in method) };
}

export default function PaymentOptionsPage({ loaderData: { methods } }: Route.ComponentProps) {
  return (
    <>
      <PortalHeader
        title="Payment options"
        description="How customers can pay. The processing fee is what a payment costs us; it is never added to what a customer pays."
        meta={`${methods.filter(isOnOffer).length} of ${methods.length} offered at checkout`}
      />
      {methods.length === 0 ? (
        <EmptyState
          icon={<CreditCard />}
          title="No payment options yet"
          description="Checkout has nothing to offer until there is one."
        />
      ) : (
        <Panel padded={false}>
          <StaffPaymentMethods methods={methods} />
        </Panel>
      )}
    </>
  );
}
