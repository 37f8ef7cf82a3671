// How a database is brought up to date: beside the version before, beside other instances, and however long it takes.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MIGRATION_LOCK } from '#platform/advisory-locks.ts';
import { readConfig } from '#platform/config.ts';
import { migrate, migrateDatabase } from '#platform/migrate.ts';
import { type FreshDatabase, freshDatabase, openTestPool } from '../support/database.ts';

let database: FreshDatabase;
let pool: pg.Pool;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase('template0');
  pool = openTestPool(database);
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-migrations-'));
  await write('0001_shelf', '-- contract: the first\ncreate table shelf (place int);');
});
afterEach(async () => {
  await pool.end();
  await database.drop();
  await fs.rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => fs.writeFile(path.join(folder, `${name}.sql`), sql);
const remove = (name: string) => fs.rm(path.join(folder, `${name}.sql`));
const kinds = async () => {
  const { rows } = await pool.query('select name, kind from schema_migrations order by name');
  return rows.map(({ name, kind }) => `${name} ${kind}`);
};

test('the database remembers which migrations the version before can live beside', async () => {
  await write('0002_label', '-- expand: shelves have labels\nalter table shelf add label text;');
  await write('0003_old', 'alter table shelf drop place;');
  expect(await migrate(pool, folder)).toEqual(['0001_shelf.sql', '0002_label.sql', '0003_old.sql']);
  expect(await kinds()).toEqual(['0001_shelf.sql contract', '0002_label.sql expand', '0003_old.sql contract']);
});

test('the version before starts beside what was added; after a change that breaks it, it says so in a sentence', async () => {
  await migrate(pool, folder);
  await write('0002_label', '-- expand: shelves have labels\nalter table shelf add label text;');
  await migrate(pool, folder);
  await remove('0002_label');
  expect(await migrate(pool, folder)).toEqual([]);
  await write('0003_place', '-- contract: labels do it\nalter table shelf drop place;');
  await migrate(pool, folder);
  await remove('0003_place');
  await write('0004_own', '-- expand: never applied\ncreate table own ();');
  await expect(migrate(pool, folder)).rejects.toThrow(
    /^DATABASE_URL: a newer version of the shop has changed .* cannot work with it \(0003_place\.sql\)\. Start the newer version/,
  );
  expect((await pool.query("select to_regclass('own') as own")).rows).toEqual([{ own: null }]);
});

test('a database of a version that recorded no kinds gets them, and what it has had counts as breaking', async () => {
  await migrate(pool, folder);
  await pool.query('alter table schema_migrations drop kind');
  await write('0002_label', '-- expand: shelves have labels\nalter table shelf add label text;');
  expect(await migrate(pool, folder)).toEqual(['0002_label.sql']);
  expect(await kinds()).toEqual(['0001_shelf.sql contract', '0002_label.sql expand']);
});

test('a long statement is not cut off, whatever limits requests, role or database have', async () => {
  await pool.query(`alter database ${database.name} set statement_timeout = '300ms'`);
  await write('0002_slow', '-- expand: takes its time\nselect pg_sleep(2.5); create table slow ();');
  const config = readConfig({ DATABASE_URL: database.url, DATABASE_ANSWER_SECONDS: '2' });
  expect(await migrateDatabase(config, () => undefined, folder)).toHaveLength(2);
});

test('a second instance waits for the first and says so, then finds nothing to do', async () => {
  const say = vi.fn();
  const first = await pool.connect();
  await first.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const second = migrate(pool, folder, say);
  await expect.poll(() => say.mock.calls).toEqual([[expect.stringMatching(/^Waiting for another instance/)]]);
  await first.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  first.release();
  expect(await second).toEqual(['0001_shelf.sql']);
  const both = await Promise.all([migrate(pool, folder), migrate(pool, folder)]);
  expect(both).toEqual([[], []]);
});

test('while a backup reads a table, a migration waits, says so, and lets visitors through', async () => {
  await migrate(pool, folder);
  await write('0002_label', '-- expand: shelves have labels\nalter table shelf add label text;');
  const backup = await pool.connect();
  await backup.query('begin');
  await backup.query('lock table shelf in access share mode');
  const say = vi.fn();
  const migrating = migrate(pool, folder, say);
  await expect.poll(() => say.mock.calls).toEqual([[expect.stringMatching(/^Waiting for a table that is in use/)]]);
  expect((await pool.query('select from shelf')).rowCount).toBe(0);
  await backup.query('commit');
  backup.release();
  expect(await migrating).toEqual(['0002_label.sql']);
});

test('an index is built while the shop sells, waits for a sale under way, and anew after a build that was broken off', async () => {
  await migrate(pool, folder);
  const build = 'drop index concurrently if exists by_place;\ncreate index concurrently by_place on shelf (place);';
  await write('0002_by_place', `-- expand: found by place\n${build.replaceAll('concurrently', 'CONCURRENTLY')}`);
  // What a build leaves that was broken off.
  await pool.query('create index by_place on shelf (place) where place > 5');
  const sale = await pool.connect();
  await sale.query('begin; insert into shelf values (1)');
  const say = vi.fn();
  const migrating = migrate(pool, folder, say);
  await expect.poll(() => say.mock.calls).toEqual([[expect.stringMatching(/^Building an index beside the trade/)]]);
  // It would wait for as long as the sale takes, and the test with it.
  expect((await pool.query('insert into shelf values (2)')).rowCount).toBe(1);
  await sale.query('commit');
  sale.release();
  expect(await migrating).toEqual(['0002_by_place.sql']);
  const { rows } = await pool.query("select indisvalid, indpred from pg_index where indexrelid = 'by_place'::regclass");
  expect(rows).toEqual([{ indisvalid: true, indpred: null }]);
});

test('a migration that fails says which and why; what came before it stays, and nothing of itself', async () => {
  await write('0002_bad', '-- expand: half of it fails\ncreate table half (); insert into nowhere values (1);');
  await expect(migrate(pool, folder)).rejects.toThrow(
    'The migration 0002_bad.sql failed, and nothing of it was saved: relation "nowhere" does not exist',
  );
  expect(await kinds()).toEqual(['0001_shelf.sql contract']);
  expect((await pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
});

test('a file that was edited after it had been applied is refused', async () => {
  await migrate(pool, folder);
  await write('0001_shelf', '-- expand: the first, edited\ncreate table shelf (place int);');
  await expect(migrate(pool, folder)).rejects.toThrow(/0001_shelf\.sql was edited after it had been applied/);
});
