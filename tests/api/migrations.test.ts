// How a database is brought up to date: beside the version before, beside other instances, and however long it takes.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#platform/migrate.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

let database: FreshDatabase;
let pool: pg.Pool;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase('template0');
  pool = new pg.Pool({ connectionString: database.url });
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
