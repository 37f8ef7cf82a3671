import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildCheckout } from '#features/orders/factory.ts';
import { BUYERS_DOMAIN, type Wares } from '../tests/faults/buyer.ts';
import { ask, findHalves, findLost, stockUp } from '../tests/faults/crash.ts';
import { type Instance, startInstance } from '../tests/faults/instances.ts';
import { makeNextVersion } from '../tests/faults/next-version.ts';
import { freePort } from '../tests/faults/running-shop.ts';
import { type Http2Answer, type Http2Client, openHttp2 } from '../tests/support/http2-client.ts';
import { openNginx } from '../tests/support/nginx.ts';
import { openOwnPostgres } from '../tests/support/own-postgres.ts';
import { machine, writeResults } from './results.ts';

const INSTANCES = 3;
const BUYERS = 8;
const READERS = 4;
const PAGES = ['/', '/search?q=menu+board', '/products', '/api/products', '/contact'];

interface Log {
  isOpen: boolean;
  /** How often each status was answered; 0: the connection broke. */
  statuses: Record<number, number>;
  orders: { orderNumber: string }[];
}

/**
 * Replaces three instances behind nginx one after the other by the next version, then by this one again and so on, amid 8 buyers and 4
 * readers over HTTP/2. Fails when a request fails or an order is lost. The argument is how often each is replaced.
 */
export async function benchRolling(given = '3'): Promise<number> {
  const rounds = Number(given);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`How often? ${given} is no whole number from 1.`);
  const startedAt = new Date();
  const runsOn = machine();
  const postgres = await openOwnPostgres({ isDurable: true });
  const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort));
  const proxy = await openNginx(ports);
  const settings = { TRUST_PROXY: '1', PUBLIC_URL: proxy.url };
  const next = await makeNextVersion();
  const start = (port: number, folder?: string) => startInstance(postgres.url, settings, { atPort: port, folder });
  const instances: Instance[] = [];
  const clients: Http2Client[] = [];
  const client = () => {
    const opened = openHttp2(proxy.url, proxy.certificate);
    clients.push(opened);
    return opened;
  };
  const log: Log = { isOpen: true, statuses: {}, orders: [] };
  try {
    for (const port of ports) instances.push(await start(port));
    const wares = await stockUp(postgres.url);
    const load = [
      ...Array.from({ length: BUYERS }, () => keepBuying(client(), wares, log)),
      ...Array.from({ length: READERS }, () => keepReading(client(), log)),
    ];
    await wait(2_000);
    for (let replaced = 0; replaced < rounds * INSTANCES; replaced++) {
      const at = replaced % INSTANCES;
      const isUpgrade = Math.floor(replaced / INSTANCES) % 2 === 0;
      await instances[at]?.stop();
      instances[at] = await start(ports[at] ?? 0, isUpgrade ? next.folder : undefined);
      console.log(`· instance ${at + 1} replaced: ${JSON.stringify(log.statuses)}`);
      await wait(1_000);
    }
    log.isOpen = false;
    await Promise.all(load);
    const lost = await ask(postgres.url, async (database) => [
      ...(await findLost(
        database,
        log.orders.map((order) => ({ order }) as Parameters<typeof findLost>[1][number]),
      )),
      ...(await findHalves(database)),
    ]);
    const live = await followLive(client(), wares);
    const failed = Object.entries(log.statuses).filter(([status]) => Number(status) === 0 || Number(status) >= 400);
    const summary = { replaced: rounds * INSTANCES, statuses: log.statuses, orders: log.orders.length, lost, live };
    console.log(`\n${JSON.stringify(summary)}`);
    console.log(`Written to ${await writeResults(startedAt, { bench: 'rolling', machine: runsOn, summary })}`);
    return failed.length + lost.length > 0 || !live ? 1 : 0;
  } finally {
    for (const opened of clients) opened.close();
    await Promise.all(instances.map((instance) => instance.stop()));
    await proxy.close();
    await postgres.remove();
    await next.remove();
  }
}

function noted(log: Log, answer: Http2Answer): Http2Answer {
  const status = answer?.status ?? 0;
  log.statuses[status] = (log.statuses[status] ?? 0) + 1;
  return answer;
}

async function keepReading(client: Http2Client, log: Log): Promise<void> {
  for (let turn = 0; log.isOpen; turn++) {
    noted(log, await client.get(PAGES[turn % PAGES.length] ?? '/'));
    await wait(20);
  }
}

async function keepBuying(client: Http2Client, wares: Wares, log: Log): Promise<void> {
  while (log.isOpen) {
    const order = await buy(client, wares, (answer) => noted(log, answer));
    if (order) log.orders.push(order);
    await wait(20);
  }
}

async function buy(client: Http2Client, wares: Wares, note: (answer: Http2Answer) => Http2Answer) {
  const { products, deliveryMethodId, paymentMethodIds } = wares;
  const added = note(await client.post('/api/cart', '', { productId: products[0], quantity: 1 }));
  const [cookie = ''] = (added?.headers['set-cookie']?.[0] ?? '').split(';');
  const key = randomUUID();
  const methods = { deliveryMethodId, paymentMethodId: paymentMethodIds[1] };
  const body = buildCheckout(methods, { email: `${key}${BUYERS_DOMAIN}` });
  const placed = note(await client.post('/api/orders', cookie, body, { 'idempotency-key': key }));
  if (placed?.status !== 201) return undefined;
  const { order, accessKey } = JSON.parse(placed.text) as { order: { orderNumber: string }; accessKey: string };
  note(await client.get(`/api/orders/${order.orderNumber}?key=${accessKey}`));
  return order;
}

/** Whether the stream of an order's events arrives through the proxy as it is written. */
async function followLive(client: Http2Client, wares: Wares): Promise<boolean> {
  const order = await buy(client, wares, (answer) => answer);
  const first = await client.firstOf(`/api/events?order=${order?.orderNumber}`);
  return first !== null && !first.includes('"status":4');
}
