// Statements that are asked often have names on the connections of the pool.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabasePool, isDatabaseAway, openDatabase } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { openPooler, type Pooler } from '../support/pgbouncer.ts';

let database: FreshDatabase;
let pooler: Pooler;
const opened: DatabasePool[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  pooler = await openPooler(database.url, 2);
});
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await pooler?.close();
  await database?.drop();
});

const open = (url = database.url, more = {}) => {
  const pool = openDatabase(url, openLog('silent'), { most: 1, ...more });
  opened.push(pool);
  return pool;
};
const namesOf = async ({ db }: DatabasePool) =>
  (await db.execute<{ name: string }>(sql`select name from pg_prepared_statements where name like 'often%'`)).rows;
const often = async (ask: () => Promise<unknown>) => {
  for (let time = 0; time < 30; time++) await ask();
};

test('a table that is made anew, or gets a column, is asked as before; a column of another type costs one answer', async () => {
  const pool = open();
  const { db } = pool;
  const make = sql`create table things (id int, name text)`;
  await db.execute(make);
  await db.execute(sql`insert into things values (1, 'kiosk')`);
  const ask = () =>
    db.transaction(async (tx) => (await tx.execute(sql`select id, name from things where id = ${1}`)).rows);
  await often(ask);
  expect(await namesOf(pool)).toHaveLength(1);
  await db.execute(sql`alter table things add column price int`);
  expect(await ask()).toEqual([{ id: 1, name: 'kiosk' }]);
  await db.execute(sql`drop table things`);
  await db.execute(make);
  expect(await ask()).toEqual([]);
  await db.execute(sql`alter table things alter column id type bigint`);
  const refused = await ask().catch((error) => error);
  expect(isDatabaseAway(refused)).toBe(true);
  expect(await ask()).toEqual([]);
});

test('behind a pooler there are none', async () => {
  const pool = open(pooler.url, { directUrl: database.url });
  await often(() => pool.db.execute(sql`select ${1}::int as one`));
  expect(await namesOf(pool)).toEqual([]);
});

test('where a connection does not know a name that it was given, as behind a pooler that no setting tells of, there are none any more', async () => {
  const pool = open();
  const ask = () => pool.db.execute(sql`select ${1}::int as one`);
  await often(ask);
  expect(await namesOf(pool)).toHaveLength(1);
  await pool.db.execute(sql`deallocate all`);
  expect(isDatabaseAway(await ask().catch((error) => error))).toBe(true);
  await often(ask);
  expect(await namesOf(pool)).toEqual([]);
});
