import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { Condition } from '../understanding/conditions.ts';
import { liftOf, type ReadNeed } from '../understanding/needs.ts';
import { isScreen } from '../understanding/screen-sizes.ts';
import { ACCESSORY } from '../understanding/trade-needs.ts';

// A screen of the size that was asked for comes before what only fits such a screen, and the other way round for who asks for
// a bracket. What can be bought comes before what is sold out.
const WORTH = { onlyFits: 0.6, soldOut: 0.97, asGood: 0.4, atTheEdge: 0.9 };

export interface Scored {
  entry: CatalogueEntry;
  score: number;
}

/** What its words are worth for a product, by what it is beside what was asked for. */
export function weightUnder(
  conditions: readonly Condition[],
  needs: readonly ReadNeed[],
): (product: Product) => number {
  const asksForScreen = !needs.some(({ need }) => need === ACCESSORY);
  const sized = conditions.find(({ kind }) => kind === 'size');
  return (product) => {
    // Beside a size, a screen of that size is one thing and what holds it another.
    const isOther = sized !== undefined && asksForScreen !== isScreen(product);
    return (
      liftOf(product, needs) *
      (isOther ? WORTH.onlyFits : nearness(product, sized)) *
      (product.inStock ? 1 : WORTH.soldOut)
    );
  };
}

// Of 'about 75 inches' 75 is meant more than 65.
function nearness({ specs }: Product, sized: Condition | undefined): number {
  const { min, max } = sized?.range ?? {};
  const { screenSizeInches: inches } = specs;
  if (min === undefined || max === undefined || inches === undefined || max === min) return 1;
  const off = Math.abs(inches - (min + max) / 2) / ((max - min) / 2);
  return 1 - (1 - WORTH.atTheEdge) * Math.min(1, off);
}

/** Of what answers about as well, the cheaper comes first; what is only touched by a word does not. */
export function preferCheaper(passing: Scored[]): void {
  const best = passing.reduce((most, { score }) => Math.max(most, score), 0);
  const good = passing.filter(({ score }) => score >= WORTH.asGood * best);
  good.sort((a, b) => a.entry.pricePence - b.entry.pricePence);
  good.forEach((scored, place) => {
    scored.score = best * (2 - place / good.length);
  });
}
