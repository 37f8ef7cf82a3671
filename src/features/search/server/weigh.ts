import type { Condition } from '../understanding/conditions.ts';
import { liftFor, type ReadNeed } from '../understanding/needs.ts';
import { ACCESSORY } from '../understanding/trade-needs.ts';
import { type Columns, STOCK } from './columns/columns.ts';
import type { TextColumns } from './columns/text-columns.ts';

// A screen of the requested size comes before what only fits such a screen, unless the query asks for a bracket. Sold-out
// products come later.
const WEIGHT = { onlyFits: 0.6, soldOut: 0.97, atTheEdge: 0.9, unfilled: 0.2 };

/**
 * A product, by its place in the catalogue, with its score; `against` says by how much it contradicts what is meant, which one found by
 * its part number never does.
 */
export type Scored = { place: number; score: number; against: number; isByCode: boolean };

/** The factor of a product's score under these conditions and needs. */
export function weightUnder(conditions: readonly Condition[], needs: readonly ReadNeed[], columns: Columns): Weight {
  const { texts, stock } = columns;
  const lift = liftBy(needs, texts);
  const asksForScreen = !needs.some(({ need }) => need === ACCESSORY);
  const sized = conditions.find(({ kind }) => kind === 'size');
  const sizeWeight = sized ? weightOfSize(sized, asksForScreen, texts) : null;
  const fillings = conditions.flatMap((condition) => filling(condition, texts) ?? []);
  return (place) => {
    let weight = lift(place);
    if (sizeWeight) weight *= sizeWeight(place);
    weight *= fillings.reduce((product, fill) => product * fill(place), 1);
    return weight * (stock[place] === STOCK.none ? WEIGHT.soldOut : 1);
  };
}

type Weight = (place: number) => number;

function liftBy(needs: readonly ReadNeed[], texts: TextColumns): Weight {
  const fits = needs.map(({ need }) => texts.fitOf(need));
  return (place) => {
    let lift = 1;
    for (const fitAt of fits) lift *= liftFor(fitAt(place));
    return lift;
  };
}

// With a size in the query, screens and accessories are told apart.
function weightOfSize(sized: Condition, asksForScreen: boolean, texts: TextColumns): Weight {
  const inchesAt = texts.numberOf('screenSizeInches');
  return (place) => {
    const inches = inchesAt(place);
    return asksForScreen === Number.isNaN(inches) ? WEIGHT.onlyFits : nearness(inches, sized);
  };
}

// For 'about 75 inches', 75 is better than 65.
function nearness(inches: number, { range: { min, max } }: Condition): number {
  if (min === undefined || max === undefined || Number.isNaN(inches) || max === min) return 1;
  const off = Math.abs(inches - (min + max) / 2) / ((max - min) / 2);
  return 1 - (1 - WEIGHT.atTheEdge) * Math.min(1, off);
}

// What has to fit into an opening is to fill it.
function filling({ kind, range: { max } }: Condition, texts: TextColumns): Weight | null {
  const key = kind === 'width' ? 'widthMm' : kind === 'height' ? 'heightMm' : null;
  if (key === null || max === undefined) return null;
  const sideAt = texts.numberOf(key);
  return (place) => {
    const side = sideAt(place);
    return Number.isNaN(side) ? 1 : 1 - (1 - WEIGHT.unfilled) * Math.max(0, 1 - side / max);
  };
}

// Above any score by words.
export const PIN_SCORE = 1e6;

export function isPinned({ score }: Scored): boolean {
  return score >= PIN_SCORE;
}

/** Whether it is shown whatever else was asked for: staff pinned it, or its part number was typed. */
export function isNamedOutright(each: Scored): boolean {
  return isPinned(each) || each.isByCode;
}
