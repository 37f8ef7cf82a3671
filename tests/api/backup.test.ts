import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '#demo/accounts.ts';
import { migrate } from '#platform/migrate.ts';
import { prepareShop } from '../../src/prepare-shop.ts';
import { backUp, everyFile, everyRow, openEmptyPremises, type Premises, restore } from '../support/backups.ts';
import { type Bucket, openBucket } from '../support/bucket.ts';
import { signedIn } from '../support/people.ts';
import { drawPicture } from '../support/pictures.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

const KEY = 'a word of many letters';
const customer = demoAccounts[2];

let shop: TestShop;
let floor: ShopFloor;
let folder: string;
let pictures: string[];
const opened: Premises[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  await prepareShop(shop.context, () => undefined);
  floor = await openShopFloor(shop);
  const staff = await signedIn(shop, 'admin');
  pictures = await Promise.all(['#112233', '#445566', '#778899'].map((colour) => sendPicture(staff, colour)));
  await shop.fetch(pictures[0]?.replace('.png', '-320.webp') ?? '');
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-test-'));
});
afterAll(async () => {
  await shop?.close();
  await fs.rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  for (const premises of opened.splice(0)) await premises.remove();
});

async function sendPicture(staff: Pick<TestShop, 'fetch'>, colour: string): Promise<string> {
  const body = await drawPicture('png', { colour });
  const response = await staff.fetch('/api/media', { method: 'POST', headers: { 'content-type': 'image/png' }, body });
  return ((await response.json()) as { url: string }).url;
}

async function openEmpty(settings?: Record<string, string>): Promise<Premises> {
  const premises = await openEmptyPremises(settings);
  opened.push(premises);
  return premises;
}

const mediaOf = (dataDir: string) => everyFile(path.join(dataDir, 'media'));

test('a backup restored elsewhere has every row and every picture, and a customer signs in there', async () => {
  const { config } = shop.context;
  await bought(shop.visitor(), floor, 2);
  const { file, totals } = await backUp(config, folder);
  expect(path.basename(file)).toMatch(/^brightfront-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/);
  expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
  const target = await openEmpty();
  await restore(target.config, file);

  const rows = await everyRow(target.config.DATABASE_URL);
  expect(rows).toEqual(await everyRow(config.DATABASE_URL));
  expect(rows.orders?.length).toBeGreaterThan(50);
  expect(rows.stock_movements?.length).toBeGreaterThan(50);
  const rules = await shop.context.pool.query(RULES);
  expect(rules.rows.length).toBeGreaterThan(200);
  expect(await target.ask(RULES)).toEqual(rules.rows);
  const media = await mediaOf(target.config.DATA_DIR);
  expect(media).toEqual(await mediaOf(config.DATA_DIR));
  expect(Object.keys(media).length).toBe(totals.files);
  expect(totals.files).toBeGreaterThanOrEqual(4);

  const { DATABASE_URL, DATA_DIR } = target.config;
  const restored = await openTestShop({ DATABASE_URL, DATA_DIR });
  expect(await migrate(restored.context.pool, 'migrations')).toEqual([]);
  await prepareShop(restored.context, () => undefined);
  await restored.as(customer.username, customer.password, 'public');
  for (const url of pictures) expect((await restored.fetch(url)).status).toBe(200);
  // Keys, triggers and sequences are at work again.
  const { order } = await bought(restored.visitor(), floor, 1);
  expect(order.id).toBeGreaterThan(0);
  await expect(target.ask("update stock_movements set reason = 'x'")).rejects.toThrow();
  await expect(target.ask('update order_items set order_id = 999999')).rejects.toThrow('foreign key');
  await restored.close();
});

/** Every key and every trigger of a database, a line each. */
const RULES = `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as line
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  order by 1`;

test('an order placed while a backup is made is in it with all that belongs to it, or not at all', async () => {
  const { config } = shop.context;
  const visitor = shop.visitor();
  let isDone = false;
  const backup = backUp(config, folder).finally(() => {
    isDone = true;
  });
  let placed = 0;
  for (; !isDone || placed < 5; placed++) await bought(visitor, floor, 1);
  const target = await openEmpty();
  await restore(target.config, (await backup).file);

  const there = await everyRow(target.config.DATABASE_URL);
  const here = await everyRow(config.DATABASE_URL);
  expect(here.orders?.length).toBeGreaterThanOrEqual(there.orders?.length ?? 0);
  const torn = `select id from orders o where not exists (select from order_items i where i.order_id = o.id)
    or not exists (select from order_events e where e.order_id = o.id)`;
  expect(await target.ask(torn)).toEqual((await shop.context.pool.query(torn)).rows);
  const stock = `select id, stock_quantity - coalesce((select sum(change) from stock_movements where product_id = p.id), 0)
    as off from products p where stock_quantity <> coalesce((select sum(change) from stock_movements where product_id = p.id), 0)`;
  expect(await target.ask(stock)).toEqual([]);
});

test('two backups at once are both whole', async () => {
  const both = await Promise.all([backUp(shop.context.config, folder), backUp(shop.context.config, folder)]);
  expect(new Set(both.map(({ file }) => file)).size).toBe(2);
  for (const { file } of both) {
    const target = await openEmpty();
    await restore(target.config, file);
    expect((await target.ask('select 1 from orders')).length).toBeGreaterThan(50);
  }
  expect((await fs.readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('an encrypted backup holds no word in clear and is restored with its key', async () => {
  const { file } = await backUp(shop.context.config, folder, KEY);
  expect((await fs.readFile(file)).includes(customer.username)).toBe(false);
  const target = await openEmpty();
  await restore(target.config, file, KEY);
  expect(await everyRow(target.config.DATABASE_URL)).toEqual(await everyRow(shop.context.config.DATABASE_URL));
});

test('a backup from before the last migrations is restored, and the start applies the rest', async () => {
  const old = await openEmpty();
  const before = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-test-'));
  const all = (await fs.readdir('migrations')).sort();
  for (const name of all.slice(0, -4)) await fs.copyFile(path.join('migrations', name), path.join(before, name));
  const first = await openTestShop({ DATABASE_URL: old.config.DATABASE_URL, DATA_DIR: old.config.DATA_DIR });
  await migrate(first.context.pool, before);
  await old.ask("insert into settings (key, value) values ('old', '1')");
  const { file } = await backUp(old.config, folder);
  const target = await openEmpty();
  await restore(target.config, file);
  expect(await everyRow(target.config.DATABASE_URL)).toEqual(await everyRow(old.config.DATABASE_URL));
  const second = await openTestShop({ DATABASE_URL: target.config.DATABASE_URL });
  expect(await migrate(second.context.pool, 'migrations')).toEqual(all.slice(-4));
  await second.context.pool.end();
  await first.context.pool.end();
  await fs.rm(before, { recursive: true });
});

test('pictures of a bucket come along, and go into another', async () => {
  const buckets: Bucket[] = [await openBucket(), await openBucket()];
  const [from, to] = buckets as [Bucket, Bucket];
  const here = await openTestShop({ MEDIA_S3_URL: from.url });
  const staff = await signedIn(here, 'admin');
  for (const colour of ['#111111', '#222222', '#333333']) await sendPicture(staff, colour);
  const { file, totals } = await backUp(here.context.config, folder);
  expect(totals.files).toBe(3);
  const target = await openEmpty({ MEDIA_S3_URL: to.url });
  await restore(target.config, file);
  expect(to.objects).toEqual(from.objects);
  await here.close();
  for (const bucket of buckets) await bucket.close();
});
