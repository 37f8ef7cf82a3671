import type { Order } from '#features/orders/contract.ts';
import { Notice } from '#ui/notice.tsx';
import { formatPounds, toPence } from '#values/money.ts';

/** Says how to pay an order by bank transfer. */
export function BankTransferNotice({ order }: { order: Pick<Order, 'orderNumber' | 'grandTotal' | 'bankDetails'> }) {
  return (
    <Notice tone="caution" title="Waiting for your bank transfer">
      <p>
        Please pay <strong className="tabular">{formatPounds(toPence(order.grandTotal))}</strong> by BACS or Faster
        Payments and give <strong className="tabular whitespace-nowrap">{order.orderNumber}</strong> as the reference.
        We dispatch when the money has arrived.
      </p>
      {order.bankDetails?.map((line) => (
        <p key={line} className="tabular mt-1 font-medium">
          {line}
        </p>
      ))}
    </Notice>
  );
}
