import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { mediaFilesOf, mediaTargetOf } from '#features/media/server/door.ts';
import { type MadeBackup, makeBackup } from '#platform/backup/make-backup.ts';
import { type Moved, type MoveOrder, moveShop } from '#platform/backup/move-shop.ts';
import { type Restored, restoreBackup } from '#platform/backup/restore-backup.ts';
import { systemClock } from '#platform/clock.ts';
import { type Config, readConfig } from '#platform/config.ts';

/** An empty database and an empty data folder. Its user owns the database and has no rights of a superuser. */
export interface Premises {
  config: Config;
  /** Rows of a query, for a look past the shop. */
  ask<T extends pg.QueryResultRow>(query: string): Promise<T[]>;
  remove(): Promise<void>;
}

/** Makes the premises on the server of the tests, or on one of which a superuser's address is given. */
export async function openEmptyPremises(
  settings: Record<string, string> = {},
  { asSuperuser = false, server = process.env.TEST_DATABASE_URL ?? '' } = {},
): Promise<Premises> {
  const name = `plain_${randomBytes(6).toString('hex')}`;
  await run(server, `create role ${name} nosuperuser nocreatedb nocreaterole`);
  await run(server, `create database ${name} owner ${name} template template0 encoding 'UTF8' locale 'C'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // The server lets its superuser in alone, who becomes the plain one.
  if (!asSuperuser) url.searchParams.set('options', `-c role=${name}`);
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-test-'));
  const config = readConfig({ DATABASE_URL: url.href, DATA_DIR: dataDir, ...settings });
  return {
    config,
    ask: (query) => run(url.href, query),
    remove: async () => {
      await run(server, `drop database ${name} with (force)`);
      await run(server, `drop role ${name}`);
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** `npm run backup` without its command. */
export function backUp(config: Config, folder: string, word?: string, signal?: AbortSignal): Promise<MadeBackup> {
  const files = mediaFilesOf({ config });
  return makeBackup({
    databaseUrl: config.DATABASE_URL,
    files,
    folder,
    word,
    shopVersion: '0.1.0',
    clock: systemClock,
    signal,
  });
}

/** `npm run restore` without its command. */
export function restore(config: Config, file: string, word?: string): Promise<Restored> {
  const files = mediaTargetOf({ config });
  return restoreBackup({ databaseUrl: config.DATABASE_URL, files, file, word, migrations: 'migrations' });
}

/** `npm run move` without its command. */
export function move(from: Config, to: Config, more: Partial<MoveOrder> = {}): Promise<Moved> {
  const order = {
    from: from.DATABASE_URL,
    to: to.DATABASE_URL,
    migrations: 'migrations',
    elsewhere: 'Move elsewhere.',
  };
  return moveShop({ ...order, ...more });
}

/** Every row of every table that a backup takes and every sequence, as sorted text. */
export async function everyRow(databaseUrl: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Servers show moments in zones of their own.
    await client.query("set timezone = 'UTC'");
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('published_assets', 'product_changes') order by 1",
    );
    const sequences = `select sequencename || ' ' || coalesce(last_value::text, 'unused') as row from pg_sequences
      where schemaname = 'public'`;
    const found: [string, { row: string }[]][] = [['sequences', (await client.query<{ row: string }>(sequences)).rows]];
    for (const { name } of tables.rows) {
      found.push([name, (await client.query<{ row: string }>(`select t::text as row from public."${name}" t`)).rows]);
    }
    return Object.fromEntries(found.map(([name, rows]) => [name, rows.map(({ row }) => row).sort()]));
  } finally {
    await client.end();
  }
}

/** Every file below a folder with its bytes. */
export async function everyFile(folder: string): Promise<Record<string, Buffer>> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.sort().map(async (file) => [path.relative(folder, file), await fs.readFile(file)] as const);
  return Object.fromEntries(await Promise.all(read));
}

async function run<T extends pg.QueryResultRow>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}
