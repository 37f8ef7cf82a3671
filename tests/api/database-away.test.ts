import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { type OwnPostgres, openOwnPostgres } from '../support/own-postgres.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

// One story, in order: the database goes, the shop makes do, the database comes back.
let postgres: OwnPostgres;
let shop: TestShop;
let floor: ShopFloor;
let buyer: Visitor;
const { TEST_DATABASE_URL } = process.env;

beforeAll(async () => {
  postgres = await openOwnPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  buyer = shop.visitor();
  await fillCart(buyer, [floor.bracket, 1]);
  expect(await shop.get('/api/products')).toHaveLength(2);
  expect(await shop.get('/api/ready')).toEqual({ status: 'ready' });
});
afterAll(async () => {
  await postgres?.start().catch(() => undefined);
  await shop?.close();
  await postgres?.remove();
  process.env.TEST_DATABASE_URL = TEST_DATABASE_URL;
});

test('calls under way when the database stops are answered, or told to come again', async () => {
  const calls = Array.from({ length: 40 }, () => buyer.fetch('/api/cart').then(({ status }) => status));
  const [statuses] = await Promise.all([Promise.all(calls), postgres.stop()]);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test.each([
  ['GET', '/api/cart'],
  ['GET', '/api/orders'],
  ['POST', '/api/cart', { productId: 1, quantity: 1 }],
  ['POST', '/api/login', { username: 'amira.patel', password: 'Password123!', role: 'public' }],
] as const)('%s %s says when to come again', async (method, url, json?: object) => {
  const answer = await buyer.fetch(url, { method, ...(json ? { json } : {}) });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({
    detail: 'The shop is out of reach for a moment. Please try again shortly.',
  });
});

test('an order is refused in the same words, and keeps for later', async () => {
  expect(await order(buyer, floor)).toMatchObject({ status: 503 });
});

test('the process is alive but not ready', async () => {
  expect((await shop.fetch('/api/health')).status).toBe(200);
  const ready = await shop.fetch('/api/ready');
  expect(ready.status).toBe(503);
  expect(Number(ready.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each(['/api/products', '/api/products/1', '/api/search/products?q=board'])(
  '%s still answers from memory, for those who have a cart too',
  async (url) => {
    expect((await shop.visitor().fetch(url)).status).toBe(200);
    expect((await buyer.fetch(url)).status).toBe(200);
  },
);

test('everything works again once the database is back, without a restart', async () => {
  await postgres.start();
  await expect.poll(async () => (await buyer.fetch('/api/cart')).status, { timeout: 60_000 }).toBe(200);
  expect(await shop.get('/api/ready')).toEqual({ status: 'ready' });
  expect((await order(buyer, floor)).status).toBe(201);
});

test('changes of the catalogue are heard of again', async () => {
  const product = { name: 'New since then', price: 500, category: 'Kiosks', stockQuantity: 1 };
  const { id } = await createProduct(shop.context.db, product);
  const isListed = async () => (await shop.get<Product[]>('/api/products')).some((listed) => listed.id === id);
  await expect.poll(isListed, { timeout: 60_000, interval: 100 }).toBe(true);
});
