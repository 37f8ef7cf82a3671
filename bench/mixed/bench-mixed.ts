import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { fire } from '../fire.ts';
import { startAtTheirTimes } from '../load/at-their-times.ts';
import { reading } from '../load/loads.ts';
import { startOrdersBeside } from '../load/orders-beside.ts';
import { openWorld } from '../load/scene.ts';
import { memoryOf } from '../memory.ts';
import { machine, writeResults } from '../results.ts';
import { table } from '../table.ts';
import { brokenPromises, type Minute } from './judge.ts';
import { visitsTo } from './visits.ts';

const WORLD = { products: 1_000, orders: 1_000 };
const MINUTES = 60;
const WARM_UP_SECONDS = 20;
const PEAK_SECONDS = 20;
const CONNECTIONS = 16;
// Visitors who wait at the same time; more of them stand in a row, and their waiting counts.
const MOST_CONNECTIONS = 256;
const ORDERS_PER_SECOND = 2;
const MINUTE_MS = 60_000;

/**
 * So many minutes of visitors at half the rate that the shop managed right before, with orders beside. They come at their times, whether the
 * shop keeps up or not. Fails on an answer that is none, on a minute whose p99 is too long, and when the app's memory grows.
 */
export async function benchMixed(minutesAsked = String(MINUTES)): Promise<number> {
  const count = Number(minutesAsked);
  if (!Number.isInteger(count) || count < 1) throw new Error(`How many minutes is “${minutesAsked}”?`);
  const startedAt = new Date();
  await using closing = new AsyncDisposableStack();
  const scene = await openWorld(WORLD, closing);
  const { own, url } = scene;
  if (!own) throw new Error('The mixed load needs a shop of the bench’s own.');
  const visits = visitsTo(scene.range);
  await fire(url, CONNECTIONS, reading(visits, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS }));
  const { perSecond: peak } = await fire(
    url,
    CONNECTIONS,
    reading(visits, { connections: CONNECTIONS, seconds: PEAK_SECONDS }),
  );
  const perSecond = peak / 2;
  console.log(`· ${peak.toFixed(0)} answers a second at most, so ${perSecond.toFixed(0)} for ${count} minutes`);
  const visitors = new Pool(url, { connections: MOST_CONNECTIONS });
  closing.defer(() => visitors.close());
  const minutes: Minute[] = [];
  for (let minute = 0; minute < count; minute++) {
    const orders = startOrdersBeside(own.counter, ORDERS_PER_SECOND);
    const reads = startAtTheirTimes(perSecond, (n, dueAt) =>
      visit(visitors, visits[(minute * 7_919 + n) % visits.length] as string, dueAt),
    );
    await wait(MINUTE_MS);
    const memory = memoryOf(own.shop);
    minutes.push({
      reads: await reads.stop(),
      orders: await orders.stop(),
      appMb: memory.app,
      databaseMb: memory.database,
    });
    console.log(lineOf(minutes.length, minutes.at(-1) as Minute).join('   '));
  }
  const broken = brokenPromises(minutes);
  console.log(
    `\n${table(
      TITLES,
      minutes.map((minute, at) => lineOf(at + 1, minute)),
    )}\n`,
  );
  for (const each of broken) console.log(each);
  const results = { bench: 'mixed', machine: machine(), world: WORLD, peak, perSecond, minutes, broken };
  console.log(`Written to ${await writeResults(startedAt, results)}`);
  return broken.length > 0 ? 1 : 0;
}

const TITLES = [
  ...['minute', 'reads/s', 'p50 ms', 'p99 ms', 'orders/s', 'p99 ms of an order'],
  ...['no answer', 'app MB', 'database MB'],
];

function lineOf(minute: number, { reads, orders, appMb, databaseMb }: Minute): number[] {
  const whole = [reads.perSecond, reads.p50, reads.p99, orders.perSecond, orders.p99].map((value) =>
    Number(value.toFixed(1)),
  );
  const refused = [reads, orders].flatMap((came) => Object.values(came.refused));
  const unanswered = refused.reduce((sum, times) => sum + times, 0);
  return [minute, ...whole, unanswered, Math.round(appMb ?? 0), Math.round(databaseMb ?? 0)];
}

/** Asks for it as a browser does and reads it to the end; how long after its time that was, in milliseconds. */
async function visit(visitors: Pool, path: string, dueAt: number): Promise<number> {
  const answer = await visitors.request({ method: 'GET', path, headers: { 'accept-encoding': 'br' } });
  await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  return performance.now() - dueAt;
}
