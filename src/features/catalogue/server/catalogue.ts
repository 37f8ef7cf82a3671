import { vatRateAt } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { directUrl } from '#platform/direct-connection.ts';
import { type Listener, listen } from '#platform/listen.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import { type CatalogueChange, changeOf, changeOfAll } from './catalogue-change.ts';
import { BESIDE_PRODUCTS, type Moment, readChanges, readMoment } from './read-changes.ts';
import { atNewRate, readEveryProduct, readTheseProducts } from './read-products.ts';
import { assembleSnapshot, atAnotherRate, type OpenSnapshot, type Snapshot, withChanges } from './snapshot.ts';
import { CATALOGUE_CHANNEL } from './touch-catalogue.ts';

/** The catalogue in memory, one per context. */
export interface Catalogue {
  /** The current snapshot. Waits for the database only the first time, and then rejects if it is unavailable. */
  current(): Promise<Snapshot>;
  /** Grows whenever something changed that is shown beside products, such as the rules of the search. */
  besideVersion(): number;
  /** Reads what changed; resolves after a read that began after this call. */
  refresh(): Promise<void>;
  /** The same for the answer to a change, which is made whether or not the memory shows it by then: never rejects. */
  catchUp(): Promise<void>;
  /**
   * Calls `listener` whenever another snapshot is in force, with what it shows differently; never for the first one. Returns
   * what ends that. A listener must be quick and not throw: the next requests wait for it.
   */
  onChange(listener: (change: CatalogueChange) => void): () => void;
  close(): Promise<void>;
}

const CHECK_EVERY_MS = 1_000;
// A thousand changes a second are twenty reads of fifty products each, not a thousand of one.
const PAUSE_MS = 50;
// More are not compared one by one, which would hold requests up: then anything may be shown differently.
const MOST_COMPARED = 1_000;

/** What one process has in memory, and up to which moment. */
interface State {
  snapshot: OpenSnapshot | null;
  seen: Moment | null;
  besideVersion: number;
  rateReadAt: number;
}

/** Opens the catalogue of one context. Reads nothing before the first use. */
export function openCatalogue(context: AppContext): Catalogue {
  const state: State = { snapshot: null, seen: null, besideVersion: 0, rateReadAt: 0 };
  let listener: Listener | null = null;
  let isBesideTold = false;
  let checkedAt = 0;
  let endedAt = 0;
  let pause: NodeJS.Timeout | undefined;
  let isClosed = false;
  const listeners = new Set<(change: CatalogueChange) => void>();

  const reading = oneAtATime(async () => {
    const isTold = isBesideTold;
    isBesideTold = false;
    try {
      const change = await readInto(state, context, isTold);
      if (change) for (const tell of listeners) tell(change);
    } catch (error) {
      isBesideTold ||= isTold;
      throw error;
    } finally {
      endedAt = Date.now();
    }
  });
  const readInBackground = () => {
    if (isClosed || pause) return;
    const read = () => {
      pause = undefined;
      reading.soon().catch((error) => context.log.warn({ reason: String(error) }, 'catalogue not refreshed'));
    };
    const restMs = endedAt + PAUSE_MS - Date.now();
    if (restMs <= 0) read();
    else pause = setTimeout(read, restMs).unref();
  };
  const onNotice = (payload: string) => {
    isBesideTold ||= payload === '';
    readInBackground();
  };
  const startListening = () => {
    const onConnect = () => onNotice('');
    listener ??= listen(directUrl(context.config), [CATALOGUE_CHANNEL], { onNotice, onConnect }, context.log);
  };
  // Finds what no notice told of, and a new VAT rate.
  const checkNowAndThen = () => {
    if (isClosed || reading.now() || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    reading.soon().catch((error) => context.log.debug({ reason: String(error) }, 'catalogue not checked'));
  };

  return {
    current: async () => {
      startListening();
      if (!state.snapshot) await (reading.now() ?? reading.soon());
      if (!state.snapshot) throw new Error('The catalogue was read but is not there.');
      checkNowAndThen();
      return state.snapshot;
    },
    besideVersion: () => state.besideVersion,
    refresh: () => reading.soon(),
    catchUp: () =>
      reading.soon().catch((error) => context.log.warn({ reason: String(error) }, 'catalogue not refreshed')),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(pause);
      listeners.clear();
      await listener?.close();
      await reading.now()?.catch(() => undefined);
    },
  };
}

/** Brings the memory up to this moment. Answers what that shows differently; null: nothing, or it was the first read. */
async function readInto(state: State, context: AppContext, isBesideTold: boolean): Promise<CatalogueChange | null> {
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
  else if (isBeside && snapshot === before) state.snapshot = withChanges(before, new Map());
  else state.snapshot = snapshot;
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
  state.snapshot = assembleSnapshot(await readEveryProduct(context, vatRate), vatRate, version);
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
  const { changed, isWordForWord } = await readTheseProducts(context, ids, before);
  const snapshot = withChanges(before, changed, isWordForWord);
  const { version } = snapshot;
  if (ids.length > MOST_COMPARED) return { snapshot, change: changeOfAll(version) };
  const compared = ids.map((id) => [id, before.byId.get(id), snapshot.byId.get(id)] as const);
  return { snapshot, change: changeOf(version, compared) };
}

// Asked for once a second, and when something beside the products changed: midnight brings a new rate without a word.
async function rateNow(state: State, context: AppContext, isAsked: boolean): Promise<number> {
  const known = state.snapshot?.vatRate;
  if (known !== undefined && !isAsked && Date.now() - state.rateReadAt < CHECK_EVERY_MS) return known;
  state.rateReadAt = Date.now();
  return vatRateAt(context.db, context.clock.now());
}
