import { Truck } from 'lucide-react';
import { DeliveryMethodFields } from '#features/delivery/screens/staff/delivery-method-fields.tsx';
import { deliveryMethodRecords } from '#features/delivery/screens/staff/delivery-method-records.ts';
import { DeliveryMethodsTable } from '#features/delivery/screens/staff/delivery-methods-table.tsx';
import { Panel } from '#ui/panel.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { recordAction } from '#web/records/record-calls.ts';
import { unlessOnlyDialog } from '#web/records/record-task.ts';
import { RecordsPage } from '#web/records/records-page.tsx';
import type { Route } from './+types/delivery.ts';

export const meta = fixedMeta('Delivery');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  return { methods: await orErrorPage(api('GET /api/delivery-methods', { query: { scope: 'all' } })) };
}

export function action({ context, request }: Route.ActionArgs) {
  return recordAction(context.get(pageApi), request, deliveryMethodRecords);
}

export const shouldRevalidate = unlessOnlyDialog();

export default function DeliveryPage({ loaderData: { methods }, actionData }: Route.ComponentProps) {
  const offered = methods.filter((method) => method.isActive).length;
  return (
    <RecordsPage
      kind={deliveryMethodRecords}
      records={methods}
      answer={actionData}
      header={(addLink) => (
        <PortalHeader
          title="Delivery"
          description={`${offered} of ${methods.length} offered at checkout. A method is free when the goods, ex VAT and before any discount, reach its threshold.`}
          actions={addLink}
        />
      )}
      fields={({ values, errors }) => <DeliveryMethodFields values={values} errors={errors} />}
      none={{ icon: <Truck />, title: 'No delivery methods yet', description: 'Nobody can order until there is one.' }}
    >
      {(actionsOf) => (
        <Panel padded={false}>
          <DeliveryMethodsTable methods={methods} actionsOf={actionsOf} />
        </Panel>
      )}
    </RecordsPage>
  );
}
