import type { Order } from '#features/orders/contract.ts';
import { awaitsMoney } from '#features/orders/payable.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { formatPounds, type Pence, toPence } from '#values/money.ts';

/** What follows of an amount beyond what is due; null where it is not more. */
export function tooMuchWords({ due }: Pick<StaffView, 'due'>, amount: Pence): string | null {
  const more = amount - toPence(due);
  if (more <= 0) return null;
  return `So much has come in. ${formatPounds(more)} is more than the order costs and stands under Owed back, to be paid back or kept as account credit.`;
}

/** What stands below the amount of a payment that staff record. */
export function paymentHint(order: Order, { due: most }: Pick<StaffView, 'due'>): string {
  const amount = formatPounds(toPence(most));
  if (awaitsMoney(order)) return `${amount} is due; less is a deposit, with an invoice of its own`;
  return 'What has come in';
}

/** What a payment means that nobody asked for, before it is booked; null where money is due. */
export function unaskedWords(order: Order): string | null {
  if (awaitsMoney(order)) return null;
  if (order.paymentStatus === 'paid' && order.status !== 'cancelled')
    return 'This order is paid and nothing is due. Record only money that has come in: it then stands under Owed back, to be paid back.';
  if (order.status === 'cancelled') {
    return 'This order is cancelled and nothing is due. Record only money that has come in: it then stands under Owed back, to be paid back.';
  }
  return 'What was paid for this order was refunded, and nothing is due. Record only money that has come in since: the whole price sells the goods again, with a new invoice and points, and less is a deposit. The refund and its credit note stay in the books.';
}
