import { vatRateAt } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type CatalogueChange, changeOf, changeOfAll } from './catalogue-change.ts';
import { nextAfter } from './change-snapshot.ts';
import { mindMemory } from './mind-memory.ts';
import { skuBookInSteps } from './product-index.ts';
import { BESIDE_PRODUCTS, type Moment, readChanges, readMoment } from './read-changes.ts';
import { atNewRate, readEveryProduct, readTheseProducts } from './read-products.ts';
import { assembleSnapshot, atAnotherRate, type CatalogueEntry, type OpenSnapshot } from './snapshot.ts';

/** How often is looked for what no notice told of. */
export const CHECK_EVERY_MS = 1_000;
// More are not compared one by one, which would hold requests up: then anything may be shown differently.
const MOST_COMPARED = 1_000;

/** What one process has in memory, and up to which moment. */
export interface State {
  snapshot: OpenSnapshot | null;
  seen: Moment | null;
  besideVersion: number;
  rateReadAt: number;
}

/** Brings the memory up to this moment. Answers what that shows differently; null: nothing, or it was the first read. */
export async function readInto(
  state: State,
  context: AppContext,
  isBesideTold: boolean,
): Promise<CatalogueChange | null> {
  const { snapshot: before, seen } = state;
  const { moment, ids } = before && seen ? await readChanges(context.db, seen) : await readAnew(context);
  if (!before || !ids) return readAll(state, context, moment);
  const isBeside = isBesideTold || ids.includes(BESIDE_PRODUCTS);
  const productIds = ids.filter((id) => id !== BESIDE_PRODUCTS);
  const { snapshot, change } = await withRead(context, before, productIds);
  const vatRate = await rateNow(state, context, isBeside);
  const isNewRate = vatRate !== snapshot.vatRate;
  state.seen = moment;
  if (isNewRate) state.snapshot = atAnotherRate(snapshot, await atNewRate(snapshot.entries, vatRate), vatRate);
  else if (isBeside && snapshot === before) state.snapshot = nextAfter(before).finish();
  else state.snapshot = snapshot;
  mindMemory(state.snapshot.entries.length);
  if (isBeside) state.besideVersion++;
  return isNewRate || isBeside ? changeOfAll(state.snapshot.version) : change;
}

async function readAnew(context: AppContext): Promise<{ moment: Moment; ids: null }> {
  return { moment: await readMoment(context.db), ids: null };
}

async function readAll(state: State, context: AppContext, moment: Moment): Promise<CatalogueChange | null> {
  const { snapshot: before } = state;
  const vatRate = await rateNow(state, context, true);
  const version = (before?.version ?? 0) + 1;
  const entries = await readEveryProduct(context, vatRate);
  state.snapshot = assembleSnapshot(entries, vatRate, version, await skuBookInSteps(entries));
  state.seen = moment;
  state.besideVersion++;
  return before ? changeOfAll(version) : null;
}

async function withRead(
  context: AppContext,
  before: OpenSnapshot,
  ids: readonly number[],
): Promise<{ snapshot: OpenSnapshot; change: CatalogueChange | null }> {
  if (ids.length === 0) return { snapshot: before, change: null };
  const next = nextAfter(before);
  const areFew = ids.length <= MOST_COMPARED;
  const compared: [id: number, before: CatalogueEntry | undefined, after: CatalogueEntry | undefined][] = [];
  await readTheseProducts(context, ids, before, (id, after) => {
    next.put(id, after);
    if (areFew) compared.push([id, before.byId.get(id), after ?? undefined]);
  });
  const version = before.version + 1;
  const change = areFew ? changeOf(version, compared) : changeOfAll(version);
  return { snapshot: next.finish({ areListsSame: !change.lists }), change };
}

// Asked for once a second, and when something beside the products changed: midnight brings a new rate without a word.
async function rateNow(state: State, context: AppContext, isAsked: boolean): Promise<number> {
  const known = state.snapshot?.vatRate;
  if (known !== undefined && !isAsked && Date.now() - state.rateReadAt < CHECK_EVERY_MS) return known;
  state.rateReadAt = Date.now();
  return vatRateAt(context.db, context.clock.now());
}
