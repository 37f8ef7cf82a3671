import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { fillCart, openShopFloor, order } from '../../../../tests/support/shop-floor.ts';
import { MOST_PAGES } from '../limits.ts';
import { notifications } from '../tables.ts';
import { writeNotification } from './notifications.ts';
import { sendDemoNotifications } from './send-demo-notifications.ts';
import { trimNotifications } from './trim-notifications.ts';

interface Bell {
  items: { id: number; message: string; type: string; isRead: boolean }[];
  unread: number;
}

let shop: TestShop;
let customer: Visitor & { id: number };
let placed: Order;

beforeAll(async () => {
  shop = await openTestShop();
  const floor = await openShopFloor(shop);
  customer = await signedIn(shop, 'public');
  await fillCart(customer, [floor.board, 1]);
  placed = (await order(customer, floor, { email: undefined })).body.order;
});
beforeEach(() => shop.context.db.delete(notifications));
afterAll(() => shop?.close());

const bell = (visitor: Visitor = customer) => visitor.get<Bell>('/api/notifications');
const certainly = () => 0;

async function ring(times: number): Promise<void> {
  const notification = { userId: customer.id, type: 'status_update', timestamp: new Date() } as const;
  await shop.context.db.transaction(async (tx) => {
    for (let n = 1; n <= times; n++) await writeNotification(tx, { ...notification, message: `Number ${n}` });
  });
}

test('of a thousand notifications the newest ten are retained, newest first', async () => {
  await ring(1_000);
  const { items, unread } = await bell();
  expect(items).toHaveLength(MOST_PAGES);
  expect(items[0]?.message).toBe('Number 1000');
  expect(unread).toBe(MOST_PAGES);
});

test('a click marks one as read, the button all of them, and a dismissed one is gone', async () => {
  await ring(3);
  const [first, second] = (await bell()).items;
  const read = await customer.fetch(`/api/notifications/${first?.id}`, { method: 'PATCH' });
  expect(await read.json()).toMatchObject({ id: first?.id, isRead: true });
  expect((await bell()).unread).toBe(2);
  expect((await customer.delete(`/api/notifications/${second?.id}`)).status).toBe(204);
  expect((await customer.delete(`/api/notifications/${second?.id}`)).status).toBe(404);
  expect((await customer.post('/api/notifications/read-all')).status).toBe(204);
  const after = await bell();
  expect([after.unread, after.items.map(({ message }) => message)]).toEqual([0, ['Number 3', 'Number 1']]);
});

test('another user’s notifications do not exist', async () => {
  await ring(1);
  const [mine] = (await bell()).items;
  const stranger = await signedIn(shop, 'public');
  expect((await stranger.fetch(`/api/notifications/${mine?.id}`, { method: 'PATCH' })).status).toBe(404);
  expect((await stranger.delete(`/api/notifications/${mine?.id}`)).status).toBe(404);
  expect((await bell()).unread).toBe(1);
});

test('the demo notifies an active customer about a moving order at one tick in ten', async () => {
  await sendDemoNotifications(shop.context, certainly);
  expect((await bell()).items).toEqual([]);
  await shop.context.pool.query("update orders set status = 'shipped'");
  await sendDemoNotifications(shop.context, () => 0.1);
  expect((await bell()).items).toEqual([]);
  for (let tick = 0; tick < 12; tick++) await sendDemoNotifications(shop.context, certainly);
  const { items, unread } = await bell();
  expect([items.length, unread]).toEqual([MOST_PAGES, MOST_PAGES]);
  expect(items[0]).toMatchObject({
    type: 'location_update',
    message: `Your order ${placed.orderNumber} is on its way to Leeds.`,
  });
});

test('the samples vary, none follows itself, and no real one gives way to them', async () => {
  await shop.context.pool.query("update orders set status = 'shipped'");
  await ring(MOST_PAGES - 1);
  for (let tick = 0; tick < 5; tick++) {
    const [before] = (await bell()).items;
    await sendDemoNotifications(shop.context, certainly);
    const [newest] = (await bell()).items;
    expect(newest?.type).toBe('location_update');
    expect(newest?.message).not.toBe(before?.message);
  }
  expect((await bell()).items.filter(({ type }) => type === 'status_update')).toHaveLength(MOST_PAGES - 1);
  await ring(1);
  await sendDemoNotifications(shop.context, certainly);
  expect((await bell()).items.map(({ type }) => type)).toEqual(Array(MOST_PAGES).fill('status_update'));
});

test('the clean-up takes samples before real ones', async () => {
  const sample = { userId: customer.id, type: 'location_update', isSample: true, timestamp: new Date() } as const;
  const rows = Array.from({ length: 4 }, (_, n) => ({ ...sample, message: `Sample ${n}` }));
  await ring(MOST_PAGES - 2);
  await shop.context.db.insert(notifications).values(rows);
  await trimNotifications(shop.context);
  const messages = (await bell()).items.map(({ message }) => message);
  expect(messages.slice(0, 3)).toEqual(['Sample 3', 'Sample 2', `Number ${MOST_PAGES - 2}`]);
  expect(messages).toHaveLength(MOST_PAGES);
});

test('an absent customer gets no samples, and only the demo sends any', async () => {
  await shop.context.pool.query("update orders set status = 'shipped'");
  await shop.context.pool.query("update sessions set last_seen_at = now() - interval '2 hours'");
  await sendDemoNotifications(shop.context, certainly);
  const production = { ...shop.context, config: { ...shop.context.config, SHOP_MODE: 'production' as const } };
  await shop.context.pool.query('update sessions set last_seen_at = now()');
  await sendDemoNotifications(production, certainly);
  expect((await bell()).items).toEqual([]);
});
