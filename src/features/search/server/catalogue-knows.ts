import { specValue } from '#features/catalogue/attribute.ts';
import { CATEGORIES } from '#features/catalogue/categories.ts';
import type { CatalogueEntry, ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import { atOnce, each, inTurns, type Steps } from '#platform/steps.ts';
import type { Amount } from '../understanding/amounts.ts';
import { type Condition, readConditions } from '../understanding/conditions.ts';
import { isScreen } from '../understanding/screen-sizes.ts';
import { cachedBy } from './cached-by.ts';
import { carriedOver } from './carried-over.ts';

// Shares of a catalogue.
const LEAST = { trade: 0.2, screens: 0.05, amount: 0.05, price: 0.5 };
// A query's size filters only if this share of its matches states one; else it is a word.
const LEAST_TOLD = 0.2;
const AS_GOOD = 0.6;
const TRADE: ReadonlySet<string> = new Set(CATEGORIES);

type Words = readonly ProductWords[];
const stated = new WeakMap<Words, { amounts: readonly Amount[]; kinds: ReadonlySet<string> }>();

/** Whether this catalogue sells signage. In any other the trade's words have no special meaning. */
export function isTradeCatalogue({ words }: Pick<Snapshot, 'words'>): boolean {
  return isOfTrade(words);
}

const isOfTrade = cachedBy((words: Words) => {
  return (
    isCommon(words, LEAST.screens, isScreen) || isCommon(words, LEAST.trade, ({ category }) => TRADE.has(category))
  );
});

/** The conditions of a query that enough of the catalogue states for filtering. */
export function conditionsOf(query: string, snapshot: Snapshot, amounts: readonly Amount[]): Condition[] {
  return readConditions(query, amounts).filter(({ kind }) => {
    if (kind === 'stock') return true;
    return kind === 'price' ? hasPrices(snapshot) : statedKinds(snapshot.words, amounts).has(kind);
  });
}

/** Whether the matches state an amount: '2 inch' is a word for a hinge, a condition for a screen. */
export function isToldOf<T extends { score: number }>(
  amount: Amount | undefined,
  found: readonly T[],
  entryOf: (each: T) => CatalogueEntry | undefined,
): boolean {
  if (!amount || found.length === 0) return true;
  const best = found.reduce((most, { score }) => Math.max(most, score), 0);
  const good = found.filter(({ score }) => score >= AS_GOOD * best);
  const telling = good.filter((each) => {
    const product = entryOf(each)?.product;
    return product !== undefined && amount.isTold(product);
  });
  return telling.length >= LEAST_TOLD * good.length;
}

/** Works out in turns what `conditionsOf` asks of all products, so that a search that asks it holds nothing up. */
export async function readyToKnow({ words }: Pick<Snapshot, 'words'>, amounts: readonly Amount[]): Promise<void> {
  if (stated.get(words)?.amounts !== amounts) rememberStated(words, amounts, await inTurns(kindsIn(words, amounts)));
}

// The amounts that enough products state.
function statedKinds(words: Words, amounts: readonly Amount[]): ReadonlySet<string> {
  const before = stated.get(words);
  if (before?.amounts === amounts) return before.kinds;
  return rememberStated(words, amounts, atOnce(kindsIn(words, amounts)));
}

function rememberStated(words: Words, amounts: readonly Amount[], kinds: ReadonlySet<string>): ReadonlySet<string> {
  stated.set(words, { amounts, kinds });
  return kinds;
}

function* kindsIn(words: Words, amounts: readonly Amount[]): Steps<ReadonlySet<string>> {
  const counts = amounts.map(() => 0);
  yield* each(words, ({ specs }) => {
    amounts.forEach(({ key }, at) => {
      if (specValue(specs, key) !== undefined) counts[at] = (counts[at] ?? 0) + 1;
    });
  });
  const isEnough = (count = 0) => isShare(count, LEAST.amount, words);
  return new Set(amounts.filter((_, at) => isEnough(counts[at])).map(({ kind }) => kind));
}

function isCommon(words: Words, least: number, test: (product: ProductWords) => boolean): boolean {
  return isShare(words.filter(test).length, least, words);
}

function isShare(count: number, least: number, { length }: Words): boolean {
  return count > 0 && count >= least * length;
}

function hasPrices(snapshot: Snapshot): boolean {
  return pricedIn(snapshot) >= LEAST.price * snapshot.entries.length;
}

const isPriced = (entry: CatalogueEntry | undefined) => (entry !== undefined && entry.pricePence > 0 ? 1 : 0);
const pricedIn = carriedOver(
  function* ({ entries }: Snapshot) {
    yield;
    return entries.filter(isPriced).length;
  },
  (before, differences) => differences.reduce((sum, [old, young]) => sum + isPriced(young) - isPriced(old), before),
);
