import type { Snapshot } from '#features/catalogue/server/door.ts';
import { eachOf, sorted } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Amount } from '../understanding/amounts.ts';
import { type Condition, onePerKind } from '../understanding/conditions.ts';
import { SCREEN_THING } from '../understanding/things.ts';
import { isFor, type Meant } from './agreement.ts';
import { calledSo } from './called-so.ts';
import { type Columns, columnsOf } from './columns/columns.ts';
import { type Places, placesWhere, type TestAt } from './columns/places.ts';
import { meetsAll } from './meets-conditions.ts';
import { NEAR } from './near-sizes.ts';
import { popularFirst, popularOfKind } from './popular.ts';
import { type PriceOf, priceAt } from './price-side.ts';
import type { Scored } from './weigh.ts';

/** What a sentence is answered by once nothing meets all of it. */
export interface Relaxed {
  /** The products that meet the rest, the nearest first. */
  places: Places;
  /** The condition that was given up; null if the words alone were. */
  leftOut: Condition | null;
  /** By how much that is missed, as a share of what was asked for. */
  missedBy?: number;
}

interface How {
  attributes: { amounts: readonly Amount[] };
  priceOf: PriceOf;
  /** The words that name what is asked for. */
  saidAs?: string;
}

// Being sold out is the least that can be wrong with a product.
const NOT_IN_STOCK = 0.05;

/**
 * The products that are meant whatever their words; if there are none, those that miss one condition by the least, as a share of
 * what was asked for. Null if that helps nothing.
 */
export function* relax(
  snapshot: Snapshot,
  meant: Meant,
  conditions: readonly Condition[],
  { attributes: { amounts }, priceOf, saidAs = '' }: How,
): Steps<Relaxed | null> {
  // Of words that say nothing, only a price or a size makes a wish: 'about £300, anything'.
  if (isAnything(meant) && conditions.length === 0) return null;
  const columns = columnsOf(snapshot);
  const isMet = meetsAll(conditions, amounts, priceOf, columns);
  const asked = isAnything(meant) ? popularFirst(snapshot) : yield* nearestKind(snapshot, meant);
  const exact = yield* placesWhere(asked, isMet);
  if (exact.length > 0) return { places: exact, leftOut: null };
  const called = conditions.length > 0 ? yield* calledSo(snapshot, meant, saidAs, isMet) : NONE;
  if (called.length > 0) return { places: called, leftOut: null };
  // What only follows from a place or a use is given up before what is said.
  const wider = meant.implied.length > 0 ? yield* nearestKind(snapshot, { ...meant, implied: [] }) : NONE;
  const said = yield* placesWhere(wider, isMet);
  if (said.length > 0) return { places: said, leftOut: null };
  // So is a kind of screen that is only likely: into a space 30 cm high no kiosk fits, and a strip does.
  if (
    meant.isAssumed &&
    meant.asked &&
    !meant.asked.isAccessory &&
    meant.asked !== SCREEN_THING &&
    conditions.length > 0
  ) {
    const ofScreens = yield* placesWhere(yield* nearestKind(snapshot, { ...meant, asked: SCREEN_THING }), isMet);
    if (ofScreens.length > 0) return { places: ofScreens, leftOut: null };
  }
  let best: { missed: readonly Missed[]; least: number; leftOut: Condition } | null = null;
  for (const leftOut of onePerKind(conditions)) {
    const others = conditions.filter(({ kind }) => kind !== leftOut.kind);
    const meeting = yield* placesWhere(asked, meetsAll(others, amounts, priceOf, columns));
    const missed: Missed[] = [];
    const missAt = missOf(leftOut, amounts, priceOf, columns);
    yield* eachOf(meeting, (place) => {
      const by = missAt(place);
      if (Number.isFinite(by)) missed.push({ place, by });
    });
    const least = missed.reduce((most, { by }) => Math.min(most, by), Number.POSITIVE_INFINITY);
    if (missed.length > 0 && (best === null || least < best.least)) best = { missed, least, leftOut };
  }
  // A kind that is only likely is given up before the search ends with nothing.
  if (best === null && meant.isAssumed && meant.asked) {
    return yield* relax(snapshot, { ...meant, asked: null }, conditions, { attributes: { amounts }, priceOf });
  }
  if (best === null) return null;
  // For a 40 the 43 will do, and a panel by a door does not.
  const beside = best.leftOut.kind === 'size' ? best.missed.filter(({ by }) => by <= NEAR) : [];
  const nearest = yield* sorted(beside.length > 0 ? beside : best.missed, (a, b) => a.by - b.by);
  return { places: Uint32Array.from(nearest, ({ place }) => place), leftOut: best.leftOut, missedBy: best.least };
}

const NONE: Places = new Uint32Array();

function isAnything({ asked, stated, implied }: Meant): boolean {
  return asked === null && stated.length + implied.length === 0;
}

// Where nothing is a tablet, touch screens are meant.
function* nearestKind(snapshot: Snapshot, meant: Meant): Steps<Places> {
  const { asked } = meant;
  const ofKind = asked ? popularOfKind(snapshot, asked) : popularFirst(snapshot);
  // Of all that are of a kind that is said, none has to be looked at.
  const isAnyOfThem = asked !== null && !meant.isAssumed && meant.stated.length === 0;
  const found = isAnyOfThem ? ofKind : yield* placesWhere(ofKind, isFor(meant, columnsOf(snapshot).texts));
  const above = asked?.under ?? asked?.part;
  return found.length > 0 || !above ? found : yield* nearestKind(snapshot, { ...meant, asked: above });
}

interface Missed {
  place: number;
  /** As a share of the nearest value that would do. */
  by: number;
}

function missOf(
  { kind, range: { min, max } }: Condition,
  amounts: readonly Amount[],
  priceOf: PriceOf,
  { entries, pence }: Columns,
): (place: number) => number {
  if (kind === 'stock') return () => NOT_IN_STOCK;
  const amount = amounts.find((each) => each.kind === kind);
  const price = priceAt(priceOf, pence);
  const valueAt = (place: number) => {
    if (kind === 'price') return price(place);
    const product = entries[place]?.product;
    return product && amount?.amountOf(product);
  };
  return (place) => {
    const value = valueAt(place);
    if (value === undefined) return Number.POSITIVE_INFINITY;
    if (max !== undefined && value > max) return max > 0 ? value / max - 1 : Number.POSITIVE_INFINITY;
    return min !== undefined && value < min ? 1 - value / min : 0;
  };
}

// Products that only a fact brought in stand behind those with the words, the nearest first.
const BY_FACTS_ALONE = 0.01;

/** The products that are met, with those that relaxing brought in behind them. */
export function* withRelaxed(
  met: readonly Scored[],
  relaxed: Relaxed | null,
  isShown: TestAt,
  size: number,
): Steps<readonly Scored[]> {
  if (!relaxed) return met;
  const isThere = new Uint8Array(size);
  yield* eachOf(met, ({ place }) => {
    isThere[place] = 1;
  });
  const { places } = relaxed;
  const all = met.slice();
  yield* eachOf(places, (place) => {
    if (isThere[place] === 1 || !isShown(place)) return;
    const score = BY_FACTS_ALONE * (1 - (all.length - met.length) / (places.length + 1));
    all.push({ place, score, against: 0, isByCode: false });
  });
  return all;
}
