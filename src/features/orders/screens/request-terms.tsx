import type { OrderOutline } from '#features/orders/changed-order.ts';
import { changedRows } from '#features/orders/screens/changed-rows.ts';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';

type RequestTermsProps = {
  terms: OrderOutline;
  offer: OrderOutline | null;
  /** Who reads it: the buyer, or staff. */
  reader: keyof typeof WORDS;
};

const WORDS = {
  buyer: { order: 'Your order', before: 'You sent', asSent: 'As you sent it' },
  staff: { order: 'Order', before: 'The buyer sent', asSent: 'As the buyer sent it' },
};

/** What an order request is for: as it was agreed, beside what it would be now where that is something else. */
export function RequestTerms({ terms, offer, reader }: RequestTermsProps) {
  const { order, before: sent, asSent } = WORDS[reader];
  const expected = { total: terms.grandTotal, delivery: terms.deliveryOn };
  const rows = changedRows({ expected, now: offer ?? terms }, offer && terms);
  return (
    <>
      <Table caption="The order" hideCaption>
        <THead columns={offer ? [order, sent, 'Now'] : [order, asSent]} />
        <TBody>
          {rows.map(({ label, before, now, isChanged }) => (
            <Tr key={label}>
              <Td primary>{label}</Td>
              {offer && <Td label={sent}>{before ?? '–'}</Td>}
              <Td label={offer ? 'Now' : asSent}>{isChanged ? <strong>{now}</strong> : now}</Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      <p className="meta mt-2">Goods, delivery and points are ex VAT, the total to pay is inc VAT.</p>
    </>
  );
}
