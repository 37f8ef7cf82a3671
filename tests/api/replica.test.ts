import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orders } from '#features/orders/tables.ts';
import type { SalesReport } from '#features/reports/contract.ts';
import { openDatabase } from '#platform/database.ts';
import { migrate } from '#platform/migrate.ts';
import { onReplica } from '#platform/replica.ts';
import { openOwnPostgres } from '../support/own-postgres.ts';
import { signedIn } from '../support/people.ts';
import { openReplicatedPostgres, type ReplicatedPostgres } from '../support/replicated-postgres.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

// A real primary with a real copy that follows it.

let postgres: ReplicatedPostgres;
let shop: TestShop;
let floor: ShopFloor;
let owner: Visitor;

beforeAll(async () => {
  postgres = await openReplicatedPostgres();
  shop = await openTestShop({ DATABASE_URL: postgres.url, DATABASE_READ_URL: postgres.replicaUrl });
  await migrate(shop.context.pool, 'migrations');
  floor = await openShopFloor(shop);
  owner = await signedIn(shop, 'employer', ['view_reports', 'view_orders', 'manage_products', 'view_products']);
});
beforeEach(async () => {
  await postgres.goOn();
});
afterAll(async () => {
  await shop?.close();
  await postgres?.remove();
});

/** Sells one and answers how many orders the report counts afterwards, beside how many there are. */
async function sellAndReport(): Promise<[reported: number, there: number]> {
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.bracket, 1]);
  expect((await order(buyer, floor)).status).toBe(201);
  const { figures } = await owner.get<SalesReport>('/api/reports/sales');
  return [figures.orders, await shop.context.db.$count(orders)];
}

const isReadFromReplica = () =>
  onReplica(shop.context, async ({ db }) => {
    const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
    return rows[0]?.is;
  });

test('reports, exports and the catalogue are read from the replica, and hold what was ordered a moment ago', async () => {
  expect(await isReadFromReplica()).toBe(true);
  for (let n = 0; n < 5; n++) {
    const [reported, there] = await sellAndReport();
    expect(reported).toBe(there);
  }
  const file = await owner.fetch('/api/products/export');
  expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('43-inch menu board')]);
});

test('a replica that has stayed behind is not asked: the figures are of now', async () => {
  await postgres.pause();
  const [reported, there] = await sellAndReport();
  expect(reported).toBe(there);
  expect(await isReadFromReplica()).toBe(false);
  await postgres.goOn();
  await expect.poll(isReadFromReplica).toBe(true);
});

test('without its replica the database itself reads, and the replica is used again once it is back', async () => {
  await postgres.stopReplica();
  const [reported, there] = await sellAndReport();
  expect(reported).toBe(there);
  await postgres.startReplica();
  await expect.poll(isReadFromReplica).toBe(true);
});

test('a read that fails on the replica is done on the database', async () => {
  const asked: boolean[] = [];
  const answer = await onReplica(shop.context, async ({ db }) => {
    const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
    asked.push(rows[0]?.is === true);
    // What a replica answers to a read that stands in the way of what it has to catch up with.
    if (rows[0]?.is) await db.execute(sql`do $$ begin raise sqlstate '40001'; end $$`);
    return 'read';
  });
  expect([answer, asked]).toEqual(['read', [true, false]]);
});

test('a server that is no replica is not asked', async () => {
  const alone = await openTestShop();
  const twin = await openTestShop({
    DATABASE_URL: alone.context.config.DATABASE_URL,
    DATABASE_READ_URL: alone.context.config.DATABASE_URL,
  });
  expect(await twin.context.replica?.hasCaughtUp(twin.context.pool)).toBe(false);
  await twin.close();
  await alone.close();
});

test('an engine that tells no position of its log is read from itself', async () => {
  await shop.context.pool.query('create schema engine');
  await shop.context.pool.query(`create function engine.pg_current_wal_lsn() returns pg_lsn language plpgsql as
    $$ begin raise exception 'there is no such function here'; end $$`);
  expect(await shop.context.replica?.hasCaughtUp(shop.context.pool)).toBe(true);
  const url = new URL(postgres.url);
  url.searchParams.set('options', '-c search_path=engine,pg_catalog,public');
  const { pool, close } = openDatabase(url.href, shop.context.log);
  expect(await shop.context.replica?.hasCaughtUp(pool)).toBe(false);
  await close();
});

test('a replica of another database is not asked, whatever position it has', async () => {
  expect(await shop.context.replica?.hasCaughtUp(shop.context.pool)).toBe(true);
  const elsewhere = await openOwnPostgres();
  for (const url of [databaseBeside(postgres.url), elsewhere.url]) {
    const { pool, close } = openDatabase(url, shop.context.log);
    expect(await shop.context.replica?.hasCaughtUp(pool)).toBe(false);
    await close();
  }
  await elsewhere.remove();
});

test('a replica that was made a database of its own is not asked any more', async () => {
  expect(await isReadFromReplica()).toBe(true);
  await postgres.promote();
  expect(await isReadFromReplica()).toBe(false);
});

// Where the shop is not.
function databaseBeside(url: string): string {
  const beside = new URL(url);
  beside.pathname = '/template1';
  return beside.href;
}
