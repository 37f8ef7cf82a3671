import type { OrderOutline } from '#features/orders/changed-order.ts';
import { changedRows } from '#features/orders/screens/changed-rows.ts';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';

/** What an order request is for: as it was agreed, beside what it would be now where that is something else. */
export function RequestTerms({ terms, offer }: { terms: OrderOutline; offer: OrderOutline | null }) {
  const expected = { total: terms.grandTotal, delivery: terms.deliveryOn };
  const rows = changedRows({ expected, now: offer ?? terms }, offer && terms);
  return (
    <>
      <Table caption="The order" hideCaption>
        <THead columns={offer ? ['Your order', 'You sent', 'Now'] : ['Your order', 'As you sent it']} />
        <TBody>
          {rows.map(({ label, before, now, isChanged }) => (
            <Tr key={label}>
              <Td primary>{label}</Td>
              {offer && <Td label="You sent">{before ?? '–'}</Td>}
              <Td label={offer ? 'Now' : 'As you sent it'}>{isChanged ? <strong>{now}</strong> : now}</Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      <p className="meta mt-2">Goods, delivery and points are ex VAT, the total to pay is inc VAT.</p>
    </>
  );
}
