import { type BasisPoints, type Pence, vatWithin } from '#values/money.ts';

/** A gross amount in its two parts. */
export interface Amounts {
  exVat: Pence;
  vatAmount: Pence;
  total: Pence;
}

/** What of an invoice is left once these credits are taken off. */
export function leftOf(invoice: Amounts, credits: readonly Amounts[]): Amounts {
  const less = (key: keyof Amounts) => credits.reduce((rest, credit) => rest - credit[key], invoice[key]);
  return { exVat: less('exVat'), vatAmount: less('vatAmount'), total: less('total') };
}

/**
 * A credit of `total` out of what is `left`. What remains afterwards keeps the VAT that is due on it and the credit takes
 * the rest, so that the parts add up to the invoice, to the penny, whatever their number (decision C3).
 */
export function creditOf(left: Amounts, total: Pence, rate: BasisPoints): Amounts {
  const taken = Math.min(total, left.total);
  const vatAmount = left.vatAmount - vatWithin(left.total - taken, rate);
  return { exVat: taken - vatAmount, vatAmount, total: taken };
}
