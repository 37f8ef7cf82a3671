import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type OwnPostgres, openOwnPostgres } from '../support/own-postgres.ts';
import { signedIn } from '../support/people.ts';
import { drawPicture } from '../support/pictures.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

let postgres: OwnPostgres;
let shop: TestShop;
let floor: ShopFloor;
let buyer: Visitor;
let staff: Visitor;
const { TEST_DATABASE_URL } = process.env;

beforeAll(async () => {
  postgres = await openOwnPostgres({ isDurable: true });
  process.env.TEST_DATABASE_URL = postgres.url;
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  buyer = shop.visitor();
  staff = await signedIn(shop, 'employer', ['manage_products']);
  await fillCart(buyer, [floor.bracket, 1]);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await shop?.close();
  await postgres?.remove();
  process.env.TEST_DATABASE_URL = TEST_DATABASE_URL;
});

const ALL_WELL = { database: 'ok', migrations: 'ok', disk: 'ok' };

test('a ready shop says so, also after its database was restarted', async () => {
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } });
  await postgres.crash();
  expect(await ready()).toMatchObject({
    status: 503,
    body: { detail: 'The database is away.', checks: { ...ALL_WELL, database: 'away', migrations: 'unknown' } },
  });
  await postgres.start();
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } });
});

test('within two seconds it says that a frozen database is away, ten times at once', async () => {
  const goOn = postgres.freeze();
  try {
    const answers = await Promise.all(Array.from({ length: 10 }, ready));
    for (const { status, body, tookMs } of answers) {
      expect([status, body.checks?.database]).toEqual([503, 'away']);
      expect(tookMs).toBeLessThan(2_000);
    }
    expect((await shop.fetch('/api/health')).status).toBe(200);
  } finally {
    goOn();
  }
  await expect.poll(async () => (await ready()).status).toBe(200);
});

test('all connections of the pool may be taken, and the shop is ready still', async () => {
  const { pool } = shop.context;
  const taken = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()));
  expect(await ready()).toMatchObject({ status: 200 });
  for (const client of taken) client.release();
});

test('a database that lacks a migration is reachable and not ready', async () => {
  const { rows } = await shop.context.pool.query(
    'delete from schema_migrations where name = (select max(name) from schema_migrations) returning *',
  );
  expect(await ready()).toMatchObject({ status: 503, body: { checks: { ...ALL_WELL, migrations: 'pending' } } });
  const { name, hash } = rows[0];
  await shop.context.pool.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
  expect(await ready()).toMatchObject({ status: 200 });
});

test('a newer version may have added to the database; once it has changed it, this version is not ready', async () => {
  const { pool } = shop.context;
  const record = (kind: string) =>
    pool.query(`insert into schema_migrations (name, hash, kind) values ('9999_${kind}.sql', 'x', '${kind}')`);
  await record('expand');
  expect(await ready()).toMatchObject({ status: 200 });
  await record('contract');
  expect(await ready()).toMatchObject({
    status: 503,
    body: { detail: expect.stringMatching(/newer version/), checks: { ...ALL_WELL, migrations: 'too_new' } },
  });
  await pool.query(`delete from schema_migrations where name like '9999%'`);
  expect(await ready()).toMatchObject({ status: 200 });
});

test('a full disk: not ready, orders and pictures are refused, nothing is half written, and it recovers by itself', async () => {
  fillDisk();
  expect(await ready()).toMatchObject({
    status: 503,
    body: { detail: 'The disk of the data folder is full.', checks: { ...ALL_WELL, disk: 'full' } },
  });
  const refused = { status: 503, body: { detail: expect.stringMatching(/disk is full.*nothing was saved/) } };
  expect(await order(buyer, floor)).toMatchObject(refused);
  expect(await upload()).toMatchObject(refused);
  expect((await shop.fetch('/api/products')).status).toBe(200);
  expect((await shop.context.pool.query('select from orders')).rowCount).toBe(0);
  expect(await files()).toEqual([]);
  vi.restoreAllMocks();
  expect(await ready()).toMatchObject({ status: 200 });
  expect((await upload()).status).toBe(201);
  expect((await order(buyer, floor)).status).toBe(201);
});

test('a disk that gives no answer is not known, and said within two seconds', async () => {
  vi.spyOn(fs, 'statfs').mockReturnValue(new Promise(() => undefined));
  const { status, body, tookMs } = await ready();
  expect([status, body.checks]).toEqual([503, { ...ALL_WELL, disk: 'unknown' }]);
  expect(tookMs).toBeLessThan(2_000);
});

test.each([
  ['the disk of the pictures', 'ENOSPC'],
  ['the quota of the pictures', 'EDQUOT'],
])('%s fills up while one is written: refused with a sentence, and no part of it stays', async (_, code) => {
  const before = await files();
  vi.spyOn(fs, 'rename').mockRejectedValue(Object.assign(new Error('no space'), { code }));
  expect(await upload('#00f')).toMatchObject({ status: 503, body: { detail: expect.stringMatching(/disk is full/) } });
  vi.restoreAllMocks();
  expect(await files()).toEqual(before);
});

test("the database's disk fills up amid an order: refused with a sentence, and no row of it stays", async () => {
  await fillCart(buyer, [floor.bracket, 1]);
  await shop.context.pool.query(`create function fill_up() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await shop.context.pool.query('create trigger fill_up before insert on order_events execute function fill_up()');
  const before = (await shop.context.pool.query('select from orders')).rowCount;
  expect(await order(buyer, floor)).toMatchObject({
    status: 503,
    body: { detail: expect.stringMatching(/disk is full/) },
  });
  expect((await shop.context.pool.query('select from orders')).rowCount).toBe(before);
  await shop.context.pool.query('drop function fill_up cascade');
  expect((await order(buyer, floor)).status).toBe(201);
});

interface Ready {
  status?: string;
  detail?: string;
  checks?: Record<string, string>;
}

async function ready(): Promise<{ status: number; body: Ready; tookMs: number }> {
  const startedAt = performance.now();
  const answer = await shop.fetch('/api/ready');
  const body = (await answer.json()) as Ready;
  return { status: answer.status, body, tookMs: performance.now() - startedAt };
}

function fillDisk(): void {
  const full = { type: 0, bsize: 4096, blocks: 1_000_000, bfree: 20, bavail: 10, files: 10, ffree: 10 };
  vi.spyOn(fs, 'statfs').mockResolvedValue(full as never);
}

async function upload(colour = '#c40'): Promise<{ status: number; body: unknown }> {
  const answer = await staff.fetch('/api/media', {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: await drawPicture('png', { colour }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function files(): Promise<string[]> {
  const folder = path.join(shop.context.config.DATA_DIR, 'media');
  const found = await fs.readdir(folder, { recursive: true }).catch(() => []);
  return found.filter((name) => name.includes('.')).sort();
}
