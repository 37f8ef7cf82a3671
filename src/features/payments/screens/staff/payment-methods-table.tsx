import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { paymentMethodForStaff } from '#features/payments/contract.ts';
import { PROVIDER_NAMES, type Provider } from '#features/payments/providers.ts';
import { Badge } from '#ui/badge.tsx';
import { numeric, spoken, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { percentText } from '#values/percent-text.ts';
import { type Api, api } from '#web/api.ts';
import { ActiveSwitch } from '#web/records/active-switch.tsx';
import type { RecordProof } from '#web/records/proof.ts';
import { paymentMethodRecords } from './payment-method-records.ts';

export type StaffPaymentMethod = z.infer<typeof paymentMethodForStaff>;

type PaymentMethodsTableProps = {
  methods: readonly StaffPaymentMethod[];
  /** Edit and delete, for each row. */
  actionsOf: (method: StaffPaymentMethod) => ReactNode;
  /** Runs a call, and once more after a proof. */
  proved: RecordProof['proved'];
};

/** A table of all payment methods. */
export function PaymentMethodsTable({ methods, actionsOf, proved }: PaymentMethodsTableProps) {
  return (
    <Table caption="Payment options">
      <THead columns={['Method', 'Provider', numeric('Processing fee'), 'Currencies', 'State', spoken('Actions')]} />
      <TBody>
        {methods.map((method) => (
          <Tr key={method.id}>
            <Td primary>
              <span className="max-sm:text-start">
                {method.name}
                {method.description && <span className="meta block max-w-prose font-normal">{method.description}</span>}
              </span>
            </Td>
            <Td label="Provider">{PROVIDER_NAMES[method.provider]}</Td>
            <Td label="Processing fee" numeric>
              {percentText(method.processingFee)}
            </Td>
            <Td label="Currencies">{method.acceptedCurrencies.split(/[\s,]+/).join(', ')}</Td>
            <Td label="State">
              <span className="flex flex-wrap items-center gap-1.5 max-sm:justify-end">
                <MethodSwitch method={method} proved={proved} />
                {!method.isConfigured && <Badge tone="caution">Not configured</Badge>}
                {!method.isConfigured && <span className="meta basis-full">{NEEDS[method.provider]}</span>}
              </span>
            </Td>
            <Td className="sm:w-px">
              <span className="flex justify-end gap-1">{actionsOf(method)}</span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

// What a method that is not configured lacks.
const NEEDS: Record<Provider, string | undefined> = {
  bank_transfer: 'Not offered: it needs a bank account.',
  stripe: 'Not offered: Stripe needs its keys.',
  test_card: 'Not offered: it is for demos only.',
  manual: undefined,
};

type MethodSwitchProps = { method: StaffPaymentMethod } & Pick<PaymentMethodsTableProps, 'proved'>;

function MethodSwitch({ method, proved }: MethodSwitchProps) {
  const { id, name, description, processingFee, acceptedCurrencies, settings } = method;
  const body = { name, description, processingFee, acceptedCurrencies, settings };
  return (
    <ActiveSwitch
      kind={paymentMethodRecords}
      record={method}
      set={(isActive) =>
        proved(() => api('PUT /api/payment-methods/{id}', { params: { id: String(id) }, body: { ...body, isActive } }))
      }
    />
  );
}

/** Whether checkout offers the method. */
export function isOnOffer(method: StaffPaymentMethod): boolean {
  return method.isActive && method.isConfigured;
}

/** All payment methods, with the details for staff. */
export async function readPaymentMethods(api: Api): Promise<StaffPaymentMethod[]> {
  const methods = await api('GET /api/payment-methods', { query: { scope: 'all' } });
  return methods.filter((method): method is StaffPaymentMethod => 'processingFee' in method);
}
