import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { announcements } from '#platform/tables.ts';
import { reactions } from '../../src/reactions.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop?.close());

test('what only a newer version reacts to waits for an instance of it; the rest goes on', async () => {
  const { db } = shop.context;
  const post = async () => undefined;
  const at = new Date();
  await db.insert(announcements).values([
    { name: 'order.gift_wrapped', payload: { orderId: 1 }, at },
    { name: 'stock.returned', payload: { productIds: [] }, at },
  ]);
  const handled = async () => {
    const rows = await db.select().from(announcements).orderBy(asc(announcements.id));
    return rows.map(({ name, handledAt }) => [name, handledAt !== null]);
  };
  await handleWaiting(shop.context, { reactions, post });
  expect(await handled()).toEqual([
    ['order.gift_wrapped', false],
    ['stock.returned', true],
  ]);
  const wrap = vi.fn();
  const newer = { ...reactions, 'order.gift_wrapped': [async () => wrap()] };
  await handleWaiting(shop.context, { reactions: newer, post });
  expect([wrap.mock.calls.length, await handled()]).toEqual([
    1,
    expect.arrayContaining([['order.gift_wrapped', true]]),
  ]);
});
