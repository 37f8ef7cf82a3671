import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { Condition } from '../understanding/conditions.ts';
import { liftOf, type ReadNeed } from '../understanding/needs.ts';
import { isScreen } from '../understanding/screen-sizes.ts';
import { ACCESSORY } from '../understanding/trade-needs.ts';

// A screen of the requested size comes before what only fits such a screen, unless the query asks for a bracket. Sold-out
// products come later.
const WEIGHT = { onlyFits: 0.6, soldOut: 0.97, asGood: 0.4, atTheEdge: 0.9 };

export type Scored = { entry: CatalogueEntry; score: number };

/** The factor of a product's score under these conditions and needs. */
export function weightUnder(
  conditions: readonly Condition[],
  needs: readonly ReadNeed[],
): (product: Product) => number {
  const asksForScreen = !needs.some(({ need }) => need === ACCESSORY);
  const sized = conditions.find(({ kind }) => kind === 'size');
  return (product) => {
    // With a size in the query, screens and accessories are told apart.
    const isOther = sized !== undefined && asksForScreen !== isScreen(product);
    return (
      liftOf(product, needs) *
      (isOther ? WEIGHT.onlyFits : nearness(product, sized)) *
      (product.inStock ? 1 : WEIGHT.soldOut)
    );
  };
}

// For 'about 75 inches', 75 is better than 65.
function nearness({ specs }: Product, sized: Condition | undefined): number {
  const { min, max } = sized?.range ?? {};
  const { screenSizeInches: inches } = specs;
  if (min === undefined || max === undefined || inches === undefined || max === min) return 1;
  const off = Math.abs(inches - (min + max) / 2) / ((max - min) / 2);
  return 1 - (1 - WEIGHT.atTheEdge) * Math.min(1, off);
}

/** Sorts the good matches by price; chance matches of a word stay behind. */
export function preferCheaper(passing: Scored[]): void {
  const best = passing.reduce((most, { score }) => Math.max(most, score), 0);
  const good = passing.filter(({ score }) => score >= WEIGHT.asGood * best);
  good.sort((a, b) => a.entry.pricePence - b.entry.pricePence);
  good.forEach((scored, place) => {
    scored.score = best * (2 - place / good.length);
  });
}
