import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { methodLimits } from '#features/delivery/method-limits.ts';
import { ZONES } from '#features/delivery/zones.ts';
import { numeric, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { useVatWords, VatWords } from '#web/vat-words.tsx';

/** The delivery methods on offer with their charges, a row for each place that has its own. */
export function DeliveryCharges({ methods }: { methods: readonly DeliveryMethod[] }) {
  const said = useVatWords();
  if (methods.length === 0) return <p>No delivery method is on offer at the moment. Please contact us.</p>;
  return (
    <>
      <Table caption="Delivery methods" hideCaption>
        <THead
          columns={['Method', 'To', numeric('Working days'), numeric(said('Charge, ex VAT')), numeric('Free from')]}
        />
        <TBody>
          {methods.flatMap((method) =>
            termsOf(method).map(({ place, price, freeThreshold, days }, at) => (
              <Tr key={`${method.id} ${place}`}>
                <Td label="Method" primary>
                  <span className="block text-start">
                    {method.name}
                    {at === 0 && <span className="meta block font-normal">{notes(method)}</span>}
                  </span>
                </Td>
                <Td label="To">{place}</Td>
                <Td label="Working days" numeric>
                  {days}
                </Td>
                <Td label={said('Charge, ex VAT')} numeric>
                  {toPence(price) === 0 ? 'Free' : formatPounds(toPence(price))}
                </Td>
                <Td label="Free from" numeric>
                  {freeFrom(price, freeThreshold)}
                </Td>
              </Tr>
            )),
          )}
        </TBody>
      </Table>
      <p className="meta">
        <VatWords>‘Free from’ is the value of the goods before any discount, ex VAT.</VatWords> Working days count from
        the day on which the goods leave us: the day of the order until its cut-off, the next working day after it, or
        when what is made to order is ready. Product page and checkout name the day for your postcode; abroad it is an
        estimate.
      </p>
    </>
  );
}

function termsOf({ isCollection, zones, price, freeThreshold, estimatedDays: days }: DeliveryMethod) {
  if (isCollection) return [{ place: 'Our trade counter', price, freeThreshold, days }];
  if (!zones) return [{ place: 'Everywhere we deliver', price, freeThreshold, days }];
  return zones.map(({ zone, ...terms }) => ({ place: ZONES[zone], ...terms }));
}

function notes(method: DeliveryMethod): string {
  const cutOff = `cut-off ${method.cutOff === '24:00' ? 'midnight' : method.cutOff}`;
  return [method.description, cutOff, ...methodLimits(method)].filter(Boolean).join(' · ');
}

function freeFrom(price: string, threshold: string | null): string {
  if (toPence(price) === 0) return '–';
  return threshold === null ? 'Not free' : formatPounds(toPence(threshold));
}
