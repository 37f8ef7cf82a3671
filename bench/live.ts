import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { changeStatus, type FollowedOrder, placeFollowedOrder, sendAs } from './followed-order.ts';
import { memoryOf } from './memory.ts';
import { openCounter } from './ordering.ts';
import { percentile } from './percentile.ts';
import { machine, writeResults } from './results.ts';
import { type BenchShop, readShop } from './shop.ts';
import { openFollowers, openStream, type Stream } from './streams.ts';
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

interface Scene extends FollowedOrder {
  shop: BenchShop;
}

/**
 * How much memory 500 open live connections take, and how long a status change takes to reach all of them, the owner's
 * tracking page (read again) and the bell, on the instance that wrote it and on another. Fails when a promise is missed.
 */
export async function benchLive(): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const shop = readShop();
  const scene: Scene = { shop, ...(await placeFollowedOrder(await openCounter(shop))) };
  const rounds = await weighIdle(scene);
  const idleMb =
    rounds.length > 0
      ? percentile(
          rounds.toSorted((a, b) => a - b),
          50,
        )
      : null;
  const { url, secondUrl } = shop;
  const same = await measure(scene, url);
  const other = await measure(scene, secondUrl);
  console.log(`\n${describe({ same, other })}\n\n${describeIdle(idleMb, rounds)}`);
  const settings = { connections: CONNECTIONS, changes: CHANGES, pages: PAGES };
  const file = await writeResults(startedAt, { bench: 'live', machine: runsOn, settings, idleMb, rounds, same, other });
  console.log(`\nWritten to ${file}`);
  const worst = Math.max(...[same, other].flatMap((found) => Object.values(found)).map(({ p99 }) => p99));
  return worst <= MOST_P99_MS && (idleMb ?? 0) < MOST_IDLE_MB ? 0 : 1;
}

/**
 * How much the process grows in each round. The heap grows in the first rounds whatever happens, so the median counts as
 * the memory of the connections.
 */
async function weighIdle({ shop, order }: Scene): Promise<number[]> {
  const rounds: number[] = [];
  for (let round = 0; round < WEIGHINGS; round++) {
    const before = memoryOf(shop).app;
    const streams = await openFollowers(shop.url, order.orderNumber, CONNECTIONS, round);
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
  const followers = await openFollowers(url, order.orderNumber, CONNECTIONS - 2 * PAGES);
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
      await sendAs(owner, url, 'GET', path);
      return performance.now() - start;
    };
    const changed = changeStatus(shop.url, { order, admin }, n);
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

function close(streams: Stream[]): void {
  for (const stream of streams) stream.close();
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
