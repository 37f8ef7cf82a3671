import { inArray, or } from 'drizzle-orm';
import { onCatalogueChange } from '#features/catalogue/server/door.ts';
import type { StaffPair } from '#features/fits/staff-pairs.ts';
import { productPairs } from '#features/fits/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { factsOf } from '#platform/facts.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';

/** What staff say of pairs of products, in memory. */
export interface Pairs {
  /** Waits for the database only the first time, and then rejects if it is away. */
  ready(): Promise<void>;
  pairOf(one: number, other: number): StaffPair | undefined;
  /** The products that staff paired with this one. */
  pairedWith(id: number): Iterable<number>;
  /** Reads the pairs of these products again, so that the answer to a change shows it. */
  reread(ids: readonly number[]): Promise<void>;
}

/** What a page depends on, besides products, that shows what fits a product. */
export function pairFact(id: number): string {
  return `pairs:${id}`;
}

/** A change of a pair is told as a change of its two products, so every instance reads their pairs again. */
export function openPairs(context: AppContext): Pairs {
  const pairs = new Map<number, Map<number, StaffPair>>();
  let stale: ReadonlySet<number> | 'all' = 'all';
  let isRead = false;

  const read = async () => {
    const wanted = stale;
    stale = new Set();
    try {
      const rows = await selectPairs(context, wanted);
      const touched = wanted === 'all' ? [...pairs.keys()] : [...wanted].filter((id) => pairs.has(id));
      const before = touched.flatMap((id) => [id, ...(pairs.get(id)?.keys() ?? [])]);
      for (const id of touched) takeOut(pairs, id);
      for (const { oneId, otherId, ...pair } of rows) {
        put(pairs, oneId, otherId, pair);
        put(pairs, otherId, oneId, pair);
      }
      const after = rows.flatMap(({ oneId, otherId }) => [oneId, otherId]);
      if (isRead && before.length + after.length > 0) factsOf(context).changed(...[...before, ...after].map(pairFact));
      isRead = true;
    } catch (error) {
      stale = both(wanted, stale);
      throw error;
    }
  };
  const reading = oneAtATime(read);
  const readInBackground = () => {
    reading.soon().catch((error) => context.log.warn({ reason: String(error) }, 'pairs of products not read'));
  };
  onCatalogueChange(context, ({ ids }) => {
    stale = both(stale, ids);
    readInBackground();
  });

  return {
    ready: async () => {
      if (!isRead) await reading.soon();
      else if ((stale === 'all' || stale.size > 0) && !reading.now()) readInBackground();
    },
    pairOf: (one, other) => pairs.get(one)?.get(other),
    pairedWith: (id) => pairs.get(id)?.keys() ?? [],
    reread: (ids) => {
      stale = both(stale, new Set(ids));
      return reading.soon();
    },
  };
}

function takeOut(pairs: Map<number, Map<number, StaffPair>>, id: number): void {
  for (const other of pairs.get(id)?.keys() ?? []) pairs.get(other)?.delete(id);
  pairs.delete(id);
}

function put(pairs: Map<number, Map<number, StaffPair>>, one: number, other: number, pair: StaffPair): void {
  const known = pairs.get(one) ?? new Map<number, StaffPair>();
  pairs.set(one, known.set(other, pair));
}

function both(a: ReadonlySet<number> | 'all', b: ReadonlySet<number> | 'all'): ReadonlySet<number> | 'all' {
  return a === 'all' || b === 'all' ? 'all' : new Set([...a, ...b]);
}

// A change of many products names them all: a statement takes a limited number of values.
const MOST_NAMED = 500;

function selectPairs({ db }: AppContext, ids: ReadonlySet<number> | 'all') {
  const { oneId, otherId, fits, againstFacts, reason } = productPairs;
  const query = db.select({ oneId, otherId, fits, againstFacts, reason }).from(productPairs);
  if (ids === 'all' || ids.size > MOST_NAMED) return query;
  const wanted = [...ids];
  return query.where(or(inArray(oneId, wanted), inArray(otherId, wanted)));
}
