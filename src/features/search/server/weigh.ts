import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { eachOf, filtered, sorted } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Condition } from '../understanding/conditions.ts';
import { liftOf, type ReadNeed } from '../understanding/needs.ts';
import { compareIn, type Order } from '../understanding/orders.ts';
import { isScreen } from '../understanding/screen-sizes.ts';
import { ACCESSORY } from '../understanding/trade-needs.ts';

// A screen of the requested size comes before what only fits such a screen, unless the query asks for a bracket. Sold-out
// products come later.
const WEIGHT = { onlyFits: 0.6, soldOut: 0.97, atTheEdge: 0.9, unfilled: 0.2 };

/** A product with its score; `against` says by how much it contradicts what is meant, which one found by its part number never does. */
export type Scored = { entry: CatalogueEntry; score: number; against?: number; isByCode?: boolean | undefined };

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
      filling(product, conditions) *
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

// What has to fit into an opening is to fill it.
function filling({ specs }: Product, conditions: readonly Condition[]): number {
  let weight = 1;
  for (const { kind, range } of conditions) {
    const side = kind === 'width' ? specs.widthMm : kind === 'height' ? specs.heightMm : undefined;
    if (side === undefined || range.max === undefined) continue;
    weight *= 1 - (1 - WEIGHT.unfilled) * Math.max(0, 1 - side / range.max);
  }
  return weight;
}

// Above any score by words.
export const PIN_SCORE = 1e6;

export function isPinned({ score }: Scored): boolean {
  return score >= PIN_SCORE;
}

/** Whether it is shown whatever else was asked for: staff pinned it, or its part number was typed. */
export function isNamedOutright(each: Scored): boolean {
  return isPinned(each) || each.isByCode === true;
}

/** Puts what contradicts least into the order asked for; the rest stays behind. */
export function* putInOrder(passing: readonly Scored[], order: Order): Steps<void> {
  const own = yield* filtered(passing, (each) => !isPinned(each));
  const least = own.reduce((most, { against = 0 }) => Math.min(most, against), Number.POSITIVE_INFINITY);
  const good = yield* filtered(own, ({ against = 0 }) => against === least);
  const best = good.reduce((most, { score }) => Math.max(most, score), 0);
  const inOrder = yield* sorted(good, (a, b) => compareIn(order, a.entry, b.entry));
  yield* eachOf(inOrder, (scored, place) => {
    scored.score = best + 1 - place / good.length;
  });
}
