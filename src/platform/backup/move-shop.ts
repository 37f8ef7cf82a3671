import type pg from 'pg';
import { MIGRATION_LOCK } from '#platform/advisory-locks.ts';
import type { Connection } from '#platform/connection.ts';
import { mayBeSaved } from '#platform/database.ts';
import { migrateEmpty, readMigrations } from '#platform/migrate.ts';
import { refuse } from '#platform/refusal.ts';
import { sqlState } from '#platform/sql-state.ts';
import { demandEmpty } from './empty-target.ts';
import { openTables } from './fill-tables.ts';
import type { StoredFiles } from './make-backup.ts';
import { copyFiles } from './move-files.ts';
import { countShops } from './open-shops.ts';
import { pickMigrations } from './pick-migrations.ts';
import type { FilesTarget } from './restore-backup.ts';
import { listSequences, newConnection, settleSession } from './shop-tables.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { sumTables } from './table-sums.ts';

export interface MoveOrder {
  from: string;
  to: string;
  /** The folder of this version's migrations. */
  migrations: string;
  /** What to do when `to` is not empty. */
  elsewhere: string;
  /** Where pictures go to; without it they stay where they are. */
  pictures?: { from: StoredFiles; to: FilesTarget };
  signal?: AbortSignal;
}

export interface Moved {
  tables: number;
  rows: number;
  sequences: number;
  pictures: number;
  /** Tables that are not the shop's and were left behind. */
  unknown: string[];
}

/** What went wrong at the database that a move goes to. */
export class TargetFault extends Error {}

/**
 * Copies a closed shop into an empty database: reads the one in one transaction that only reads, fills the other in one that is
 * committed once counts and sums of all tables are the same in both. While it runs no instance can start on either, and nothing
 * is written to the first. Needs no more than to own both.
 */
export async function moveShop(order: MoveOrder): Promise<Moved> {
  const [source, target] = [newConnection(order.from, 'move'), newConnection(order.to, 'move')];
  try {
    await source.connect();
    await demandClosed(source);
    const snapshot = await openSnapshot(source, 'wait').catch(explainLock);
    await atTarget(beginAt(target, order.elsewhere));
    return await copy(source, target, snapshot, order);
  } finally {
    await Promise.all([source, target].map((client) => client.end().catch(() => undefined)));
  }
}

// A pooler keeps the connections of a shop that has closed, and the server cannot tell them from those of an open one.
const OPEN =
  'The shop is open on the database that it is to leave. Close every instance, and its pooler if there is one, then move it.';

async function demandClosed(source: pg.Client): Promise<void> {
  // For the session: a lock of the transaction's would fix its snapshot before the tables are locked.
  const { rows } = await source.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    MIGRATION_LOCK,
  ]);
  if (!rows[0]?.locked) {
    throw refuse('conflict', 'An instance is starting on the database, or another move is under way. Try again later.');
  }
  if ((await countShops(source)) > 0) throw refuse('conflict', OPEN);
}

async function explainLock(error: unknown): Promise<never> {
  if (sqlState(error) !== '55P03') throw error;
  throw refuse('conflict', 'A program is writing to the database of the shop. End it, then move the shop.');
}

async function beginAt(target: Connection, elsewhere: string): Promise<void> {
  await target.connect();
  await settleSession(target);
  await target.query('begin');
  await demandEmpty(target, elsewhere);
}

async function copy(source: Connection, target: Connection, snapshot: Snapshot, order: MoveOrder): Promise<Moved> {
  const { about } = snapshot;
  const { pictures, signal } = order;
  const ours = await readMigrations(order.migrations);
  await atTarget(migrateEmpty(target, pickMigrations(about.migrations, ours, newerShop)));
  const tables = await openTables(target, about);
  for await (const part of snapshot.tables()) {
    signal?.throwIfAborted();
    await tables.fill(part);
  }
  await tables.close();
  const counted = await compare(source, target, {
    tables: about.tables.filter(({ name }) => !tables.unknown.includes(name)),
    signal,
  });
  const moved = { ...counted, unknown: tables.unknown };
  const files = await pictures?.to.open();
  try {
    const count = pictures && files ? await copyFiles(pictures.from, files, signal) : 0;
    // A shop that was opened meanwhile waited for the locks, and would go on writing to the database that was left.
    if ((await countShops(source)) > 0) throw refuse('conflict', `${OPEN} Nothing was moved.`);
    await target.query('commit');
    await target.query('analyze').catch(() => undefined);
    return { ...moved, pictures: count };
  } catch (error) {
    if (mayBeSaved(error)) throw refuse('unavailable', UNCERTAIN);
    await files?.undo();
    throw error;
  }
}

const UNCERTAIN =
  'The connection broke at the last moment, so it is not known whether the new database was filled. Move again: if it was, that is refused, and the shop can be opened there.';

function newerShop(name: string): Error {
  return refuse(
    'invalid',
    `The shop is of a newer version, whose tables this version does not know (${name}). Move it with that version.`,
  );
}

/** Refuses when a table or a sequence is not the same at both places. */
async function compare(
  source: pg.Client,
  target: pg.Client,
  { tables, signal }: { tables: Snapshot['about']['tables']; signal?: AbortSignal },
): Promise<Pick<Moved, 'tables' | 'rows' | 'sequences'>> {
  const [here, there] = await Promise.all([source, target].map((client) => sumTables(client, tables, signal)));
  const differing = tables.filter(({ name }) => JSON.stringify(here?.get(name)) !== JSON.stringify(there?.get(name)));
  const numbers = new Map((await listSequences(target)).map(({ name, last }) => [name, last]));
  const sequences = (await listSequences(source)).filter(({ name }) => numbers.has(name));
  const behind = sequences.filter(({ name, last }) => numbers.get(name) !== last);
  const names = [...differing, ...behind].map(({ name }) => name);
  if (names.length > 0) throw new Error(`Not the same at both places, so nothing was moved: ${names.join(', ')}.`);
  const rows = [...(here?.values() ?? [])].reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, sequences: sequences.length };
}

async function atTarget<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new TargetFault('The database that the shop was to move to failed.', { cause: error });
  }
}
