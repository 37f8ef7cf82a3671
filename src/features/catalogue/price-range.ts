import { formatPounds, toBasisPoints, toPence, withVat } from '#values/money.ts';

/** A family's prices for its card, ex and inc VAT; the latter follow the live rate (decision C3). One, where all cost the same. */
export function priceRange(family: { priceFrom: string; priceTo: string }, vatRate: string) {
  const exPence = [...new Set([toPence(family.priceFrom), toPence(family.priceTo)])];
  const incPence = exPence.map((pence) => withVat(pence, toBasisPoints(vatRate)));
  const [exVat = '', incVat = ''] = [exPence, incPence].map((ends) => ends.map(formatPounds).join(' – '));
  return { exVat, incVat, exPence, incPence };
}
