import { sql } from 'drizzle-orm';
import { productChanges } from '#features/catalogue/tables.ts';
import type { Database } from '#platform/database.ts';

/** A moment of a database: what was committed by then, as the database numbers its transactions. */
export interface Moment {
  /** `pg_current_snapshot()`. */
  transactions: string;
  /** Whose numbers they are; another server, or this one restored to an earlier state, gives the same ones to other transactions. */
  cluster: string;
}

/** What changed between two moments; `ids` is null where nothing can be said, because it is another cluster. */
export interface Changes {
  moment: Moment;
  ids: number[] | null;
}

/** The id under which everything is noted that is shown beside the products. */
export const BESIDE_PRODUCTS = 0;

// Transactions are numbered by the server: one that was started anew, took over from a primary or is another altogether may have lost some.
const cluster = sql<string>`(select oid from pg_database where datname = current_database()) || '/'
  || extract(epoch from pg_postmaster_start_time())`;

/** This moment. Taken before anything is read, so that what changes meanwhile is read once too often, never once too seldom. */
export async function readMoment(db: Database): Promise<Moment> {
  const { rows } = await db.execute<{ transactions: string; cluster: string }>(
    sql`select pg_current_snapshot()::text as transactions, ${cluster} as cluster`,
  );
  if (!rows[0]) throw new Error('The database did not say what it has committed.');
  return rows[0];
}

/**
 * The products that a transaction changed which `seen` did not show and this moment does, through the index: exact, whatever order
 * transactions commit in. Numbers from the future were copied from another cluster and say nothing.
 */
export async function readChanges(db: Database, seen: Moment): Promise<Changes> {
  const { rows } = await db.execute<{ transactions: string; cluster: string; ids: string }>(sql`
    select pg_current_snapshot()::text as transactions, ${cluster} as cluster, array_to_string(array(
      select product_id from ${productChanges}
      where changed_in >= pg_snapshot_xmin(${seen.transactions}::pg_snapshot)
        and changed_in < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(changed_in, ${seen.transactions}::pg_snapshot)
    ), ' ') as ids`);
  const [row] = rows;
  if (!row) throw new Error('The database did not say what changed.');
  const { ids, ...moment } = row;
  return { moment, ids: moment.cluster === seen.cluster ? numbersIn(ids) : null };
}

// The driver reads a list letter by letter: 30 ms of processor in one go for 100,000 numbers, 8 as a text.
function numbersIn(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(Number);
}
