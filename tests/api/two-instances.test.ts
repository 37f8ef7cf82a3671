import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { createProduct, touchCatalogue } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { permissions } from '#features/permissions/tables.ts';
import { hear, waitForHearing } from '../support/live.ts';
import { addPerson, signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor, sellLastTen } from '../support/shop-floor.ts';

let one: TestShop;
let two: TestShop;
let floor: ShopFloor;

beforeAll(async () => {
  one = await openTestShop();
  two = await openTestShop({ DATABASE_URL: one.context.config.DATABASE_URL });
  floor = await openShopFloor(one);
});
afterAll(async () => {
  await two?.close();
  await one?.close();
});

test('50 buyers at two doors for 10 pieces: 10 orders, 40 refusals, no stock left', async () => {
  const { answers, stock } = await sellLastTen([one, two], floor);
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(201), count(409), stock]).toEqual([10, 40, 0]);
  const numbers = answers.flatMap(({ body }) => body.order?.orderNumber ?? []);
  expect(new Set(numbers).size).toBe(10);
});

test('a cart filled at one door is the same at the other', async () => {
  const [, there] = await buyerAtBothDoors(3);
  expect(await there.get('/api/cart')).toMatchObject([{ productId: floor.bracket, quantity: 3 }]);
});

test('one key sent to both doors at once becomes one order', async () => {
  const [here, there] = await buyerAtBothDoors(1);
  const key = 'the same key at both doors';
  const [first, second] = await Promise.all([order(here, floor, {}, key), order(there, floor, {}, key)]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body.order.orderNumber).toBe(second.body.order.orderNumber);
});

test('a price changed at one door is shown at the other within a second', async () => {
  const shown = async (shop: TestShop) => (await listed(shop, floor.board))?.price;
  expect([await shown(one), await shown(two)]).toEqual(['299.00', '299.00']);
  await one.context.db.transaction(async (tx) => {
    await tx.update(products).set({ price: 31_500 }).where(eq(products.id, floor.board));
    await touchCatalogue(tx, [floor.board]);
  });
  await expect.poll(() => shown(two), { timeout: 60_000, interval: 20 }).toBe('315.00');
  await expect.poll(() => shown(one), { timeout: 60_000, interval: 20 }).toBe('315.00');
});

test('what sells out at one door is sold out at the other within a second', async () => {
  const product = { name: 'One left', price: 500, category: 'Kiosks', stockQuantity: 1 };
  const { id } = await createProduct(one.context.db, product);
  const left = async () => (await listed(two, id))?.stockQuantity;
  await expect.poll(left, { timeout: 60_000, interval: 50 }).toBe(1);
  const buyer = one.visitor();
  await fillCart(buyer, [id, 1]);
  expect((await order(buyer, floor)).status).toBe(201);
  await expect.poll(left, { timeout: 60_000, interval: 20 }).toBe(0);
});

test('what is written at one door is heard at the other within a second, and so is the end of a right', async () => {
  const staff = await signedIn(one, 'employer', ['manage_orders']);
  const [here, there] = await buyerAtBothDoors(1);
  const { body } = await order(here, floor);
  const { id, orderNumber } = body.order;
  const colleague = two.visitor();
  const employer = await addPerson(two, 'employer', ['view_orders']);
  await employer.signIn(colleague);
  await waitForHearing(colleague);
  const [follower, ofColleague] = [await hear(there, `/api/events?order=${orderNumber}`), await hear(colleague)];
  expect((await staff.put(`/api/orders/${id}/status`, { status: 'shipped' })).status).toBe(200);
  const within = { timeout: 60_000, interval: 10 };
  await expect.poll(() => follower.events, within).toContainEqual({ about: 'tracking', orderNumber });
  await expect.poll(() => ofColleague.events, within).toContainEqual({ about: 'order', orderId: id, orderNumber });
  await one.context.db.delete(permissions).where(eq(permissions.userId, employer.id));
  await expect.poll(ofColleague.hasEnded, within).toBe(true);
  expect(follower.hasEnded()).toBe(false);
  await follower.hangUp();
});

async function listed(shop: TestShop, id: number): Promise<Product | undefined> {
  return (await shop.get<Product[]>('/api/products')).find((product) => product.id === id);
}

/** One browser whose requests a load balancer sends to either instance, with brackets in its cart. */
async function buyerAtBothDoors(quantity: number): Promise<[Visitor, Visitor]> {
  const here = one.visitor();
  const there = two.visitor();
  const added = await here.fetch('/api/cart', { method: 'POST', json: { productId: floor.bracket, quantity } });
  const [cookie = ''] = (added.headers.getSetCookie()[0] ?? '').split(';');
  const post: Visitor['post'] = (url, json, headers) => there.post(url, json, { ...headers, cookie });
  const get: Visitor['get'] = async (url) => (await there.fetch(url, { headers: { cookie } })).json();
  return [here, { ...there, get, post }];
}
