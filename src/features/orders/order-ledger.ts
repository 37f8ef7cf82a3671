import { dueOf, type LedgerSums, netOf } from '#features/payments/ledger-sums.ts';
import type { LondonDay } from '#values/london-day.ts';
import type { Pence } from '#values/money.ts';
import { transferDueOn } from './overdue.ts';
import type { OrderStatus, PaymentStatus } from './status.ts';

/**
 * The payment status of an order, from its ledger (decision C9). While something of it is still to be paid it is pending, whatever
 * was refunded; of one that was cancelled nothing is.
 */
export function paymentStatusOf(
  { grandTotal, status }: { grandTotal: Pence; status: OrderStatus },
  sums: LedgerSums,
): PaymentStatus {
  if (status !== 'cancelled' && dueOf(grandTotal, sums) > 0) return 'pending';
  const net = netOf(sums);
  const hasRefund = sums.refunded + sums.withheld > 0;
  if (hasRefund && net <= 0) return 'refunded';
  if (net >= grandTotal && sums.released === 0) return 'paid';
  return hasRefund ? 'partially_refunded' : 'pending';
}

/** What is still to be paid of an order: nothing of one that was cancelled, nor what was refunded. */
export function dueNow(
  { grandTotal, status, paymentStatus }: { grandTotal: Pence; status: OrderStatus; paymentStatus: PaymentStatus },
  sums: LedgerSums,
): Pence {
  const isAwaited = status !== 'cancelled' && (paymentStatus === 'pending' || paymentStatus === 'failed');
  return isAwaited ? dueOf(grandTotal, sums) : 0;
}

/** What of a deposit that was asked for is still to be paid. */
export function depositDue(order: Parameters<typeof dueNow>[0] & { deposit: Pence }, sums: LedgerSums): Pence {
  return dueNow(order, sums) > 0 ? dueOf(order.deposit, sums) : 0;
}

/** The day by which a transfer is to be made; null when nothing is due, or only what follows a deposit. */
export function dueOn(
  order: Parameters<typeof depositDue>[0] & Parameters<typeof transferDueOn>[0],
  sums: LedgerSums,
): LondonDay | null {
  const isAsked = dueNow(order, sums) > 0 && (order.deposit === 0 || depositDue(order, sums) > 0);
  return isAsked ? transferDueOn(order) : null;
}

interface Totals {
  grandTotal: Pence;
  status: OrderStatus;
  subtotal: Pence;
  discount: Pence;
}

/**
 * The value of goods, ex VAT, that a refund of `amount` covers when the items are unknown: a proportional share. The refund
 * of the last penny covers the rest of the goods, so that the parts add up to the whole.
 */
export function goodsShareOf(order: Omit<Totals, 'status'>, sums: LedgerSums, amount: Pence): Pence {
  const retained = goodsRetained(order, sums);
  const net = netOf(sums);
  // An overpayment did not buy any goods.
  const price = order.grandTotal - sums.released;
  const inOrder = Math.min(net, price);
  const falls = inOrder - Math.min(net - amount, price);
  if (falls <= 0 || inOrder <= 0) return 0;
  return Math.min(retained, Math.round((retained * falls) / inOrder));
}

/** The value of the goods that the customer still has, ex VAT and after the discount. */
export function goodsRetained(
  { subtotal, discount }: Pick<Totals, 'subtotal' | 'discount'>,
  { goodsReturned }: LedgerSums,
): Pence {
  return Math.max(0, subtotal - discount - goodsReturned);
}

/** The value of the goods that earn points: none before the order was paid in full, later what was not refunded. */
export function goodsThatEarn(order: Totals, sums: LedgerSums): Pence {
  const status = paymentStatusOf(order, sums);
  const wasPaid = status === 'paid' || (status === 'partially_refunded' && sums.paid >= order.grandTotal);
  return wasPaid ? goodsRetained(order, sums) : 0;
}
