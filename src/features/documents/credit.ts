import { type BasisPoints, type Pence, vatWithin } from '#values/money.ts';

/** A gross amount split into net and VAT. */
export interface Amounts {
  exVat: Pence;
  vatAmount: Pence;
  total: Pence;
}

/** An invoice less its credits. */
export function leftOf(invoice: Amounts, credits: readonly Amounts[]): Amounts {
  const less = (key: keyof Amounts) => credits.reduce((rest, credit) => rest - credit[key], invoice[key]);
  return { exVat: less('exVat'), vatAmount: less('vatAmount'), total: less('total') };
}

/** Credits `total` of what is `left`; the remainder's VAT is calculated first, so that all credits add up (decision C3). */
export function creditOf(left: Amounts, total: Pence, rate: BasisPoints): Amounts {
  const taken = Math.min(total, left.total);
  const vatAmount = left.vatAmount - vatWithin(left.total - taken, rate);
  return { exVat: taken - vatAmount, vatAmount, total: taken };
}
