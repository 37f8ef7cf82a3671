import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { each } from '#platform/steps.ts';
import { type Thing, thingOf } from '../understanding/things.ts';
import { carriedOver, type Difference } from './carried-over.ts';
import type { TaughtSnapshot } from './clicks/learned.ts';
import { inOrder, placeIn, type RankOf, reordered } from './put-in-order.ts';

/**
 * All products in the order of an empty query: products that can be bought first, then by what was opened and added most, whatever
 * was searched for, and by distance from the median price.
 */
export function popularFirst(snapshot: Snapshot): readonly CatalogueEntry[] {
  return popularity(snapshot).order;
}

/** Works both out in turns, so that a search that needs them holds nothing up. */
export async function readyPopular(snapshot: Snapshot): Promise<void> {
  await popularity.ready(snapshot);
  await popularByKind.ready(snapshot);
}

/** The place of a product in that order. */
export function popularPlace(snapshot: Snapshot, entry: CatalogueEntry): number {
  const { order, rankOf } = popularity(snapshot);
  return placeIn(order, entry, rankOf);
}

/** The products of each kind of thing in that order; those of a kind are of the more general kinds too. */
export const popularByKind = carriedOver(
  function* (snapshot: Snapshot) {
    const lists = new Map<Thing, CatalogueEntry[]>();
    yield* each(popularFirst(snapshot), (entry) => {
      for (const thing of kindsOf(entry)) lists.get(thing)?.push(entry) ?? lists.set(thing, [entry]);
    });
    return { lists: lists as ReadonlyMap<Thing, readonly CatalogueEntry[]>, rankOf: popularity(snapshot).rankOf };
  },
  (before, differences, snapshot) => {
    const { rankOf } = popularity(snapshot);
    if (rankOf !== before.rankOf) return null;
    const changed = new Map<Thing, Difference[]>();
    const note = (thing: Thing, difference: Difference) =>
      changed.get(thing)?.push(difference) ?? changed.set(thing, [difference]);
    for (const [old, young] of differences) {
      if (old) for (const thing of kindsOf(old)) note(thing, [old, undefined]);
      if (young) for (const thing of kindsOf(young)) note(thing, [undefined, young]);
    }
    const lists = new Map(before.lists);
    for (const [thing, some] of changed) lists.set(thing, reordered(lists.get(thing) ?? [], some, rankOf));
    return { lists, rankOf };
  },
);

interface Popularity {
  order: readonly CatalogueEntry[];
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
    const steps = new Map<number, number>();
    yield* each(snapshot.entries, (entry) => count(steps, entry, 1));
    const middle = middleOf(steps, snapshot.entries.length);
    const rankOf = rankBy(middle, snapshot);
    return { order: yield* inOrder(snapshot.entries, rankOf), rankOf, steps, middle };
  },
  (before, differences, snapshot) => {
    const steps = new Map(before.steps);
    for (const [old, young] of differences) {
      count(steps, old, -1);
      count(steps, young, 1);
    }
    const { rankOf, middle } = before;
    if (middleOf(steps, snapshot.entries.length) !== middle) return null;
    return { order: reordered(before.order, differences, rankOf), rankOf, steps, middle };
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

function* kindsOf({ product }: CatalogueEntry): Generator<Thing> {
  for (let thing = thingOf(product); thing; thing = thing.under) yield thing;
}
