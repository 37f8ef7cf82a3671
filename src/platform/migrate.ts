import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { MIGRATION_LOCK } from './advisory-locks.ts';
import { type Config, ConfigError } from './config.ts';
import { mayBeSaved } from './database.ts';
import { onDirectConnection } from './direct-connection.ts';
import { besideTrade, withinTransaction } from './index-builds.ts';
import { breakingAhead, kindOf, listMigrations, type MigrationKind, readApplied } from './schema-state.ts';
import { sqlState } from './sql-state.ts';

/** Says in a sentence, without its full stop, what is waited for. */
type Say = (text: string) => void;

/**
 * Applies the migrations of this version to the database, on a connection of its own without the limits of requests. See
 * {@link migrate}.
 */
export function migrateDatabase(config: Config, say: Say, folder = 'migrations'): Promise<string[]> {
  return onDirectConnection(config, async (connection) => {
    // Also against the limits of a role or a database.
    await connection.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    );
    return migrateOn(connection, folder, say);
  });
}

/**
 * Applies the new SQL files of `folder` in the order of their names, each in its own transaction, but for those that build indexes
 * beside the trade. Waits for other instances, and
 * for tables that are in use. Returns the applied names. Throws a {@link ConfigError} when an applied file has been edited since,
 * and when a newer version has changed the schema so that this one cannot work with it.
 */
export async function migrate(pool: pg.Pool, folder: string, say: Say = () => undefined): Promise<string[]> {
  const client = await pool.connect();
  try {
    return await migrateOn(client, folder, say);
  } finally {
    client.release();
  }
}

async function migrateOn(client: pg.ClientBase, folder: string, say: Say): Promise<string[]> {
  await awaitTurn(client, say);
  try {
    await patiently(client, say, () => openRecord(client));
    const files = await readMigrations(folder);
    const applied: string[] = [];
    for (const file of await findNew(client, files)) {
      await apply(client, file, say);
      applied.push(file.name);
    }
    return applied;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
  }
}

const TURN_MS = 500;

// Asked again and again, because a statement that waits would be ended by a server's own limits.
async function awaitTurn(client: pg.ClientBase, say: Say): Promise<void> {
  for (let isSaid = false; ; isSaid = true) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
    if (rows[0]?.mine) return;
    if (!isSaid) say('Waiting for another instance, which is bringing the database up to date');
    await sleep(TURN_MS);
  }
}

async function findNew(client: pg.ClientBase, files: readonly MigrationFile[]): Promise<MigrationFile[]> {
  const before = await readApplied(client);
  const breaking = breakingAhead(
    before,
    files.map(({ name }) => name),
  );
  if (breaking.length > 0) throw new ConfigError(tooNew(breaking));
  const hashes = new Map(before.map(({ name, hash }) => [name, hash]));
  const edited = files.find(({ name, hash }) => hashes.has(name) && hashes.get(name) !== hash);
  if (edited) {
    throw new ConfigError(
      `The migration ${edited.name} was edited after it had been applied. Restore it and add a new file.`,
    );
  }
  return files.filter(({ name }) => !hashes.has(name));
}

/** A migration of this version; `hash` is the SHA-256 of its text. */
export interface MigrationFile {
  name: string;
  sql: string;
  hash: string;
  kind: MigrationKind;
}

/** The migrations of a folder in the order of their names. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  return Promise.all(
    (await listMigrations(folder)).map(async (name) => {
      const sql = await fs.readFile(path.join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), kind: kindOf(sql) };
    }),
  );
}

/** Applies these files to an empty database, within the transaction of the caller. */
export async function migrateEmpty(client: pg.ClientBase, files: readonly MigrationFile[]): Promise<void> {
  await openRecord(client);
  for (const file of files) await applyOne(client, file);
}

const RECORD = `create table if not exists schema_migrations (name text primary key, hash text not null,
  applied_at timestamptz not null default now(), kind text not null default 'contract')`;

async function openRecord(client: pg.ClientBase): Promise<void> {
  await client.query(RECORD);
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'kind'`,
  );
  // Asked first, because altering the table waits for every reader, such as a backup.
  if (!rowCount) await client.query(`alter table schema_migrations add kind text not null default 'contract'`);
}

function tooNew(names: readonly string[]): string {
  return `DATABASE_URL: a newer version of the shop has changed this database so that this version cannot work with it (${names.join(', ')}). Start the newer version, or restore a backup that is older into an empty database.`;
}

async function apply(client: pg.ClientBase, file: MigrationFile, say: Say): Promise<void> {
  const statements = besideTrade(file.sql);
  try {
    if (statements) await buildIndexes(client, file, statements, say);
    else await patiently(client, say, () => applyOne(client, file));
  } catch (error) {
    if (mayBeSaved(error)) throw error;
    const { message } = error as Error;
    const saved = statements ? 'it begins anew at the next start' : 'nothing of it was saved';
    throw new Error(`The migration ${file.name} failed, and ${saved}: ${message}`, { cause: error });
  }
}

const LONG_BUILD_MS = 2_000;

async function buildIndexes(client: pg.ClientBase, file: MigrationFile, statements: string[], say: Say): Promise<void> {
  const isLong = setTimeout(
    () => say('Building an index beside the trade; it waits for what is under way, such as a backup'),
    LONG_BUILD_MS,
  );
  try {
    for (const statement of statements) await client.query(statement);
    await record(client, file);
  } finally {
    clearTimeout(isLong);
  }
}

// Whatever needs a table waits behind a migration that waits for it, so that waits are short and begin anew.
const TABLE_WAIT = { atOnceMs: 2_000, pauseMs: 2_000 };
const IN_USE = ['55P03', '40P01'];

async function patiently(client: pg.ClientBase, say: Say, work: () => Promise<void>): Promise<void> {
  for (let isSaid = false; ; isSaid = true) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${TABLE_WAIT.atOnceMs}`);
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (!IN_USE.includes(sqlState(error) ?? '')) throw error;
      if (!isSaid) say('Waiting for a table that is in use, by a backup for example');
      await sleep(TABLE_WAIT.pauseMs);
    }
  }
}

async function applyOne(client: pg.ClientBase, file: MigrationFile): Promise<void> {
  await client.query(withinTransaction(file.sql));
  await record(client, file);
}

async function record(client: pg.ClientBase, file: MigrationFile): Promise<void> {
  await client.query('insert into schema_migrations (name, hash, kind) values ($1, $2, $3)', [
    file.name,
    file.hash,
    file.kind,
  ]);
}
