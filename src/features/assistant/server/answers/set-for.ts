import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { Advice } from '#features/search/server/door.ts';
import { isScreen, readConditions } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import type { Asked } from '../asked.ts';
import { pricedSet, setsLike } from './priced-set.ts';

type Found = Advice['products'][number];

/** A set that has as many screens as are wished for, and whether it costs less than so many of the first single one; null where there is none. */
export function setFor(
  { snapshot, message }: Asked,
  { product }: Found,
  pieces: number,
): { found: Found; isCheaper: boolean; singly: string; also: string } | null {
  const { specs } = product;
  if (pieces < 2 || !isScreen(product) || specs.panels !== undefined || specs.touch || specs.outdoor) return null;
  const isSized = readConditions(message).some(({ kind }) => kind === 'size');
  const isUpright = /\b(?:portrait|upright|vertical(?:ly)?)\b/iu.test(message);
  const set = setsLike(snapshot, product, pieces).find(
    ({ product: { specs: each } }) =>
      (!isSized || each.panelInches === specs.screenSizeInches) &&
      ((each.orientation === 'portrait') === isUpright || each.orientation === 'both'),
  );
  const asSet = set && pricedSet(set, pieces);
  if (!set || !asSet) return null;
  const isCheaper = set.pricePence < toPence(product.price) * pieces;
  const found = { product: set.product, reason: reasonOf(set, pieces) };
  const also = `There is also ${set.product.name}. ${asSet}.`;
  return { found, isCheaper, singly: singlyOf(product, pieces), also };
}

function reasonOf({ product: { specs } }: CatalogueEntry, pieces: number): string {
  const size = specs.panelInches === undefined ? '' : ` of ${specs.panelInches}"`;
  return `${pieces} screens${size} as one set.`;
}

function singlyOf({ name, price, priceIncVat }: Found['product'], pieces: number): string {
  const [ex, inc] = [price, priceIncVat].map((each) => formatPounds(toPence(each) * pieces));
  return `Singly: ${pieces} × ${name} are ${ex} ex VAT, ${inc} including VAT, before delivery.`;
}
