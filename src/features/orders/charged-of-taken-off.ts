import { NOTHING_PAID } from '#features/payments/ledger-sums.ts';
import { type Pence, toBasisPoints, toPence } from '#values/money.ts';
import type { Order } from './contract.ts';
import { refundOf } from './refund-of.ts';

type Given = Pick<
  Order,
  'status' | 'due' | 'released' | 'grandTotal' | 'subtotal' | 'discount' | 'deliveryFee' | 'vatRate'
> & { items: readonly Pick<Order['items'][number], 'unitPrice' | 'refunded'>[] };

/**
 * What of the pieces that refunds took off an order is charged all the same, VAT included: they went back for less than they are worth
 * (decision 0195). 0 while something is due, because what stays charged is counted once all is settled.
 */
export function chargedOfTakenOff(order: Given): Pence {
  const value = order.items
    .filter(({ refunded }) => refunded > 0)
    .reduce((sum, { refunded, unitPrice }) => sum + refunded * toPence(unitPrice), 0);
  if (value === 0 || order.status === 'cancelled' || toPence(order.due) > 0) return 0;
  const sums = {
    ...{ grandTotal: toPence(order.grandTotal), subtotal: toPence(order.subtotal) },
    ...{ discount: toPence(order.discount), deliveryFee: toPence(order.deliveryFee) },
    vatRate: toBasisPoints(order.vatRate),
  };
  return Math.max(0, refundOf(sums, NOTHING_PAID, { value, before: 0 }).worth - toPence(order.released));
}
