import { and, gt, inArray, isNull, sql } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import { vatRateAt } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { directUrl } from '#platform/direct-connection.ts';
import { type Listener, listen } from '#platform/listen.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import { onReplica } from '#platform/replica.ts';
import { type CatalogueChange, changeOf, changeOfAll } from './catalogue-change.ts';
import type { ProductRow } from './present-product.ts';
import { assembleSnapshot, type CatalogueEntry, type Snapshot, toEntry, withRows } from './snapshot.ts';
import { CATALOGUE_CHANNEL } from './touch-catalogue.ts';

/** The catalogue in memory, one per context. */
export interface Catalogue {
  /** The current snapshot. Waits for the database only the first time, and then rejects if it is unavailable. */
  current(): Promise<Snapshot>;
  /** Reads everything again; resolves after a read that began after this call. */
  refresh(): Promise<void>;
  /** Reads these products again without waiting for the notice, so that the answer to a change shows it. */
  reread(productIds: readonly number[]): Promise<void>;
  /**
   * Calls `listener` whenever another snapshot is in force, with what it shows differently; never for the first one. Returns
   * what ends that. A listener must be quick and not throw: the next requests wait for it.
   */
  onChange(listener: (change: CatalogueChange) => void): () => void;
  close(): Promise<void>;
}

/** The products to read again. */
type Stale = 'all' | ReadonlySet<number>;

const CHECK_EVERY_MS = 1_000;
// Above this one full read is quicker, and a statement takes a limited number of values.
const MOST_READ_SINGLY = 500;
// Presented in one go, which takes a few milliseconds; requests are answered before the next.
const PAGE = 500;

/** Opens the catalogue of one context. Reads nothing before the first use. */
export function openCatalogue(context: AppContext): Catalogue {
  let snapshot: Snapshot | null = null;
  let listener: Listener | null = null;
  let stale: Stale = new Set();
  let seen: string | null = null;
  let checkedAt = 0;
  let isClosed = false;
  const listeners = new Set<(change: CatalogueChange) => void>();

  const putInForce = (next: Snapshot, changed: (version: number) => CatalogueChange) => {
    const isFirst = snapshot === null;
    snapshot = next;
    if (isFirst || listeners.size === 0) return;
    const change = changed(next.version);
    for (const listener of listeners) listener(change);
  };
  const read = async () => {
    const wanted = stale;
    stale = new Set();
    try {
      if (wanted === 'all' || !snapshot) {
        // Taken before the rows: a change in between causes one read too many, never one too few.
        seen = await readFingerprint(context);
        putInForce(await readAll(context, snapshot), changeOfAll);
      } else if (wanted.size) {
        const before = snapshot;
        const after = await readSome(context, before, wanted);
        const compared = [...wanted].map((id) => [id, before.byId.get(id), after.byId.get(id)] as const);
        putInForce(after, (version) => changeOf(version, compared));
        // The listener works, so the next check only stores the fingerprint.
        seen = null;
      }
    } catch (error) {
      stale = both(wanted, stale);
      throw error;
    }
  };
  const reading = oneAtATime(read);
  const readInBackground = () => {
    if (isClosed) return;
    reading.soon().catch((error) => context.log.warn({ reason: String(error) }, 'catalogue not refreshed'));
  };
  const refresh = () => {
    stale = 'all';
    return reading.soon();
  };
  const onNotice = (payload: string) => {
    stale = both(stale, payload ? new Set(payload.split(',').map(Number)) : 'all');
    readInBackground();
  };
  const startListening = () => {
    const onConnect = () => onNotice('');
    listener ??= listen(directUrl(context.config), [CATALOGUE_CHANNEL], { onNotice, onConnect }, context.log);
  };
  // Catches a missed notice and a new VAT rate.
  const check = async (inForce: Snapshot) => {
    const fingerprint = await readFingerprint(context);
    const hasMissed = seen !== null && seen !== fingerprint;
    const isOldRate = (await vatRateAt(context.db, context.clock.now())) !== inForce.vatRate;
    seen = fingerprint;
    if (hasMissed || isOldRate) await refresh();
  };
  const checkNowAndThen = (inForce: Snapshot) => {
    if (isClosed || reading.now() || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    check(inForce).catch((error) => context.log.debug({ reason: String(error) }, 'catalogue not checked'));
  };

  return {
    current: async () => {
      startListening();
      if (!snapshot) await (reading.now() ?? refresh());
      if (!snapshot) throw new Error('The catalogue was read but is not there.');
      checkNowAndThen(snapshot);
      return snapshot;
    },
    refresh,
    reread: async (productIds) => {
      stale = both(stale, productIds.length > MOST_READ_SINGLY ? 'all' : new Set(productIds));
      await reading.soon().catch((error) => context.log.warn({ reason: String(error) }, 'catalogue not refreshed'));
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      listeners.clear();
      await listener?.close();
      await reading.now()?.catch(() => undefined);
    },
  };
}

function both(a: Stale, b: Stale): Stale {
  return a === 'all' || b === 'all' ? 'all' : new Set([...a, ...b]);
}

// In pages of one moment: a large catalogue at once would hold up every answer.
async function readAll(context: AppContext, before: Snapshot | null): Promise<Snapshot> {
  const vatRate = await vatRateAt(context.db, context.clock.now());
  const entries = await onReplica(context, ({ db }) =>
    db.transaction(
      async (tx) => {
        const all: CatalogueEntry[] = [];
        for (let page = await readPage(tx, 0); page.length > 0; page = await readPage(tx, page.at(-1)?.id ?? 0)) {
          for (const row of page) all.push(toEntry(row, vatRate));
        }
        return all;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
  return assembleSnapshot(entries, vatRate, before);
}

function readPage(db: Pick<AppContext['db'], 'select'>, after: number): Promise<ProductRow[]> {
  const isOnSale = and(isNull(products.archivedAt), gt(products.id, after));
  return db.select().from(products).where(isOnSale).orderBy(products.id).limit(PAGE);
}

async function readSome(context: AppContext, before: Snapshot, ids: ReadonlySet<number>): Promise<Snapshot> {
  const isWanted = inArray(products.id, [...ids]);
  const rows = await context.db.select().from(products).where(isWanted);
  return withRows(before, ids, rows);
}

// A row's xmin grows with every change. A counter row would make every order wait for the others.
async function readFingerprint(context: AppContext): Promise<string> {
  const { rows } = await context.db.execute<{ fingerprint: string }>(
    sql`select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as fingerprint from ${products}`,
  );
  return rows[0]?.fingerprint ?? '';
}
