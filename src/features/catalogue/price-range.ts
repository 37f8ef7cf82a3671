import { formatPounds, toBasisPoints, toPence, withVat } from '#values/money.ts';

/** A family's prices as its tile shows them, both ways; those including VAT follow the live rate (decision C3). */
export function priceRange(family: { priceFrom: string; priceTo: string }, vatRate: string) {
  const ends = [toPence(family.priceFrom), toPence(family.priceTo)];
  const incVat = ends.map((pence) => formatPounds(withVat(pence, toBasisPoints(vatRate))));
  return { exVat: ends.map(formatPounds).join(' – '), incVat: incVat.join(' – ') };
}
