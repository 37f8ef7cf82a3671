import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { type BasisPoints, MAX_PENCE, type Pence, toBasisPoints, toPence, vatOn } from '#values/money.ts';
import { postcodeArea } from '#values/postcode.ts';

export interface OrderTotals {
  subtotal: Pence;
  discount: Pence;
  deliveryFee: Pence;
  /** subtotal − discount + deliveryFee, ex VAT. */
  totalAmount: Pence;
  vatRate: BasisPoints;
  vatAmount: Pence;
  /** totalAmount + vatAmount. */
  grandTotal: Pence;
}

export interface ToTotal {
  lines: readonly { unitPrice: Pence; quantity: number }[];
  discountPence: Pence;
  deliveryFeePence: Pence;
  vatRate: BasisPoints;
}

/** The totals of one order. VAT is calculated once, on the total ex VAT, and rounded half up (decision C3). */
export function totals({ lines, discountPence, deliveryFeePence, vatRate }: ToTotal): OrderTotals {
  const subtotal = subtotalOf(lines);
  const totalAmount = subtotal - discountPence + deliveryFeePence;
  const vatAmount = vatOn(totalAmount, vatRate);
  return {
    subtotal,
    discount: discountPence,
    deliveryFee: deliveryFeePence,
    totalAmount,
    vatRate,
    vatAmount,
    grandTotal: totalAmount + vatAmount,
  };
}

/** The part of a total that is asked for first, rounded half up to the penny. */
export function depositOf(grandTotal: Pence, percent: number): Pence {
  return Math.round((grandTotal * percent) / 100);
}

type TotalsOnTheWire = Record<Exclude<keyof OrderTotals, 'discount'>, string> & { discount?: string };

/** The totals of an order or a quote in pence, from the API's decimals such as `"299.00"`. */
export function readTotals(sums: TotalsOnTheWire): OrderTotals {
  return {
    subtotal: toPence(sums.subtotal),
    discount: toPence(sums.discount ?? 0),
    deliveryFee: toPence(sums.deliveryFee),
    totalAmount: toPence(sums.totalAmount),
    vatRate: toBasisPoints(sums.vatRate),
    vatAmount: toPence(sums.vatAmount),
    grandTotal: toPence(sums.grandTotal),
  };
}

export function subtotalOf(lines: ToTotal['lines']): Pence {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
}

/** Whether a total is too large for its database column. */
export function isTooLarge({ subtotal, totalAmount, grandTotal }: OrderTotals): boolean {
  return Math.max(subtotal, totalAmount, grandTotal) > MAX_PENCE;
}

// Outside the UK for VAT, though their postcodes look British. The Isle of Man (IM) and Northern Ireland (BT) are inside.
const CHANNEL_ISLANDS = ['JE', 'GY'];

/** The VAT rate of a delivery: the store's within the UK and for Collection (`null`), zero for exports (decision C3). */
export function vatRateFor(destination: { country: string; postcode: string } | null, store: BasisPoints): BasisPoints {
  if (!destination) return store;
  if (destination.country !== HOME_COUNTRY) return 0;
  return CHANNEL_ISLANDS.includes(postcodeArea(destination.postcode)) ? 0 : store;
}
