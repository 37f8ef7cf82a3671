import fs from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvedCard } from '#features/orders/factory.ts';
import { openShop } from '../../src/shop.ts';
import { startWork } from '../../src/work.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

const TOKEN = 'scrape-me-every-15-seconds';
const BEARER = { authorization: `Bearer ${TOKEN}` };

let shop: TestShop;
let floor: ShopFloor;

beforeAll(async () => {
  shop = await openTestShop({ METRICS_TOKEN: TOKEN });
  floor = await openShopFloor(shop);
});
afterAll(() => shop?.close());

async function read(): Promise<string> {
  const response = await shop.visitor().fetch('/metrics', { headers: BEARER });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  return response.text();
}

/** The value of a metric with exactly these labels; undefined where there is none. */
function valueIn(text: string, metric: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length + 1));
}

test('the metrics are shown to the bearer of the token, and to all others there is nothing', async () => {
  const attempts: Record<string, string>[] = [
    {},
    { authorization: 'Bearer wrong' },
    { authorization: TOKEN },
    { authorization: `Basic ${TOKEN}` },
  ];
  for (const headers of attempts) {
    const answer = await shop.visitor().fetch('/metrics', { headers });
    expect([answer.status, await answer.text()]).toEqual([404, 'There is nothing at this address.']);
  }
  expect(await read()).toContain('# TYPE http_request_duration_seconds histogram');
});

test('without a token a program on this machine reads them, and what came through a proxy does not', async () => {
  const open = await openTestShop({ METRICS_TOKEN: '' });
  const behindProxy = await openTestShop({ METRICS_TOKEN: '', TRUST_PROXY: '1' });
  const statusOf = async (of: TestShop, headers = {}) => (await of.visitor().fetch('/metrics', { headers })).status;
  expect(await statusOf(open)).toBe(200);
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']) {
    expect([name, await statusOf(open, { [name]: '127.0.0.1' })]).toEqual([name, 404]);
  }
  expect(await statusOf(behindProxy)).toBe(404);
  await open.close();
  await behindProxy.close();
});

test('requests are counted by their route, never by the record or person in their address', async () => {
  await shop.visitor().fetch('/api/products/4711');
  await shop.visitor().fetch('/api/tracking/BF-TEST-0001');
  const text = await read();
  const counted = (route: string, status: number) =>
    valueIn(text, `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
  expect([counted('/api/products/{id}', 404), counted('/api/tracking/{orderNumber}', 404)]).toEqual([1, 1]);
  // The labels: a measured time may have any digits.
  expect(text.match(/\{[^}]*\}/g)?.join()).not.toMatch(/4711|TEST-0001/);
});

test('ten thousand invented addresses make one line', async () => {
  const linesOf = (text: string) =>
    text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
  await shop.visitor().fetch('/api/invented');
  const before = linesOf(await read()).length;
  for (let n = 0; n < 200; n++) await shop.visitor().fetch(`/api/invented/${n}?q=${n}`);
  expect(linesOf(await read())).toHaveLength(before);
});

test('orders, sales and waiting work are told as they stand', async () => {
  const { order } = await bought(shop.visitor(), floor, 2, { paymentMethodId: floor.card, testCard: approvedCard });
  const waiting = await read();
  expect(valueIn(waiting, 'shop_announcements_waiting')).toBe(2);
  expect(valueIn(waiting, 'shop_announcements_oldest_seconds')).toBeGreaterThan(0);
  expect(valueIn(waiting, 'shop_orders_today')).toBe(1);
  expect(valueIn(waiting, 'shop_sales_today_pounds')).toBe(Number(order.totalAmount));

  const work = await startWork(shop.context);
  await expect.poll(async () => valueIn(await read(), 'shop_announcements_waiting'), { timeout: 60_000 }).toBe(0);
  await work.stop();
  const done = await read();
  expect(valueIn(done, 'shop_announcements_handled_total{name="order.placed"}')).toBe(1);
  expect(valueIn(done, 'shop_announcements_handled_total{name="payment.received"}')).toBe(1);
  expect(valueIn(done, 'shop_emails{status="failed"}')).toBe(0);
  expect(valueIn(done, 'shop_live_streams')).toBe(0);
  expect(valueIn(done, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
});

test('every metric of the operator’s guide is told', async () => {
  const guide = (await fs.readFile('docs/operations.md', 'utf8')).split('\n## Metrics\n')[1]?.split('\n| Promise')[0];
  const named = [...(guide ?? '').matchAll(/`((?:shop|http|nodejs|process)_\w+)/g)].map(([, name = '']) => name);
  expect(new Set(named).size).toBeGreaterThan(10);
  const text = await read();
  expect(named.filter((name) => !new RegExp(`^# TYPE ${name} `, 'm').test(text))).toEqual([]);
});

test('while the database is away, what does not come from it is still told', async () => {
  const away = await openTestShop({ METRICS_TOKEN: '' });
  const { query, connect } = away.context.pool;
  away.context.pool.query = () => Promise.reject(new Error('Connection terminated'));
  away.context.pool.connect = () => Promise.reject(new Error('Connection terminated'));
  const answer = await away.visitor().fetch('/metrics');
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(valueIn(text, 'shop_orders_today')).toBeUndefined();
  expect(valueIn(text, 'shop_database_connections{state="waiting"}')).toBe(0);
  Object.assign(away.context.pool, { query, connect });
  await away.close();
});

test('a second shop on the same context counts with the first', async () => {
  const second = openShop(shop.context);
  const count = () =>
    read().then((text) => text.split('\n').filter((line) => line.startsWith('shop_orders_today ')).length);
  expect(await count()).toBe(1);
  expect((await second.fetch(new Request('http://127.0.0.1/metrics', { headers: BEARER }))).status).toBe(200);
});
