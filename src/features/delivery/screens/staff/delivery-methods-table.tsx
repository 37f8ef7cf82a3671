import type { ReactNode } from 'react';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { methodLimits } from '#features/delivery/method-limits.ts';
import { ZONES } from '#features/delivery/zones.ts';
import { Badge } from '#ui/badge.tsx';
import { numeric, spoken, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { api } from '#web/api.ts';
import { ActiveSwitch } from '#web/records/active-switch.tsx';
import { useVatWords } from '#web/vat-words.tsx';
import { deliveryMethodRecords } from './delivery-method-records.ts';

type DeliveryMethodsTableProps = {
  methods: readonly DeliveryMethod[];
  actionsOf: (method: DeliveryMethod) => ReactNode;
};

/** The delivery methods with price, days and free threshold. */
export function DeliveryMethodsTable({ methods, actionsOf }: DeliveryMethodsTableProps) {
  const said = useVatWords();
  return (
    <Table caption="Delivery methods">
      <THead
        columns={[
          'Method',
          numeric(said('Price ex VAT')),
          numeric('Estimated days'),
          numeric(said('Free from (goods ex VAT)'), 'sm:max-xl:min-w-32 max-xl:whitespace-normal'),
          'Places',
          'State',
          spoken('Actions'),
        ]}
      />
      <TBody>
        {methods.map((method) => (
          <Tr key={method.id}>
            <Td primary>
              <span className="max-sm:text-start">
                {method.name}
                {method.description && <span className="meta block max-w-prose font-normal">{method.description}</span>}
              </span>
            </Td>
            <Td label={said('Price ex VAT')} numeric>
              {formatPounds(toPence(method.price))}
            </Td>
            <Td label="Estimated days" numeric>
              {method.estimatedDays}
            </Td>
            <Td label="Free from" numeric>
              {method.freeThreshold === null ? '–' : formatPounds(toPence(method.freeThreshold))}
            </Td>
            <Td label="Places">
              <span className="max-sm:text-end">
                {placesText(method)}
                <span className="meta block">{limitsText(method)}</span>
              </span>
            </Td>
            <Td label="State">
              <span className="flex flex-wrap items-center gap-1.5">
                <MethodSwitch method={method} />
                {method.isCollection && <Badge tone="info">Collection</Badge>}
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

function placesText({ isCollection, zones }: DeliveryMethod): string {
  if (isCollection) return 'At the counter';
  return zones ? zones.map(({ zone }) => ZONES[zone]).join(', ') : 'Everywhere';
}

function limitsText(method: DeliveryMethod): string {
  return [`Cut-off ${method.cutOff}`, ...methodLimits(method)].join(' · ');
}

function MethodSwitch({ method }: { method: DeliveryMethod }) {
  const { id, isActive: _, ...body } = method;
  return (
    <ActiveSwitch
      kind={deliveryMethodRecords}
      record={method}
      set={(isActive) =>
        api('PUT /api/delivery-methods/{id}', { params: { id: String(id) }, body: { ...body, isActive } })
      }
    />
  );
}
