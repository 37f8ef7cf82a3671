import { CreditCard } from 'lucide-react';
import { proveFirst } from '#features/accounts/screens/security/prove-first.ts';
import { useRecordProof } from '#features/accounts/screens/security/use-record-proof.tsx';
import { PaymentMethodFields } from '#features/payments/screens/staff/payment-method-fields.tsx';
import { paymentMethodRecords } from '#features/payments/screens/staff/payment-method-records.ts';
import {
  isOnOffer,
  PaymentMethodsTable,
  readPaymentMethods,
} from '#features/payments/screens/staff/payment-methods-table.tsx';
import { StripeHint, StripeNotice } from '#features/payments/screens/staff/stripe-notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { recordAction } from '#web/records/record-calls.ts';
import { unlessOnlyDialog } from '#web/records/record-task.ts';
import { RecordsPage } from '#web/records/records-page.tsx';
import type { Route } from './+types/payment-options.ts';

export const meta = fixedMeta('Payment options');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  return { methods: await orErrorPage(readPaymentMethods(api)) };
}

export function action({ context, request }: Route.ActionArgs) {
  return recordAction(context.get(pageApi), request, { ...paymentMethodRecords, prove: proveFirst });
}

export const shouldRevalidate = unlessOnlyDialog();

export default function PaymentOptionsPage({ loaderData: { methods }, actionData }: Route.ComponentProps) {
  const proof = useRecordProof();
  return (
    <RecordsPage
      kind={paymentMethodRecords}
      records={methods}
      answer={actionData}
      proof={proof}
      header={(addLink) => (
        <PortalHeader
          title="Payment options"
          description={`${methods.filter(isOnOffer).length} of ${methods.length} offered at checkout. The processing fee is what a payment costs us; it is never added to what a customer pays.`}
          actions={addLink}
        />
      )}
      fields={({ values, errors }) => <PaymentMethodFields values={values} errors={errors} />}
      none={{
        icon: <CreditCard />,
        title: 'No payment options yet',
        description: 'Checkout has nothing to offer until there is one.',
      }}
    >
      {(actionsOf) => (
        <>
          <StripeNotice methods={methods} />
          <Panel padded={false}>
            <PaymentMethodsTable methods={methods} proved={proof.proved} actionsOf={actionsOf} />
          </Panel>
          <StripeHint methods={methods} />
        </>
      )}
    </RecordsPage>
  );
}
