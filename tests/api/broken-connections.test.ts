import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { type DatabasePool, isDatabaseAway, mayBeSaved, openDatabase, type Transaction } from '#platform/database.ts';
import { withCommit } from '#platform/last-writes.ts';
import { openLog } from '#platform/log.ts';
import { migrateDatabase } from '#platform/migrate.ts';
import { type OwnPostgres, openOwnPostgres } from '../support/own-postgres.ts';

// Connections that break while they are in use. What is not caught ends the process, so it is collected here.
let postgres: OwnPostgres;
let database: DatabasePool;
let admin: pg.Client;
const uncaught: unknown[] = [];
const collect = (error: unknown) => void uncaught.push(error);

beforeAll(async () => {
  postgres = await openOwnPostgres({ isDurable: true });
  process.prependListener('uncaughtException', collect);
});
afterAll(async () => {
  process.off('uncaughtException', collect);
  await postgres?.remove();
});
beforeEach(async () => {
  uncaught.length = 0;
  admin = new pg.Client({ connectionString: postgres.url });
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query('create table if not exists notes (text text)');
  await admin.query('truncate notes');
  database = openDatabase(postgres.url, openLog('silent'), { most: 3, connectMs: 1_000, lateMs: 400 });
});
afterEach(async () => {
  await database.close();
  await admin.end().catch(() => undefined);
  expect(uncaught).toEqual([]);
});

const breaks: [string, () => Promise<unknown>][] = [
  ['is ended by pg_terminate_backend', () => endOthers()],
  ['crashes', () => postgres.crash().then(() => postgres.start())],
  ['is restarted', () => postgres.stop().then(() => postgres.start())],
];

test.each(breaks)('a transaction whose database %s fails as away, and the process lives on', async (_, breakIt) => {
  const failed = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('half')`);
    await breakIt();
    await tx.execute(sql`insert into notes values ('whole')`);
  });
  const error = await failed.catch((reason) => reason);
  expect([isDatabaseAway(error), mayBeSaved(error)]).toEqual([true, false]);
  expect(await texts()).toEqual([]);
});

test('what is asked of a pool after it was closed, as at the end of a stop, fails as away and not as a fault', async () => {
  const { db, close } = openDatabase(postgres.url, openLog('silent'));
  await close();
  const asked = [db.execute(sql`select 1`), db.transaction((tx) => tx.execute(sql`select 1`))];
  for (const failed of asked) await expect(failed).rejects.toSatisfy(isDatabaseAway);
});

test('connections that break while nothing is asked of them leave no gap in the pool', async () => {
  for (let round = 0; round < 4; round++) {
    const failed = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endOthers();
    });
    await expect(failed).rejects.toSatisfy(isDatabaseAway);
  }
  expect(database.pool.totalCount).toBeLessThan(2);
  expect(await texts()).toEqual([]);
});

test('a connection that breaks at `begin` goes from the pool', async () => {
  const connect = database.pool.connect.bind(database.pool) as () => Promise<pg.PoolClient>;
  const broken = async () => {
    const client = await connect();
    await endOthers();
    return client;
  };
  database.pool.connect = broken as typeof database.pool.connect;
  for (let round = 0; round < 4; round++) {
    const failed = database.db.transaction((tx) => tx.execute(sql`select 1`));
    await expect(failed).rejects.toSatisfy(isDatabaseAway);
  }
  database.pool.connect = connect as typeof database.pool.connect;
  expect(await texts()).toEqual([]);
});

test('a read is asked once more when its connection breaks', async () => {
  await admin.query(`insert into notes values ('here')`);
  const reading = database.pool.query('select text, (select count(*) from generate_series(1, 2000000)) from notes');
  await busy('generate_series');
  await endOthers();
  expect((await reading).rows).toMatchObject([{ text: 'here' }]);
});

test('a write is never asked twice, and may have been saved', async () => {
  const writing = database.pool.query('insert into notes select count(*)::text from generate_series(1, 5000000)');
  await busy('generate_series');
  await endOthers();
  const error = await writing.catch((reason) => reason);
  expect([isDatabaseAway(error), mayBeSaved(error)]).toEqual([true, true]);
  expect(await texts()).toEqual([]);
});

const ends: [string, (tx: Transaction) => Promise<unknown>][] = [
  ['a commit', (tx) => tx.execute(sql`insert into notes values ('late')`)],
  ['a commit with the write before it', (tx) => withCommit(tx, tx.execute(sql`insert into notes values ('late')`))],
];

test.each(ends)('%s whose answer is lost may have been saved', async (_, end) => {
  await admin.query('alter table notes add constraint late check (true)');
  await admin.query(`create or replace function linger() returns trigger language plpgsql as
    $$ begin perform count(*) from generate_series(1, 5000000); return null; end $$`);
  await admin.query(`create constraint trigger linger after insert on notes deferrable initially deferred
    for each row execute function linger()`);
  const writing = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await end(tx);
  });
  await busy('commit');
  await endOthers();
  const error = await writing.catch((reason) => reason);
  await admin.query('drop table notes');
  expect([isDatabaseAway(error), mayBeSaved(error)]).toEqual([true, true]);
});

test('a database that hangs fails what waits, and is used again once it goes on', async () => {
  await texts();
  const goOn = postgres.freeze();
  const startedAt = performance.now();
  const error = await texts().catch((reason) => reason);
  const tookMs = performance.now() - startedAt;
  goOn();
  expect(isDatabaseAway(error)).toBe(true);
  expect(tookMs).toBeLessThan(5_000);
  expect(await texts()).toEqual([]);
});

test('a migration may take long, but not on a server that has fallen silent', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-migrations-'));
  await fs.writeFile(path.join(folder, '0001_slow.sql'), '-- expand: takes its time\nselect pg_sleep(60);');
  const migrating = migrateDatabase(readConfig({ DATABASE_URL: postgres.url }), () => undefined, folder);
  const failed = migrating.catch((reason) => reason);
  await busy('pg_sleep');
  const goOn = postgres.freeze();
  const error = await failed;
  goOn();
  await fs.rm(folder, { recursive: true });
  expect(isDatabaseAway(error)).toBe(true);
});

test('a slow statement of a living database is waited for', async () => {
  const { rows } = await database.pool.query(`select 'slow' as text from pg_sleep(1.5)`);
  expect(rows).toEqual([{ text: 'slow' }]);
});

async function texts(): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>('select text from notes');
  return rows.map(({ text }) => text);
}

async function endOthers(): Promise<void> {
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'brightfront' and pid <> pg_backend_pid()`,
  );
}

async function busy(part: string): Promise<void> {
  const isBusy = async () => {
    const { rowCount } = await admin.query(
      `select from pg_stat_activity where application_name like 'brightfront%' and state = 'active' and query ilike $1`,
      [`%${part}%`],
    );
    return rowCount;
  };
  await expect.poll(isBusy).toBeGreaterThan(0);
}
