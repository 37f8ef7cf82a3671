import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { migrateDatabase } from '#platform/migrate.ts';
import { awaitDatabase } from '../../src/await-database.ts';
import { prepareShop } from '../../src/prepare-shop.ts';
import { startWork, type Work } from '../../src/work.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { hear, waitForHearing } from '../support/live.ts';
import { signedIn } from '../support/people.ts';
import { openPooler, type Pooler } from '../support/pgbouncer.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor, sellLastTen } from '../support/shop-floor.ts';

// Two instances behind a PgBouncer that lends each of its four connections for one transaction at a time.

let database: FreshDatabase;
let pooler: Pooler;
let one: TestShop;
let two: TestShop;
let floor: ShopFloor;
let work: Work;

beforeAll(async () => {
  database = await freshDatabase();
  pooler = await openPooler(database.url, 4);
  const settings = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url };
  one = await openTestShop(settings);
  two = await openTestShop(settings);
  floor = await openShopFloor(one);
  work = await startWork(one.context);
});
afterAll(async () => {
  await two?.close();
  await one?.close();
  await pooler?.close();
  await database?.drop();
});

test('50 buyers at two doors for 10 pieces: 10 orders, 40 refusals, no stock left', async () => {
  const { answers, stock } = await sellLastTen([one, two], floor);
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(201), count(409), stock]).toEqual([10, 40, 0]);
});

test('what happens at one door is heard at the other, and its reactions and e-mails follow', async () => {
  const staff = await signedIn(two, 'employer', ['manage_orders']);
  await waitForHearing(staff);
  const hearing = await hear(staff);
  const buyer = one.visitor();
  await fillCart(buyer, [floor.bracket, 1]);
  const { body } = await order(buyer, floor, { email: 'through.the.pooler@example.com' });
  await expect.poll(() => hearing.events).toContainEqual(expect.objectContaining({ about: 'order' }));
  const letters = sql`select 1 from emails where recipient = 'through.the.pooler@example.com' and status = 'kept'`;
  await expect.poll(async () => (await one.context.db.execute(letters)).rowCount).toBeGreaterThan(0);
  expect(body.order.orderNumber).toBeTruthy();
  await hearing.hangUp();
});

test('a pooler without the address of the database itself is said in a sentence, and not waited for', async () => {
  const config = readConfig({ DATABASE_URL: pooler.url });
  await expect(awaitDatabase(() => migrateDatabase(config, () => undefined), fail)).rejects.toThrow(
    new ConfigError('DATABASE_URL: this leads to a pooler. Name the database itself in DATABASE_DIRECT_URL.'),
  );
  const twice = readConfig({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url });
  await expect(awaitDatabase(() => migrateDatabase(twice, () => undefined), fail)).rejects.toThrow(
    new ConfigError('DATABASE_DIRECT_URL: this leads to a pooler. Name the database itself in DATABASE_DIRECT_URL.'),
  );
});

function fail(reason: string): void {
  expect.unreachable(reason);
}

test('timed jobs are on the timetable', async () => {
  const jobs = () => one.context.pool.query('select 1 from pgboss.schedule');
  await expect.poll(async () => (await jobs().catch(() => ({ rowCount: 0 }))).rowCount).toBeGreaterThan(10);
});

test('two starts at once take turns, on connections of their own', async () => {
  const starts = [one, two].map(({ context }) => prepareShop(context, () => undefined));
  // The shop of the tests is no demo, which a start notices once it has its turn.
  for (const { status } of await Promise.allSettled(starts)) expect(status).toBe('rejected');
  const locks = `select 1 from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and datname = current_database()`;
  await expect.poll(async () => (await two.context.pool.query(locks)).rowCount).toBe(0);
});

test('no setting of one client reaches another, and a transaction that takes too long is ended all the same', async () => {
  const { db, pool, close } = openDatabase(pooler.url, openLog('silent'), { directUrl: database.url, answerMs: 500 });
  const slow = db.transaction((tx) => tx.execute(sql`select pg_sleep(5)`));
  await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
  const ofOthers = Array.from({ length: 8 }, () => pool.query('show statement_timeout'));
  for (const { rows } of await Promise.all(ofOthers)) expect(rows).toEqual([{ statement_timeout: '0' }]);
  await close();
});

test('a pooler that is away is a sentence, and its return is noticed', async () => {
  const port = Number(new URL(pooler.url).port);
  await work.stop();
  await pooler.close();
  expect((await two.fetch('/api/ready')).status).toBe(503);
  expect((await two.fetch('/api/products')).status).toBe(200);
  expect((await two.visitor().post('/api/cart', { productId: floor.bracket, quantity: 1 })).status).toBe(503);
  pooler = await openPooler(database.url, 4, port);
  await expect.poll(async () => (await two.fetch('/api/ready')).status).toBe(200);
  expect((await two.visitor().post('/api/cart', { productId: floor.bracket, quantity: 1 })).status).toBeLessThan(300);
});
