import { Truck } from 'lucide-react';
import { StaffDeliveryMethods } from '#features/delivery/web/staff-delivery-methods.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { requireUser } from '#web/guard.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { PortalHeader } from '#web/portal/portal-header.tsx';
import type { Route } from './+types/delivery.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Delivery');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  await requireUser(api, request);
  return { methods: await orErrorPage(api('GET /api/delivery-methods', { query: { scope: 'all' } })) };
}

export default function DeliveryPage({ loaderData: { methods } }: Route.ComponentProps) {
  return (
    <>
      <PortalHeader
        title="Delivery"
        description="What checkout offers. A method is free when the goods, ex VAT and before any discount, reach its threshold."
        meta={`${methods.filter((method) => method.isActive).length} of ${methods.length} active`}
      />
      {methods.length === 0 ? (
        <EmptyState
          icon={<Truck />}
          title="No delivery methods yet"
          description="Nobody can order until there is one."
        />
      ) : (
        <Panel padded={false}>
          <StaffDeliveryMethods methods={methods} />
        </Panel>
      )}
    </>
  );
}
