import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { VatView } from '#features/settings/vat-view.ts';
import { type Pence, withVat } from '#values/money.ts';

/** A product's price in pence, on the side of VAT on which the reader compares. */
export type PriceOf = (entry: Pick<CatalogueEntry, 'pricePence'>) => Pence;

export const priceExVat: PriceOf = ({ pricePence }) => pricePence;

/** The prices that bounds are compared with: those that the reader sees large. */
export function pricesOn(side: VatView | undefined, { vatRate }: Pick<Snapshot, 'vatRate'>): PriceOf {
  return side === 'inc' ? ({ pricePence }) => withVat(pricePence, vatRate) : priceExVat;
}

/** The side of VAT that a query's prices are on, as texts name it: `inc VAT`. */
export function sideInWords({ vat = 'ex' }: { vat?: VatView | undefined }): string {
  return `${vat} VAT`;
}
