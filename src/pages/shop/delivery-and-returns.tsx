import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import { SupportMail } from '#features/settings/screens/shop/company-line.tsx';
import { LegalPage } from '#features/settings/screens/shop/legal-page.tsx';
import { Table, TBody, Td, THead, Th, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import type { Route } from './+types/delivery-and-returns.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'Delivery and returns',
    `Where we deliver, how long it takes, what it costs, and how to send something back within ${RETURN_WINDOW_DAYS} days.`,
  );

export async function loader({ context }: Route.LoaderArgs) {
  return { methods: await orErrorPage(context.get(pageApi)('GET /api/delivery-methods')) };
}

export default function DeliveryAndReturnsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Delivery and returns"
      description="The methods and charges below are the ones in force now, the same that checkout offers."
      changed="21 Nov 2026"
      sections={[
        { id: 'methods', title: 'Methods and charges', content: <Methods methods={loaderData.methods} /> },
        ...sections,
      ]}
    />
  );
}

function Methods({ methods }: { methods: readonly DeliveryMethod[] }) {
  if (methods.length === 0) return <p>No delivery method is on offer at the moment. Please contact us.</p>;
  return (
    <>
      <Table caption="Delivery methods" hideCaption>
        <THead>
          <Tr>
            <Th>Method</Th>
            <Th numeric>Days</Th>
            <Th numeric>Charge, ex VAT</Th>
            <Th numeric>Free from</Th>
          </Tr>
        </THead>
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

const sections = [
  {
    id: 'where',
    title: 'Where we deliver',
    content: (
      <p>
        To the United Kingdom, the United States, France, Qatar and Oman. Screens of 75 inches and more, walls and
        totems travel on a pallet with a tail lift to the kerb; tell us in the notes if there are steps, a goods lift or
        a time window. Collection is from the address on the contact page, by appointment.
      </p>
    ),
  },
  {
    id: 'next-day',
    title: 'Next day delivery',
    content: (
      <p>
        Next day holds for stocked goods to mainland addresses in the United Kingdom, ordered on a working day before
        the hour that the method names. It is offered only while a carrier does it, and not for goods whose page gives a
        longer lead time.
      </p>
    ),
  },
  {
    id: 'arrival',
    title: 'When it arrives',
    content: (
      <p>
        You can follow your order with its number. Please look at the packing before you sign. If anything is damaged or
        missing, tell us within 3 working days with a photo; we send a replacement or collect it at our cost.
      </p>
    ),
  },
  {
    id: 'returns',
    title: `Returns within ${RETURN_WINDOW_DAYS} days`,
    content: (
      <>
        <p>
          Contact support within {RETURN_WINDOW_DAYS} days of delivery, at <SupportMail />, with your order number and
          the reason. We answer with a return label or a collection day.
        </p>
        <ul>
          <li>
            Changed your mind: complete and in the original packing, full refund of the goods; you pay the carriage.
          </li>
          <li>Faulty or not as described: we pay the carriage and repair, replace or refund, as you prefer.</li>
          <li>Made to your measure, or software that was activated: only when faulty.</li>
        </ul>
        <p>
          Keep the carton: panels travel upright, in their own foam. Refunds go back the way you paid, within 14 days of
          the goods reaching us.
        </p>
      </>
    ),
  },
  {
    id: 'old',
    title: 'Taking back the old one',
    content: (
      <p>
        Under the WEEE regulations we take back one old item for each new one of the same kind, free at our trade
        counter. Ask for it in the order’s notes.
      </p>
    ),
  },
];
