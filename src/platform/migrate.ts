import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { ConfigError } from './config.ts';
import { breakingAhead, kindOf, listMigrations, type MigrationKind, readApplied } from './schema-state.ts';

/** The advisory lock under which tables are made: an arbitrary number that all instances share. */
export const MIGRATION_LOCK = 7_261_440;

/**
 * Applies the new SQL files of `folder` in the order of their names, each in its own transaction, under a lock for parallel
 * starts. Returns the applied names. Throws when an applied file has been edited since, and a {@link ConfigError} when a newer
 * version has changed the schema so that this one cannot work with it.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await openRecord(client);
    const files = await readMigrations(folder);
    const before = await readApplied(client);
    const breaking = breakingAhead(
      before,
      files.map(({ name }) => name),
    );
    if (breaking.length > 0) throw new ConfigError(tooNew(breaking));
    const hashes = new Map(before.map(({ name, hash }) => [name, hash]));
    const applied: string[] = [];
    for (const file of files) {
      const known = hashes.get(file.name);
      if (known === undefined) {
        await apply(client, file);
        applied.push(file.name);
      } else if (known !== file.hash) {
        throw new Error(
          `The migration ${file.name} was edited after it had been applied. Restore it and add a new file.`,
        );
      }
    }
    return applied;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
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

async function apply(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    await applyOne(client, file);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${file.name} failed.`, { cause: error });
  }
}

async function applyOne(client: pg.ClientBase, file: MigrationFile): Promise<void> {
  await client.query(file.sql);
  await client.query('insert into schema_migrations (name, hash, kind) values ($1, $2, $3)', [
    file.name,
    file.hash,
    file.kind,
  ]);
}
