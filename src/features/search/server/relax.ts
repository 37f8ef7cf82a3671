import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { eachOf, filtered, mapped, sorted } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Amount } from '../understanding/amounts.ts';
import { type Condition, onePerKind } from '../understanding/conditions.ts';
import { isFor, type Meant } from './agreement.ts';
import { meetsAll } from './meets-conditions.ts';
import { popularByKind, popularFirst } from './popular.ts';
import type { PriceOf } from './price-side.ts';
import type { Scored } from './weigh.ts';

/** What a sentence is answered by once nothing meets all of it. */
export interface Relaxed {
  /** The products that meet the rest, the nearest first. */
  entries: readonly CatalogueEntry[];
  /** The condition that was given up; null if the words alone were. */
  leftOut: Condition | null;
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
  { attributes: { amounts }, priceOf }: { attributes: { amounts: readonly Amount[] }; priceOf: PriceOf },
): Steps<Relaxed | null> {
  // Of words that say nothing, only a price or a size makes a wish: 'about £300, anything'.
  if (isAnything(meant) && conditions.length === 0) return null;
  const isMet = meetsAll(conditions, amounts, priceOf);
  const asked = isAnything(meant) ? popularFirst(snapshot) : yield* nearestKind(snapshot, meant);
  const exact = yield* filtered(asked, isMet);
  if (exact.length > 0) return { entries: exact, leftOut: null };
  // What only follows from a place or a use is given up before what is said.
  const wider = meant.implied.length > 0 ? yield* nearestKind(snapshot, { ...meant, implied: [] }) : [];
  const said = yield* filtered(wider, isMet);
  if (said.length > 0) return { entries: said, leftOut: null };
  let best: { missed: readonly Missed[]; least: number; leftOut: Condition } | null = null;
  for (const leftOut of onePerKind(conditions)) {
    const others = conditions.filter(({ kind }) => kind !== leftOut.kind);
    const meeting = yield* filtered(asked, meetsAll(others, amounts, priceOf));
    const missed: Missed[] = [];
    yield* eachOf(meeting, (entry) => {
      const by = missOf(leftOut, entry, amounts, priceOf);
      if (Number.isFinite(by)) missed.push({ entry, by });
    });
    const least = missed.reduce((most, { by }) => Math.min(most, by), Number.POSITIVE_INFINITY);
    if (missed.length > 0 && (best === null || least < best.least)) best = { missed, least, leftOut };
  }
  if (best === null) return null;
  const nearest = yield* sorted(best.missed, (a, b) => a.by - b.by);
  return { entries: yield* mapped(nearest, ({ entry }) => entry), leftOut: best.leftOut };
}

function isAnything({ asked, stated, implied }: Meant): boolean {
  return asked === null && stated.length + implied.length === 0;
}

// Where nothing is a tablet, touch screens are meant.
function* nearestKind(snapshot: Snapshot, meant: Meant): Steps<readonly CatalogueEntry[]> {
  const { asked } = meant;
  const ofKind = asked ? (popularByKind(snapshot).lists.get(asked) ?? []) : popularFirst(snapshot);
  // Of all that are of a kind that is said, none has to be looked at.
  const isAnyOfThem = asked !== null && !meant.isAssumed && meant.stated.length === 0;
  const found = isAnyOfThem ? ofKind : yield* filtered(ofKind, ({ product }) => isFor(meant, product));
  const above = asked?.under ?? asked?.part;
  return found.length > 0 || !above ? found : yield* nearestKind(snapshot, { ...meant, asked: above });
}

interface Missed {
  entry: CatalogueEntry;
  /** As a share of the nearest value that would do. */
  by: number;
}

function missOf(
  { kind, range: { min, max } }: Condition,
  entry: CatalogueEntry,
  amounts: readonly Amount[],
  priceOf: PriceOf,
): number {
  if (kind === 'stock') return NOT_IN_STOCK;
  const value = kind === 'price' ? priceOf(entry) : amounts.find((each) => each.kind === kind)?.amountOf(entry.product);
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (max !== undefined && value > max) return max > 0 ? value / max - 1 : Number.POSITIVE_INFINITY;
  return min !== undefined && value < min ? 1 - value / min : 0;
}

// Products that only a fact brought in stand behind those with the words, the nearest first.
const BY_FACTS_ALONE = 0.01;

/** The products that are met, with those that relaxing brought in behind them. */
export function* withRelaxed(
  met: readonly Scored[],
  relaxed: Relaxed | null,
  isShown: (entry: CatalogueEntry) => boolean,
): Steps<readonly Scored[]> {
  if (!relaxed) return met;
  const there = new Set<CatalogueEntry>();
  yield* eachOf(met, ({ entry }) => there.add(entry));
  const { entries } = relaxed;
  const more = yield* filtered(entries, (entry) => !there.has(entry) && isShown(entry));
  return met.concat(
    yield* mapped(more, (entry, place) => ({ entry, score: BY_FACTS_ALONE * (1 - place / (entries.length + 1)) })),
  );
}
