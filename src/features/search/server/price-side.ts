import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { VatView } from '#features/settings/vat-view.ts';
import { type Pence, withVat } from '#values/money.ts';
import { vatSideIn } from '../understanding/prices.ts';

/** A product's price in pence, on the side of VAT on which the reader compares. */
export type PriceOf = (entry: Pick<CatalogueEntry, 'pricePence'>) => Pence;

export const priceExVat: PriceOf = ({ pricePence }) => pricePence;

/** The prices that bounds are compared with: those that the reader sees large. */
export function pricesOn(side: VatView | undefined, { vatRate }: Pick<Snapshot, 'vatRate'>): PriceOf {
  return side === 'inc' ? ({ pricePence }) => withVat(pricePence, vatRate) : priceExVat;
}

/** The same by place, of a column of prices. */
export function priceAt(priceOf: PriceOf, pence: Float64Array): (place: number) => Pence {
  return (place) => priceOf({ pricePence: pence[place] ?? 0 });
}

interface Sided {
  q?: string | undefined;
  vat?: VatView | undefined;
}

/** The side of VAT on which a query's words name prices: the one that they say, else the reader's. */
export function sideOfWords({ q = '', vat = 'ex' }: Sided): VatView {
  return vatSideIn(q) ?? vat;
}

/** The prices that bounds in a query's words are compared with. */
export function pricesNamedIn(query: Sided, snapshot: Pick<Snapshot, 'vatRate'>): PriceOf {
  return pricesOn(sideOfWords(query), snapshot);
}

/** The side of VAT that a query's prices are on, as texts name it: `inc VAT`. */
export function sideInWords({ vat = 'ex' }: { vat?: VatView | undefined }): string {
  return `${vat} VAT`;
}
