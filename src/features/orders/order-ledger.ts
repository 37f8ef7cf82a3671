import type { Pence } from '#values/money.ts';
import type { PaymentStatus } from './status.ts';

/** What the ledger of an order adds up to. */
export interface Standing {
  paid: Pence;
  refunded: Pence;
  /** What refunds kept back for points that were spent already. */
  withheld: Pence;
  /** The goods, ex VAT, that refunds have taken out of the order. */
  goodsReturned: Pence;
}

/** What the customer has in the order: what was paid, less all that refunds gave back or kept for points. */
export function netOf({ paid, refunded, withheld }: Standing): Pence {
  return paid - refunded - withheld;
}

/** What is still to be paid. */
export function dueOf(grandTotal: Pence, standing: Standing): Pence {
  return Math.max(0, grandTotal - netOf(standing));
}

/** Where the money of an order stands, from its ledger alone (decision C9). */
export function paymentStatusOf(grandTotal: Pence, standing: Standing): PaymentStatus {
  const net = netOf(standing);
  const hasRefund = standing.refunded + standing.withheld > 0;
  if (hasRefund && net <= 0) return 'refunded';
  if (net >= grandTotal) return 'paid';
  return hasRefund ? 'partially_refunded' : 'pending';
}

interface Sums {
  grandTotal: Pence;
  subtotal: Pence;
  discount: Pence;
}

/**
 * The goods, ex VAT, that a refund of `amount` stands for when nobody says which: their share of what is left in the order.
 * The refund that takes the last penny takes the last of the goods, so that parts add up to the whole.
 */
export function goodsShareOf(order: Sums, standing: Standing, amount: Pence): Pence {
  const kept = goodsRetained(order, standing);
  const net = netOf(standing);
  // What was paid beyond the total is no goods' money.
  const inOrder = Math.min(net, order.grandTotal);
  const falls = inOrder - Math.min(net - amount, order.grandTotal);
  if (falls <= 0 || inOrder <= 0) return 0;
  return Math.min(kept, Math.round((kept * falls) / inOrder));
}

/** The goods, ex VAT and after the discount, that the customer keeps. */
export function goodsRetained({ subtotal, discount }: Sums, { goodsReturned }: Standing): Pence {
  return Math.max(0, subtotal - discount - goodsReturned);
}

/** The goods that the order's points are due for: none before it was paid, those that were not refunded after. */
export function goodsThatEarn(order: Sums, standing: Standing): Pence {
  const status = paymentStatusOf(order.grandTotal, standing);
  const wasPaid = status === 'paid' || (status === 'partially_refunded' && standing.paid >= order.grandTotal);
  return wasPaid ? goodsRetained(order, standing) : 0;
}
