import { Plus, Truck } from 'lucide-react';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import {
  DeliveryMethodFields,
  valuesOfDeliveryMethod,
} from '#features/delivery/screens/staff/delivery-method-fields.tsx';
import { DeliveryMethodsTable } from '#features/delivery/screens/staff/delivery-methods-table.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import { api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CONFIRMATIONS, FAILURES, SUCCESS } from '#web/messages.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { ActiveSwitch } from '#web/records/active-switch.tsx';
import { DeleteButton, DeleteQuestion } from '#web/records/delete-record.tsx';
import { type RecordCalls, recordAction } from '#web/records/record-calls.ts';
import { RecordDialog } from '#web/records/record-dialog.tsx';
import { RefusedAction } from '#web/records/refused-action.tsx';
import { useRecords } from '#web/records/use-records.ts';
import type { Route } from './+types/delivery.ts';

export { unlessOnlyDialog as shouldRevalidate } from '#web/records/record-task.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Delivery');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  return { methods: await orErrorPage(api('GET /api/delivery-methods', { query: { scope: 'all' } })) };
}

export function action({ context, request }: Route.ActionArgs) {
  return recordAction(context.get(pageApi), request, calls);
}

const calls: RecordCalls = {
  save: (api, values, id) => {
    const { name = '', description, price = '', estimatedDays = '', freeThreshold = null } = values;
    const flags = { isCollection: values.isCollection !== undefined, isActive: values.isActive !== undefined };
    const body = { name, description, price, estimatedDays, freeThreshold, ...flags };
    return id === undefined
      ? api('POST /api/delivery-methods', { body })
      : api('PUT /api/delivery-methods/{id}', { params: { id: String(id) }, body });
  },
  remove: (api, id) => api('DELETE /api/delivery-methods/{id}', { params: { id: String(id) } }),
};

const deletion = {
  asked: CONFIRMATIONS.deleteDeliveryMethod,
  calls,
  success: SUCCESS.deliveryMethodDeleted,
  failure: FAILURES.deleteDeliveryMethod,
};

export default function DeliveryPage({ loaderData: { methods }, actionData }: Route.ComponentProps) {
  const { task, named, hrefTo, close, closeAndReload } = useRecords(paths.delivery, methods);
  const isEditing = task?.what === 'edit' && named !== undefined;
  const isOpen = task?.what === 'new' || isEditing;
  const addLink = (
    <UiLink href={hrefTo({ what: 'new' })} className={buttonClass()}>
      <Plus aria-hidden="true" className="size-5" />
      Add delivery method
    </UiLink>
  );
  return (
    <>
      <PortalHeader
        title="Delivery"
        description={`${methods.filter((method) => method.isActive).length} of ${methods.length} offered at checkout. A method is free when the goods, ex VAT and before any discount, reach its threshold.`}
        actions={addLink}
      />
      {task?.what === 'delete' && named && (
        <DeleteQuestion record={named} asked={deletion.asked} backHref={hrefTo(null)} />
      )}
      {!isOpen && <RefusedAction answer={actionData} />}
      <RecordDialog
        open={isOpen}
        title={isEditing ? 'Edit delivery method' : 'Add delivery method'}
        id={isEditing ? named.id : undefined}
        calls={calls}
        values={valuesOfDeliveryMethod(isEditing ? named : undefined)}
        answer={actionData}
        success={isEditing ? SUCCESS.deliveryMethodUpdated : SUCCESS.deliveryMethodCreated}
        failure={isEditing ? FAILURES.updateDeliveryMethod : FAILURES.createDeliveryMethod}
        onClose={close}
        onSaved={closeAndReload}
      >
        {(values, errors) => <DeliveryMethodFields values={values} errors={errors} />}
      </RecordDialog>
      {methods.length === 0 ? (
        <EmptyState
          icon={<Truck />}
          title="No delivery methods yet"
          description="Nobody can order until there is one."
          actions={addLink}
        />
      ) : (
        <Panel padded={false}>
          <DeliveryMethodsTable
            methods={methods}
            stateOf={(method) => <DeliverySwitch method={method} />}
            actionsOf={(method) => (
              <>
                <UiLink
                  href={hrefTo({ what: 'edit', id: method.id })}
                  aria-label={`Edit ${method.name}`}
                  className={buttonClass({ variant: 'ghost', size: 'sm' })}
                >
                  Edit
                </UiLink>
                <DeleteButton record={method} {...deletion} />
              </>
            )}
          />
        </Panel>
      )}
    </>
  );
}

function DeliverySwitch({ method }: { method: DeliveryMethod }) {
  const { id, isActive: _, ...body } = method;
  return (
    <ActiveSwitch
      name={method.name}
      isActive={method.isActive}
      set={(isActive) =>
        api('PUT /api/delivery-methods/{id}', { params: { id: String(id) }, body: { ...body, isActive } })
      }
      success={SUCCESS.deliveryMethodUpdated}
      failure={FAILURES.updateDeliveryMethod}
    />
  );
}
