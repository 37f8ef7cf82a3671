import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '#features/orders/contract.ts';
import { buildCheckout } from '#features/orders/factory.ts';
import { stockUp } from '../tests/faults/crash.ts';
import { memoryOf } from './memory.ts';
import { percentile } from './percentile.ts';
import { machine, writeResults } from './results.ts';
import { type BenchShop, readShop, stockEverything } from './shop.ts';
import { signIn } from './sign-in.ts';
import { fromAddress, openStream, type Stream } from './streams.ts';
import { table } from './table.ts';

const CONNECTIONS = 500;
const CHANGES = 100;
const WEIGHINGS = 7;
const PAUSE_MS = 100;
const SETTLE_MS = 3_000;
/** The owner's open pages, which read again what they show. */
const PAGES = 4;
const MOST_P99_MS = 1_000;
const MOST_IDLE_MB = 30;

interface Latency {
  p50: number;
  p99: number;
  most: number;
}

interface Scene {
  shop: BenchShop;
  order: Order;
  owner: string;
  admin: string;
}

/**
 * How much memory 500 open live connections take, and how long a status change takes to reach all of them, the owner's
 * tracking page (read again) and the bell, on the instance that wrote it and on another. Fails when a promise is missed.
 */
export async function benchLive(): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const scene = await setTheScene(readShop());
  const rounds = await weighIdle(scene);
  const idleMb =
    rounds.length > 0
      ? percentile(
          rounds.toSorted((a, b) => a - b),
          50,
        )
      : null;
  const { url, secondUrl } = scene.shop;
  const same = await measure(scene, url);
  const other = await measure(scene, secondUrl);
  console.log(`\n${describe({ same, other })}\n\n${describeIdle(idleMb, rounds)}`);
  const settings = { connections: CONNECTIONS, changes: CHANGES, pages: PAGES };
  const file = await writeResults(startedAt, { bench: 'live', machine: runsOn, settings, idleMb, rounds, same, other });
  console.log(`\nWritten to ${file}`);
  const worst = Math.max(...[same, other].flatMap((found) => Object.values(found)).map(({ p99 }) => p99));
  return worst <= MOST_P99_MS && (idleMb ?? 0) < MOST_IDLE_MB ? 0 : 1;
}

async function setTheScene(shop: BenchShop): Promise<Scene> {
  const { url } = shop;
  const { deliveryMethodId, paymentMethodIds } = await stockUp(shop.databaseUrl);
  const [ware] = await stockEverything(shop);
  const owner = await signIn(url, 'customer', 'Customer123!', 'public');
  const admin = await signIn(url, 'admin', 'Admin123!', 'admin');
  await send(url, 'POST', '/api/cart', owner, { productId: ware?.id, quantity: 1 });
  const checkout = buildCheckout({ deliveryMethodId, paymentMethodId: paymentMethodIds[1] }, { email: undefined });
  const key = { 'Idempotency-Key': randomUUID() };
  const { order } = (await send(url, 'POST', '/api/orders', owner, checkout, key)) as { order: Order };
  return { shop, order, owner, admin };
}

/**
 * How much the process grows in each round. The heap grows in the first rounds whatever happens, so the median counts as
 * the memory of the connections.
 */
async function weighIdle({ shop, order }: Scene): Promise<number[]> {
  const rounds: number[] = [];
  for (let round = 0; round < WEIGHINGS; round++) {
    const before = memoryOf(shop).app;
    const streams = await openFollowers(shop.url, order, CONNECTIONS, round);
    await wait(SETTLE_MS);
    const after = memoryOf(shop).app;
    close(streams);
    await wait(SETTLE_MS);
    if (before !== null && after !== null) rounds.push(after - before);
  }
  return rounds;
}

type Found = Record<'followers' | 'page' | 'bell', Latency>;

/** Changes are made at the first instance; all clients subscribe at `url`. */
async function measure({ shop, order, owner, admin }: Scene, url: string): Promise<Found> {
  const followers = await openFollowers(url, order, CONNECTIONS - 2 * PAGES);
  const asOwner = { cookie: owner };
  const pages = await Promise.all(Array.from({ length: PAGES }, () => openStream(url, '/api/events', asOwner)));
  const bells = await Promise.all(Array.from({ length: PAGES }, () => openStream(url, '/api/events', asOwner)));
  await wait(SETTLE_MS);
  const times = { followers: [] as number[], page: [] as number[], bell: [] as number[] };
  for (let n = 0; n < CHANGES; n++) {
    for (const stream of [...followers, ...pages]) stream.waitFor(order.orderNumber);
    for (const stream of bells) stream.waitFor('notifications');
    const start = performance.now();
    const since = async (arrival: Promise<number>) => (await arrival) - start;
    const shown = async (stream: Stream, path: string) => {
      await stream.arrival;
      await send(url, 'GET', path, owner);
      return performance.now() - start;
    };
    const status = n % 2 ? 'shipped' : 'processing';
    const changed = send(shop.url, 'PUT', `/api/orders/${order.id}/status`, admin, { status });
    times.followers.push(...(await Promise.all(followers.map((stream) => since(stream.arrival)))));
    times.page.push(...(await Promise.all(pages.map((page) => shown(page, `/api/tracking/${order.orderNumber}`)))));
    times.bell.push(...(await Promise.all(bells.map((bell) => shown(bell, '/api/session')))));
    await changed;
    await wait(PAUSE_MS);
  }
  close([...followers, ...pages, ...bells]);
  await wait(PAUSE_MS);
  return { followers: latencyOf(times.followers), page: latencyOf(times.page), bell: latencyOf(times.bell) };
}

async function openFollowers(url: string, { orderNumber }: Order, count: number, round = 9): Promise<Stream[]> {
  const streams: Stream[] = [];
  // A few at a time, as they would come.
  for (let n = 0; n < count; n += 25) {
    const some = Array.from({ length: Math.min(25, count - n) }, (_, i) =>
      openStream(url, `/api/events?order=${orderNumber}`, fromAddress(round, n + i)),
    );
    streams.push(...(await Promise.all(some)));
  }
  return streams;
}

function close(streams: Stream[]): void {
  for (const stream of streams) stream.close();
}

async function send(
  url: string,
  method: string,
  path: string,
  cookie: string,
  json?: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    headers: { cookie, ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
    body: json && JSON.stringify(json),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}

function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 50), p99: percentile(sorted, 99), most: sorted.at(-1) ?? Number.NaN };
}

function describe({ same, other }: { same: Found; other: Found }): string {
  const ms = (value: number) => `${Math.round(value)} ms`;
  const row = (what: string, { p50, p99, most }: Latency) => [what, ms(p50), ms(p99), ms(most)];
  const latencies = table(
    [`${CHANGES} status changes, ${CONNECTIONS} connections`, 'p50', 'p99', 'most'],
    [
      row('heard by every follower', same.followers),
      row('the owner’s tracking read again', same.page),
      row('the bell read again', same.bell),
      row('heard by every follower, other instance', other.followers),
      row('tracking read again, other instance', other.page),
      row('the bell read again, other instance', other.bell),
    ],
  );
  return `${latencies}\nPromised: p99 of ${MOST_P99_MS} ms at most.`;
}

function describeIdle(idleMb: number | null, rounds: readonly number[]): string {
  const found = idleMb === null ? 'not available' : `${idleMb.toFixed(1)} MB`;
  const each = rounds.map((round) => round.toFixed(1)).join(', ');
  return `${CONNECTIONS} idle connections: ${found} (rounds: ${each}); promised: under ${MOST_IDLE_MB} MB.`;
}
