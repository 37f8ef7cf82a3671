import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { formatPounds, toPence } from '#values/money.ts';

/** What so many screens cost where they come as a set: 'three 43 inch boards' are one set of three, not three sets. Null for a single screen. */
export function pricedSet({ product, pricePence }: CatalogueEntry, pieces: number): string | null {
  const { panels = 1, formFactor } = product.specs;
  if (formFactor !== 'set' || panels < 2 || pieces < 2) return null;
  const sets = pieces % panels === 0 ? pieces / panels : 1;
  const [ex, inc] = [pricePence, toPence(product.priceIncVat)].map((each) => formatPounds(each * sets));
  const brings = specRow(product.specs, 'includes')?.value;
  const what = sets > 1 ? `${sets} sets of ${panels} screens are` : `It is a set of ${panels} screens for`;
  return `${what} ${ex} ex VAT, ${inc} including VAT${brings ? `, with ${brings}` : ''}`;
}

/** The sets of so many screens in the family of a single one, as 'Counter' boards come in sets of their own; the cheapest first. */
export function setsLike({ entries }: Snapshot, { name }: Product, pieces: number): CatalogueEntry[] {
  return entries
    .filter(({ product: { specs } }) => specs.panels === pieces && specs.formFactor === 'set')
    .filter(({ product }) => familyOf(product.name) === familyOf(name))
    .sort((a, b) => a.pricePence - b.pricePence);
}

function familyOf(name: string): string | undefined {
  return name.split(' ')[0];
}
