import { type BasisPoints, type Pence, withVat } from '#values/money.ts';

interface Sums {
  subtotal: Pence;
  discount: Pence;
  vatRate: BasisPoints;
  /** What of the money that was paid has not gone back. */
  refundable: Pence;
}

export interface ChosenItem {
  name: string;
  unitPrice: Pence;
  bought: number;
  /** How many of it go back. */
  quantity: number;
}

export interface ItemsRefund {
  /** VAT included. */
  amount: Pence;
  /** Ex VAT and after the discount: what the points of the order are reversed for. */
  goods: Pence;
  /** What is given back, in words: printed on the credit note. */
  words: string;
}

/**
 * What chosen lines of an order come to: their price after their share of the discount, with VAT. With all of them goes all
 * that is left, the delivery included. Never more than was paid.
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
