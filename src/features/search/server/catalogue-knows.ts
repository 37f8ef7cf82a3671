import { specValue } from '#features/catalogue/attribute.ts';
import { CATEGORIES } from '#features/catalogue/categories.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { eachOf, filtered } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Amount } from '../understanding/amounts.ts';
import type { Condition } from '../understanding/conditions.ts';
import { isScreen } from '../understanding/screen-sizes.ts';
import { cachedBy } from './cached-by.ts';
import { type CarriedOver, carriedOver } from './carried-over.ts';
import type { Columns } from './columns/columns.ts';
import { numberFor } from './columns/memo.ts';
import { conditionsRead } from './read-once.ts';

// Shares of a catalogue.
const LEAST = { trade: 0.2, screens: 0.05, amount: 0.05, price: 0.5 };
// A query's size filters only if this share of its matches states one; else it is a word.
const LEAST_TOLD = 0.2;
const AS_GOOD = 0.6;
const TRADE: ReadonlySet<string> = new Set(CATEGORIES);

/** Whether this catalogue sells signage. In any other the trade's words have no special meaning. */
export function isTradeCatalogue(snapshot: Snapshot): boolean {
  const [screens, ofTrade] = productsIn(snapshot);
  return isShare(screens, LEAST.screens, snapshot) || isShare(ofTrade, LEAST.trade, snapshot);
}

/** The conditions of a query that enough of the catalogue states for filtering. */
export function conditionsOf(query: string, snapshot: Snapshot, amounts: readonly Amount[]): Condition[] {
  return conditionsRead(query, amounts).filter(({ kind }) => {
    if (kind === 'stock') return true;
    return kind === 'price' ? hasPrices(snapshot) : isStated(kind, snapshot, amounts);
  });
}

/** Whether the matches state an amount: '2 inch' is a word for a hinge, a condition for a screen. */
export function* isToldOf<T extends { score: number }>(
  amount: Amount | undefined,
  found: readonly T[],
  { texts }: Columns,
  placeOf: (each: T) => number,
): Steps<boolean> {
  if (!amount || found.length === 0) return true;
  const best = found.reduce((most, { score }) => Math.max(most, score), 0);
  const good = yield* filtered(found, ({ score }) => score >= AS_GOOD * best);
  const isTold = texts.testOf(`${numberFor(amount)} is told`, amount.isTold);
  const telling = yield* filtered(good, (each) => {
    const place = placeOf(each);
    return place >= 0 && isTold(place);
  });
  return telling.length >= LEAST_TOLD * good.length;
}

/** Works out in turns what is asked of all products here, so that a search that asks it holds nothing up. */
export async function readyToKnow(snapshot: Snapshot, amounts: readonly Amount[]): Promise<void> {
  await productsIn.ready(snapshot);
  await statingIn(amounts).ready(snapshot);
}

function hasPrices(snapshot: Snapshot): boolean {
  const [, , priced = 0] = productsIn(snapshot);
  return priced >= LEAST.price * snapshot.entries.length;
}

// Whether enough products state an amount.
function isStated(kind: string, snapshot: Snapshot, amounts: readonly Amount[]): boolean {
  const counts = statingIn(amounts)(snapshot);
  return amounts.some((amount, at) => amount.kind === kind && isShare(counts[at], LEAST.amount, snapshot));
}

function isShare(count = 0, least: number, { entries }: Snapshot): boolean {
  return count > 0 && count >= least * entries.length;
}

type Test = (entry: CatalogueEntry) => boolean;

// How many products pass each test, changed by what differs from one catalogue to the next.
function counted(tests: readonly Test[]): CarriedOver<readonly number[], Snapshot> {
  const add = (counts: number[], entry: CatalogueEntry | undefined, by: number) => {
    if (!entry) return;
    tests.forEach((test, at) => {
      if (test(entry)) counts[at] = (counts[at] ?? 0) + by;
    });
  };
  return carriedOver<readonly number[]>(
    function* ({ entries }) {
      const counts = tests.map(() => 0);
      yield* eachOf(entries, (entry) => add(counts, entry, 1));
      return counts;
    },
    (before, differences) => {
      const counts = [...before];
      for (const [old, young] of differences) {
        add(counts, old, -1);
        add(counts, young, 1);
      }
      return counts;
    },
  );
}

const productsIn = counted([
  ({ product }) => isScreen(product),
  ({ product }) => TRADE.has(product.category),
  ({ pricePence }) => pricePence > 0,
]);
const statingIn = cachedBy((amounts: readonly Amount[]) =>
  counted(
    amounts.map(
      ({ key }) =>
        ({ product }) =>
          specValue(product.specs, key) !== undefined,
    ),
  ),
);
