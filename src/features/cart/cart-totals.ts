import { type BasisPoints, type Pence, vatOn } from '#values/money.ts';

/** The flat estimate that the cart page shows for delivery (section 9); checkout charges what the chosen method costs. */
export const ESTIMATED_DELIVERY_PENCE: Pence = 999;

export interface CartTotals {
  /** The goods, ex VAT. */
  subtotal: Pence;
  delivery: Pence;
  /** Ex VAT. */
  total: Pence;
  vatAmount: Pence;
  grandTotal: Pence;
}

/** The totals of a cart (decision C2): VAT is calculated once, on the total. An empty cart has no delivery fee. */
export function cartTotals(
  lines: readonly { pricePence: Pence; quantity: number }[],
  vatRate: BasisPoints,
  deliveryPence: Pence = ESTIMATED_DELIVERY_PENCE,
  fittingPence: Pence = 0,
): CartTotals {
  if (lines.length === 0) return { subtotal: 0, delivery: 0, total: 0, vatAmount: 0, grandTotal: 0 };
  const subtotal = lines.reduce((sum, line) => sum + line.pricePence * line.quantity, 0);
  const total = subtotal + fittingPence + deliveryPence;
  const vatAmount = vatOn(total, vatRate);
  return { subtotal, delivery: deliveryPence, total, vatAmount, grandTotal: total + vatAmount };
}
