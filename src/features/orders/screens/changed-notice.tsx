import type { ChangedOrder, OrderOutline } from '#features/orders/changed-order.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import type { Problem } from '#values/problem.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import { VatWords } from '#web/vat-words.tsx';
import { changedRows } from './changed-rows.ts';

type ChangedNoticeProps = {
  problem: Problem & { changed: ChangedOrder };
  /** What the buyer's page showed. */
  seen: OrderOutline | null;
  isPlacing: boolean;
};

/** What changed between the page and the order, and the one button that agrees to it. It stands in the order's own form. */
export function ChangedNotice({ problem, seen, isPlacing }: ChangedNoticeProps) {
  const { now } = problem.changed;
  const isRegistered = useIsRegistered();
  return (
    <div role="alert" tabIndex={-1}>
      <Notice tone="caution" title={problem.title}>
        <p>{problem.detail}</p>
        <Table caption="What changed" hideCaption>
          <THead columns={['Your order', 'You saw', 'Now']} />
          <TBody>
            {changedRows(problem.changed, seen, isRegistered).map(({ label, before, now: after, isChanged }) => (
              <Tr key={label}>
                <Td primary>{label}</Td>
                <Td label="You saw">{before ?? '–'}</Td>
                <Td label="Now">{isChanged ? <strong>{after}</strong> : after}</Td>
              </Tr>
            ))}
          </TBody>
        </Table>
        {isRegistered && (
          <p className="meta mt-2">Goods, delivery and points are ex VAT, the total to pay is inc VAT.</p>
        )}
        <Button
          type="submit"
          variant="accent"
          name="agreed"
          value={`${now.grandTotal} ${now.deliveryOn ?? ''}`}
          className="mt-4"
          pending={isPlacing}
        >
          <VatWords>Agree and order · {formatPounds(toPence(now.grandTotal))} inc VAT</VatWords>
        </Button>
      </Notice>
    </div>
  );
}

/** Whether a refusal says what changed. */
export function isChanged(problem: Problem): problem is Problem & { changed: ChangedOrder } {
  return problem.type.endsWith('#changed') && problem.changed !== undefined;
}
