import { goodsRetained } from '#features/orders/order-ledger.ts';
import { type LedgerSums, netOf } from '#features/payments/ledger-sums.ts';
import { type BasisPoints, type Pence, withVat } from '#values/money.ts';

interface Sums {
  grandTotal: Pence;
  subtotal: Pence;
  discount: Pence;
  deliveryFee: Pence;
  vatRate: BasisPoints;
}

/** The goods of a return at their prices ex VAT, before any discount. */
export interface ReturnedGoods {
  value: Pence;
  /** The same of those returns that were completed before. */
  before: Pence;
}

export interface ReturnRefund {
  /** VAT included. */
  amount: Pence;
  /** Ex VAT and after the discount: what the points of the order are reversed for. */
  goods: Pence;
}

/**
 * What goes back for goods: their price after their share of the discount, with the VAT that is no longer due on what stays
 * (decision C3). With the last of the goods goes all that is left, the delivery included. Never more than was paid.
 */
export function refundOf(order: Sums, sums: LedgerSums, { value, before }: ReturnedGoods): ReturnRefund {
  const net = Math.max(0, netOf(sums));
  const kept = goodsRetained(order, sums);
  const isAll = before + value >= order.subtotal;
  const goods = isAll ? kept : Math.min(kept, paidFor(order, before + value) - paidFor(order, before));
  if (isAll) return { amount: net, goods };
  const owed = (left: Pence) => withVat(left + order.deliveryFee, order.vatRate);
  return { amount: Math.min(net, owed(kept) - owed(kept - goods)), goods };
}

// The discount lies on all goods alike; taken as a running total, so that the parts add up to the whole.
function paidFor({ subtotal, discount }: Sums, value: Pence): Pence {
  return subtotal === 0 ? 0 : Math.round((value * (subtotal - discount)) / subtotal);
}
