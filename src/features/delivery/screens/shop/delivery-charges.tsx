import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { numeric, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';

/** The delivery methods of the checkout with their charges. */
export function DeliveryCharges({ methods }: { methods: readonly DeliveryMethod[] }) {
  if (methods.length === 0) return <p>No delivery method is on offer at the moment. Please contact us.</p>;
  return (
    <>
      <Table caption="Delivery methods" hideCaption>
        <THead columns={['Method', numeric('Days'), numeric('Charge, ex VAT'), numeric('Free from')]} />
        <TBody>
          {methods.map((method) => (
            <Tr key={method.id}>
              <Td label="Method" primary>
                <span className="block text-start">
                  {method.name}
                  {method.description && <span className="meta block font-normal">{method.description}</span>}
                </span>
              </Td>
              <Td label="Days" numeric>
                {method.estimatedDays}
              </Td>
              <Td label="Charge, ex VAT" numeric>
                {toPence(method.price) === 0 ? 'Free' : formatPounds(toPence(method.price))}
              </Td>
              <Td label="Free from" numeric>
                {method.freeThreshold === null ? 'Not free' : formatPounds(toPence(method.freeThreshold))}
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      <p className="meta">
        ‘Free from’ is the value of the goods before any discount, ex VAT. Days are estimates from the day of the order.
      </p>
    </>
  );
}
