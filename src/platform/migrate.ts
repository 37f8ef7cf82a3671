import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** The advisory lock under which tables are made: an arbitrary number that all instances share. */
export const MIGRATION_LOCK = 7_261_440;

/**
 * Applies the new SQL files of `folder` in the order of their names, each in its own transaction, under a lock for parallel
 * starts. Returns the applied names. Throws when an applied file has been edited since.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const before = await appliedHashes(client);
    const applied: string[] = [];
    for (const file of await readMigrations(folder)) {
      const known = before.get(file.name);
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

/** Whether every file of `folder` has been applied. */
export async function isMigrated(database: Pick<pg.Client, 'query'>, folder: string): Promise<boolean> {
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from schema_migrations');
  return rows[0]?.count === (await readMigrations(folder)).length;
}

/** A migration of this version; `hash` is the SHA-256 of its text. */
export interface MigrationFile {
  name: string;
  sql: string;
  hash: string;
}

/** The migrations of a folder in the order of their names. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await fs.readFile(path.join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Applies these files to an empty database, within the transaction of the caller. */
export async function migrateEmpty(client: pg.ClientBase, files: readonly MigrationFile[]): Promise<void> {
  await client.query(RECORD);
  for (const file of files) await applyOne(client, file);
}

const RECORD =
  'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())';

async function appliedHashes(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query(RECORD);
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
  return new Map(rows.map((row) => [row.name, row.hash]));
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
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [file.name, file.hash]);
}
