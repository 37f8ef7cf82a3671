import type { z } from 'zod';
import type { Provider, paymentMethodForStaff } from '#features/payments/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Table, TBody, Td, THead, Th, Tr } from '#ui/table.tsx';
import { percentText } from '#values/percent-text.ts';

export type StaffPaymentMethod = z.infer<typeof paymentMethodForStaff>;

/** Every way to pay with what it costs the shop, and whether checkout offers it. */
export function StaffPaymentMethods({ methods }: { methods: readonly StaffPaymentMethod[] }) {
  return (
    <Table caption="Payment options">
      <THead>
        <tr>
          <Th>Method</Th>
          <Th>Provider</Th>
          <Th numeric>Processing fee</Th>
          <Th>Currencies</Th>
          <Th>State</Th>
        </tr>
      </THead>
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
              <span className="flex flex-wrap gap-1.5">
                <Badge tone={method.isActive ? 'positive' : 'neutral'}>{method.isActive ? 'Active' : 'Inactive'}</Badge>
                {!method.isConfigured && <Badge tone="caution">Not configured</Badge>}
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

/** Whether checkout offers it now. */
export function isOnOffer(method: StaffPaymentMethod): boolean {
  return method.isActive && method.isConfigured;
}

const PROVIDER_NAMES: Record<Provider, string> = {
  bank_transfer: 'Bank transfer',
  stripe: 'Stripe',
  test_card: 'Test card',
  manual: 'By hand',
};
