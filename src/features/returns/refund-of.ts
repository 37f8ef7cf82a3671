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
  /** The value of the goods in completed returns. */
  before: Pence;
}

export interface ReturnRefund {
  /** VAT included. */
  amount: Pence;
  /** Ex VAT and after the discount; the points earned with it are reversed. */
  goods: Pence;
}

/**
 * The refund of returned goods: their price less their share of the discount, with the reduction of the order's VAT (decision
 * C3). Returning the last goods refunds everything that is left, delivery included; never more than was paid.
 */
export function refundOf(order: Sums, sums: LedgerSums, { value, before }: ReturnedGoods): ReturnRefund {
  const net = Math.max(0, netOf(sums));
  const retained = goodsRetained(order, sums);
  const isAll = before + value >= order.subtotal;
  const goods = isAll ? retained : Math.min(retained, paidFor(order, before + value) - paidFor(order, before));
  if (isAll) return { amount: net, goods };
  const owed = (left: Pence) => withVat(left + order.deliveryFee, order.vatRate);
  return { amount: Math.min(net, owed(retained) - owed(retained - goods)), goods };
}

// The discount is spread evenly; calculated as a running total, so that the parts add up to the whole.
function paidFor({ subtotal, discount }: Sums, value: Pence): Pence {
  return subtotal === 0 ? 0 : Math.round((value * (subtotal - discount)) / subtotal);
}
