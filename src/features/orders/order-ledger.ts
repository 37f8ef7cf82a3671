import { type LedgerSums, netOf } from '#features/payments/ledger-sums.ts';
import type { Pence } from '#values/money.ts';
import type { PaymentStatus } from './status.ts';

/** Where the money of an order stands, from its ledger alone (decision C9). */
export function paymentStatusOf(grandTotal: Pence, sums: LedgerSums): PaymentStatus {
  const net = netOf(sums);
  const hasRefund = sums.refunded + sums.withheld > 0;
  if (hasRefund && net <= 0) return 'refunded';
  if (net >= grandTotal) return 'paid';
  return hasRefund ? 'partially_refunded' : 'pending';
}

interface Totals {
  grandTotal: Pence;
  subtotal: Pence;
  discount: Pence;
}

/**
 * The goods, ex VAT, that a refund of `amount` stands for when it is not known which: their share of what is left in the order.
 * The refund that takes the last penny takes the last of the goods, so that parts add up to the whole.
 */
export function goodsShareOf(order: Totals, sums: LedgerSums, amount: Pence): Pence {
  const kept = goodsRetained(order, sums);
  const net = netOf(sums);
  // What was paid beyond the total is no goods' money.
  const inOrder = Math.min(net, order.grandTotal);
  const falls = inOrder - Math.min(net - amount, order.grandTotal);
  if (falls <= 0 || inOrder <= 0) return 0;
  return Math.min(kept, Math.round((kept * falls) / inOrder));
}

/** The goods, ex VAT and after the discount, that the customer has. */
export function goodsRetained({ subtotal, discount }: Totals, { goodsReturned }: LedgerSums): Pence {
  return Math.max(0, subtotal - discount - goodsReturned);
}

/** The goods that the order's points are due for: none before it was paid, those that were not refunded after. */
export function goodsThatEarn(order: Totals, sums: LedgerSums): Pence {
  const status = paymentStatusOf(order.grandTotal, sums);
  const wasPaid = status === 'paid' || (status === 'partially_refunded' && sums.paid >= order.grandTotal);
  return wasPaid ? goodsRetained(order, sums) : 0;
}
