import { type BasisPoints, type Pence, withVat } from '#values/money.ts';

interface Sums {
  subtotal: Pence;
  discount: Pence;
  vatRate: BasisPoints;
  /** The money paid and not refunded yet. */
  refundable: Pence;
}

export interface ChosenItem {
  name: string;
  unitPrice: Pence;
  bought: number;
  /** How many are refunded. */
  quantity: number;
}

export interface ItemsRefund {
  /** VAT included. */
  amount: Pence;
  /** Ex VAT and after the discount; the points earned with it are reversed. */
  goods: Pence;
  /** Names the items; printed on the credit note. */
  words: string;
}

/**
 * The refund of chosen order lines: their price less their share of the discount, with VAT. Refunding every line refunds
 * everything that is left, delivery included; never more than was paid.
 */
export function refundOfItems(order: Sums, items: readonly ChosenItem[]): ItemsRefund {
  const value = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const { subtotal, discount, vatRate, refundable } = order;
  const goods = subtotal === 0 ? 0 : Math.round((value * (subtotal - discount)) / subtotal);
  const isAll = items.length > 0 && items.every(({ bought, quantity }) => quantity >= bought);
  const amount = isAll ? refundable : Math.min(refundable, withVat(goods, vatRate));
  const chosen = items.filter(({ quantity }) => quantity > 0);
  return {
    amount,
    goods: Math.min(goods, amount),
    words: chosen.map((item) => `${item.quantity} × ${item.name}`).join(', '),
  };
}
