import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { orderedBy } from '#platform/order-by.ts';
import { each } from '#platform/steps.ts';
import { isA, type Thing } from '../understanding/things.ts';
import { cachedBy } from './cached-by.ts';
import { carriedOver } from './carried-over.ts';
import type { TaughtSnapshot } from './clicks/learned.ts';
import { columnsOf } from './columns/columns.ts';
import type { Places } from './columns/places.ts';
import { type RankOf, rankedAt, reordered } from './put-in-order.ts';

/**
 * The places of all products in the order of an empty query: products that can be bought first, then by what was opened and added most, whatever
 * was searched for, and by distance from the median price.
 */
export function popularFirst(snapshot: Snapshot): Places {
  return popularity(snapshot).order;
}

/** Works it out in turns, so that a search that needs it holds nothing up. */
export async function readyPopular(snapshot: Snapshot): Promise<void> {
  await popularity.ready(snapshot);
}

/** The middle one of all prices ex VAT, within a thirtieth. */
export const usualPence = (snapshot: Snapshot): number => Math.exp(popularity(snapshot).middle / STEPS);

/** Where a product stands in that order. */
export function popularPlace(snapshot: Snapshot, entry: CatalogueEntry): number {
  const { order, rankOf } = popularity(snapshot);
  return rankedAt(order, entry, snapshot.entries, rankOf);
}

/** The places of the products of a kind of thing, and of the kinds under it, in that order. */
export function popularOfKind(snapshot: Snapshot, kind: Thing): Places {
  const lists = listsOf(popularFirst(snapshot));
  const known = lists.get(kind);
  if (known) return known;
  const list = popularFirst(snapshot).filter(columnsOf(snapshot).texts.ofTrait(({ thing }) => isA(thing, kind)));
  lists.set(kind, list);
  return list;
}

// The order is the same while a sale leaves it.
const listsOf = cachedBy((_order: Places) => new Map<Thing, Places>());

interface Popularity {
  order: Places;
  /** The least first; the same function as long as the usual price and what was learned are the same. */
  rankOf: RankOf;
  /** How many products have a price of each step. */
  steps: ReadonlyMap<number, number>;
  middle: number;
}

// As much as a price of fifty times the usual one.
const CLICKED = 4;
// Prices a thirtieth apart count as one when the usual price is looked for, so that it seldom changes.
const STEPS = 32;
const SOLD_OUT = 1_000;

const popularity = carriedOver<Popularity, TaughtSnapshot>(
  function* (snapshot) {
    const { entries } = snapshot;
    const steps = new Map<number, number>();
    yield* each(entries, (entry) => count(steps, entry, 1));
    const middle = middleOf(steps, entries.length);
    const rankOf = rankBy(middle, snapshot);
    return {
      order: yield* orderedBy(Uint32Array.from(entries.keys()), (place) => rankOf(entries[place] as CatalogueEntry)),
      rankOf,
      steps,
      middle,
    };
  },
  (before, differences, snapshot, was) => {
    const steps = new Map(before.steps);
    for (const [old, young] of differences) {
      count(steps, old, -1);
      count(steps, young, 1);
    }
    const { rankOf, middle } = before;
    if (middleOf(steps, snapshot.entries.length) !== middle) return null;
    const order = reordered(before.order, differences, { was, is: snapshot.entries, rankOf });
    return { order, rankOf, steps, middle };
  },
);

function rankBy(middle: number, { learned }: TaughtSnapshot): RankOf {
  return ({ product, pricePence }) =>
    (product.inStock ? 0 : SOLD_OUT) +
    Math.abs(Math.log(1 + pricePence) - middle / STEPS) -
    CLICKED * (learned?.ofProduct.get(product.id) ?? 0);
}

function count(steps: Map<number, number>, entry: CatalogueEntry | undefined, by: number): void {
  if (!entry) return;
  const step = Math.round(Math.log(1 + entry.pricePence) * STEPS);
  steps.set(step, (steps.get(step) ?? 0) + by);
}

function middleOf(steps: ReadonlyMap<number, number>, count: number): number {
  let below = Math.floor(count / 2);
  for (const step of [...steps.keys()].sort((a, b) => a - b)) {
    below -= steps.get(step) ?? 0;
    if (below < 0) return step;
  }
  return 0;
}
