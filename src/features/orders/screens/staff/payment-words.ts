import type { Order } from '#features/orders/contract.ts';
import { awaitsMoney } from '#features/orders/payable.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { formatPounds, toPence } from '#values/money.ts';

/** What stands below the amount of a payment that staff record. */
export function paymentHint(order: Order, { due: most }: Pick<StaffView, 'due'>): string {
  const amount = formatPounds(toPence(most));
  if (awaitsMoney(order)) return `${amount} is due; less is a deposit, with an invoice of its own`;
  return `What has come in, at most ${amount}`;
}

/** What a payment means that nobody asked for, before it is booked; null where money is due. */
export function unaskedWords(order: Order): string | null {
  if (awaitsMoney(order)) return null;
  if (order.status === 'cancelled') {
    return 'This order is cancelled and nothing is due. Record only money that has come in: it then stands under Owed back, to be paid back.';
  }
  return 'What was paid for this order was refunded, and nothing is due. Record only money that has come in since: the whole price sells the goods again, with a new invoice and points, and less is a deposit. The refund and its credit note stay in the books.';
}
