import { CreditCard, Plus } from 'lucide-react';
import { PaymentMethodFields, valuesOfPaymentMethod } from '#features/payments/screens/staff/payment-method-fields.tsx';
import {
  isOnOffer,
  PaymentMethodsTable,
  type StaffPaymentMethod,
} from '#features/payments/screens/staff/payment-methods-table.tsx';
import { StripeHint, StripeNotice } from '#features/payments/screens/staff/stripe-notice.tsx';
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
import type { Route } from './+types/payment-options.ts';

export { unlessOnlyDialog as shouldRevalidate } from '#web/records/record-task.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Payment options');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const methods = await orErrorPage(api('GET /api/payment-methods', { query: { scope: 'all' } }));
  return { methods: methods.filter((method): method is StaffPaymentMethod => 'processingFee' in method) };
}

export function action({ context, request }: Route.ActionArgs) {
  return recordAction(context.get(pageApi), request, calls);
}

const calls: RecordCalls = {
  save: (api, { isActive, name = '', description, processingFee, acceptedCurrencies, settings }, id) => {
    const body = { name, description, processingFee, acceptedCurrencies, settings, isActive: isActive !== undefined };
    return id === undefined
      ? api('POST /api/payment-methods', { body })
      : api('PUT /api/payment-methods/{id}', { params: { id: String(id) }, body });
  },
  remove: (api, id) => api('DELETE /api/payment-methods/{id}', { params: { id: String(id) } }),
};

const deletion = {
  asked: CONFIRMATIONS.deletePaymentMethod,
  calls,
  success: SUCCESS.paymentMethodDeleted,
  failure: FAILURES.deletePaymentMethod,
};

export default function PaymentOptionsPage({ loaderData: { methods }, actionData }: Route.ComponentProps) {
  const { task, named, hrefTo, close, closeAndReload } = useRecords(paths.paymentOptions, methods);
  const isEditing = task?.what === 'edit' && named !== undefined;
  const isOpen = task?.what === 'new' || isEditing;
  const addLink = (
    <UiLink href={hrefTo({ what: 'new' })} className={buttonClass()}>
      <Plus aria-hidden="true" className="size-5" />
      Add payment method
    </UiLink>
  );
  return (
    <>
      <PortalHeader
        title="Payment options"
        description={`${methods.filter(isOnOffer).length} of ${methods.length} offered at checkout. The processing fee is what a payment costs us; it is never added to what a customer pays.`}
        actions={addLink}
      />
      {task?.what === 'delete' && named && (
        <DeleteQuestion record={named} asked={deletion.asked} backHref={hrefTo(null)} />
      )}
      {!isOpen && <RefusedAction answer={actionData} />}
      <RecordDialog
        open={isOpen}
        title={isEditing ? 'Edit payment method' : 'Add payment method'}
        id={isEditing ? named.id : undefined}
        calls={calls}
        values={valuesOfPaymentMethod(isEditing ? named : undefined)}
        answer={actionData}
        success={isEditing ? SUCCESS.paymentMethodUpdated : SUCCESS.paymentMethodCreated}
        failure={isEditing ? FAILURES.updatePaymentMethod : FAILURES.createPaymentMethod}
        onClose={close}
        onSaved={closeAndReload}
      >
        {(values, errors) => <PaymentMethodFields values={values} errors={errors} />}
      </RecordDialog>
      <StripeNotice methods={methods} />
      {methods.length === 0 ? (
        <EmptyState
          icon={<CreditCard />}
          title="No payment options yet"
          description="Checkout has nothing to offer until there is one."
          actions={addLink}
        />
      ) : (
        <Panel padded={false}>
          <PaymentMethodsTable
            methods={methods}
            stateOf={(method) => <PaymentSwitch method={method} />}
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
      <StripeHint methods={methods} />
    </>
  );
}

function PaymentSwitch({ method }: { method: StaffPaymentMethod }) {
  const { id, name, description, processingFee, acceptedCurrencies, settings } = method;
  const body = { name, description, processingFee, acceptedCurrencies, settings };
  return (
    <ActiveSwitch
      name={name}
      isActive={method.isActive}
      set={(isActive) =>
        api('PUT /api/payment-methods/{id}', { params: { id: String(id) }, body: { ...body, isActive } })
      }
      success={SUCCESS.paymentMethodUpdated}
      failure={FAILURES.updatePaymentMethod}
    />
  );
}
