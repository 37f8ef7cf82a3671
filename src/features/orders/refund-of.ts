import { type LedgerSums, netOf, overpaidOf } from '#features/payments/ledger-sums.ts';
import { type BasisPoints, type Pence, withVat } from '#values/money.ts';
import { goodsRetained } from './order-ledger.ts';

export interface Sums {
  grandTotal: Pence;
  subtotal: Pence;
  discount: Pence;
  deliveryFee: Pence;
  vatRate: BasisPoints;
}

/** The pieces of a refund at their prices ex VAT, before any discount. */
export interface ReturnedGoods {
  value: Pence;
  /** The same of all pieces that were refunded before, in whatever way. */
  before: Pence;
}

export interface ReturnRefund {
  /** VAT included. */
  amount: Pence;
  /** Ex VAT and after the discount; the points earned with it are reversed. */
  goods: Pence;
  /** What the pieces take off the price of the order, VAT included, whether or not as much was paid yet. */
  worth: Pence;
}

/**
 * What goes back for pieces of an order: their price after their share of the discount, with the VAT that is no longer due on what stays
 * (decision C3). With the last of the goods goes all that is left, the delivery included. Never more than was paid.
 */
export function refundOf(order: Sums, sums: LedgerSums, { value, before }: ReturnedGoods): ReturnRefund {
  const net = Math.max(0, netOf(sums));
  const retained = goodsRetained(order, sums);
  const isAll = before + value >= order.subtotal;
  const goods = isAll ? retained : Math.min(retained, paidFor(order, before + value) - paidFor(order, before));
  if (isAll) return { amount: net, goods, worth: Math.max(0, order.grandTotal - sums.released) };
  const owed = (left: Pence) => withVat(left + order.deliveryFee, order.vatRate);
  const worth = owed(retained) - owed(retained - goods);
  return { amount: Math.min(net, worth), goods, worth };
}

/**
 * What a refund of pieces worth `worth` takes off the price of the order. It is their whole worth only as far as that goes back or was still
 * due: what is withheld of a piece stays charged. So the price that is left is always what is paid and due (decision 0195).
 */
export function releasedBy(
  order: Pick<Sums, 'grandTotal'>,
  sums: LedgerSums,
  { amount, worth }: Pick<ReturnRefund, 'amount' | 'worth'>,
): Pence {
  const price = order.grandTotal - sums.released;
  // What was paid too much is in nobody's price: it stays held, but for what goes back beyond the worth of the pieces.
  const stays = Math.max(0, overpaidOf(order.grandTotal, sums) - Math.max(0, amount - worth));
  const free = price - netOf(sums) + stays + amount;
  return Math.max(0, Math.min(price, Math.max(amount, worth), free));
}

// The discount is spread evenly; calculated as a running total, so that the parts add up to the whole.
function paidFor({ subtotal, discount }: Sums, value: Pence): Pence {
  return subtotal === 0 ? 0 : Math.round((value * (subtotal - discount)) / subtotal);
}
