import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { allAsked } from '#platform/asked-at-once.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import { type DatabasePool, openDatabase } from '#platform/database.ts';
import { withCommit } from '#platform/last-writes.ts';
import { openLog } from '#platform/log.ts';
import { sqlState } from '#platform/sql-state.ts';
import { type OwnPostgres, openOwnPostgres } from '../support/own-postgres.ts';

// Asked so often, a statement has a name, and the server has described its rows.
const OFTEN = 25;

const notes = pgTable('notes', { id: integer().primaryKey(), words: text().notNull() });
const add = compiled((db, { id, words }: Slots<{ id: number; words: string }>) =>
  db.insert(notes).values({ id, words }).returning(),
);
const above = compiled((db, { id }: Slots<{ id: number }>) =>
  db.select().from(notes).where(sql`${notes.id} > ${id}`).orderBy(notes.id),
);

let postgres: OwnPostgres;
let admin: pg.Client;
let database: DatabasePool;

beforeAll(async () => {
  postgres = await openOwnPostgres();
  admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
});
afterAll(async () => {
  await admin?.end();
  await postgres?.remove();
});
beforeEach(async () => {
  await admin.query('drop table if exists notes');
  await admin.query('create table notes (id integer primary key, words text not null)');
  // One connection, so that each test finds it as the statement before has left it.
  database = openDatabase(postgres.url, openLog('silent'), { most: 1 });
  for (let id = 1; id <= OFTEN; id++) {
    await database.db.transaction((tx) => add(tx, { id: -id, words: 'before' }));
    await above(database.db, { id: 0 });
  }
});
afterEach(() => database.close());

const stateOf = (failed: Promise<unknown>) => failed.then(() => 'saved', sqlState);
const written = async () =>
  (await admin.query('select id from notes where id > 0 order by id')).rows.map(({ id }) => id);

test('a write that fails with the end of its transaction takes all of it back, and fails it', async () => {
  await add(database.db, { id: 7, words: 'here' });
  const failed = database.db.transaction(async (tx) => {
    await add(tx, { id: 1, words: 'taken back' });
    await withCommit(tx, add(tx, { id: 7, words: 'here already' }));
    await withCommit(tx, add(tx, { id: 2, words: 'refused after that' }));
    return 'placed';
  });
  expect(await stateOf(failed)).toBe('23505');
  expect(await written()).toEqual([7]);
});

test('a first statement that fails leaves a connection on which the next transaction begins', async () => {
  expect(await stateOf(database.db.transaction((tx) => add(tx, { id: -1, words: 'twice' })))).toBe('23505');
  expect(await stateOf(database.db.transaction((tx) => add(tx, { id: 1, words: 'after it' })))).toBe('saved');
  const taken = database.db.transaction(async (tx) => {
    await add(tx, { id: 2, words: 'first' });
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await written()).toEqual([1]);
});

test('of statements that are asked at once the first that fails is told, and nothing is asked after the end', async () => {
  const failed = database.db.transaction((tx) =>
    allAsked([
      add(tx, { id: 1, words: 'fine' }).then(() => add(tx, { id: 2, words: 'asked while the others fail' })),
      add(tx, { id: -1, words: 'twice' }),
      above(tx, { id: 0 }),
    ]),
  );
  expect(await stateOf(failed)).toBe('23505');
  expect(await written()).toEqual([]);
});

test('a transaction in which nothing is asked, or refused before anything is, costs nothing and harms nothing', async () => {
  expect(await database.db.transaction(async () => 'nothing')).toBe('nothing');
  await expect(database.db.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await add(database.db, { id: 1, words: 'outside of any transaction' });
  expect(await written()).toEqual([1]);
});

test('answers that come behind one another belong to their questions, with rows and without', async () => {
  await database.db.transaction((tx) => add(tx, { id: 1, words: 'one' }));
  const [none, all, added, again] = await database.db.transaction((tx) =>
    allAsked([above(tx, { id: 1 }), above(tx, { id: 0 }), add(tx, { id: 2, words: 'two' }), above(tx, { id: 0 })]),
  );
  expect([none, all, added].map((rows) => rows.map(({ words }) => words))).toEqual([[], ['one'], ['two']]);
  expect(again.map(({ id }) => id)).toEqual([1, 2]);
});

test('a statement whose rows are others by now is refused once, and read right after that', async () => {
  await add(database.db, { id: 1, words: '17' });
  await admin.query('alter table notes alter words type integer using 0');
  expect(await stateOf(above(database.db, { id: 0 }))).toBe('0A000');
  expect(await above(database.db, { id: 0 })).toEqual([{ id: 1, words: 0 }]);
});
