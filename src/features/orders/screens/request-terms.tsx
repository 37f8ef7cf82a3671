import type { OrderRequest } from '#features/orders/requests/contract.ts';
import { changedRows } from '#features/orders/screens/changed-rows.ts';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { useIsRegistered } from '#web/use-is-registered.ts';

type RequestTermsProps = {
  request: Pick<OrderRequest, 'terms' | 'offer' | 'agreed'>;
  /** Who reads it: the buyer, or staff. */
  reader: keyof typeof WORDS;
};

const WORDS = {
  buyer: { order: 'Your order', before: 'You sent', asSent: 'As you sent it', agreed: 'You agreed to' },
  staff: {
    ...{ order: 'Order', before: 'The buyer sent', asSent: 'As the buyer sent it' },
    agreed: 'The buyer agreed to',
  },
};

/** What an order request is for: as it was sent, beside what it would be now or what was agreed to where that is something else. */
export function RequestTerms({ request: { terms, offer, agreed }, reader }: RequestTermsProps) {
  const { order, before: sent, asSent, agreed: agreedTo } = WORDS[reader];
  const isRegistered = useIsRegistered();
  const later = offer ?? agreed;
  const nowLabel = offer ? 'Now' : later ? agreedTo : asSent;
  const expected = { total: terms.grandTotal, delivery: terms.deliveryOn };
  const rows = changedRows({ expected, now: later ?? terms }, later && terms, isRegistered);
  return (
    <>
      <Table caption="The order" hideCaption>
        <THead columns={later ? [order, sent, nowLabel] : [order, nowLabel]} />
        <TBody>
          {rows.map(({ label, before, now, isChanged }) => (
            <Tr key={label}>
              <Td primary>{label}</Td>
              {later && <Td label={sent}>{before ?? '–'}</Td>}
              <Td label={nowLabel}>{isChanged ? <strong>{now}</strong> : now}</Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      {isRegistered && <p className="meta mt-2">Goods, delivery and points are ex VAT, the total to pay is inc VAT.</p>}
    </>
  );
}
