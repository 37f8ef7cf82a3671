import { formatPounds, toBasisPoints, toPence, withVat } from '#values/money.ts';

/** A family's prices as its tile shows them; the note including VAT follows the live rate (decision C3). */
export function priceRange(family: { priceFrom: string; priceTo: string; vatNote?: boolean }, vatRate: string) {
  const ends = [toPence(family.priceFrom), toPence(family.priceTo)];
  const incVat = ends.map((pence) => formatPounds(withVat(pence, toBasisPoints(vatRate))));
  return {
    price: ends.map(formatPounds).join(' – '),
    vatNote: family.vatNote ? `${incVat.join(' – ')} inc VAT` : null,
  };
}
