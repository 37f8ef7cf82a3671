import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ask } from '../../tests/faults/crash.ts';
import { memoryOf, watchMemory } from '../memory.ts';
import { percentile } from '../percentile.ts';
import { fillOrders } from '../reports/fill-orders.ts';
import { machine, writeResults } from '../results.ts';
import { type BenchShop, readShop } from '../shop.ts';
import { signIn } from '../sign-in.ts';
import { table } from '../table.ts';
import { type Attack, attacks } from './attacks.ts';
import { heavyWork } from './heavy-work.ts';

const ORDERS = 20_000;
const EVERY_MS = 5;
const SETTLE_MS = 3_000;
const MOST_P99_MS = 100;
const MOST_GROWTH_MB = 120;

interface Measured {
  name: string;
  outcome: string;
  seconds: number;
  p50: number;
  p99: number;
  most: number;
  /** Resident memory beyond what it was before; null without /proc. */
  grownMb: number | null;
}

/**
 * Attacks the shop, then gives it its heaviest work, with `/api/health` pinged beside it. Fails when a ping is late or the memory
 * grows beyond what was promised.
 */
export async function benchStalls(only = ''): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const shop = readShop();
  const cookie = await signIn(shop.url, 'admin', 'Admin123!', 'admin');
  await ask(shop.databaseUrl, (client) => fillOrders(client, ORDERS));
  const measured: Measured[] = [];
  const nothing: Attack = { name: 'nothing', run: async () => `${await wait(5_000, '')}` };
  for (const attack of [nothing, ...attacks, ...heavyWork].filter(({ name }) => name.includes(only))) {
    await wait(SETTLE_MS);
    measured.push(await measure(shop, cookie, attack));
    console.log(`· ${attack.name}: ${measured.at(-1)?.outcome}`);
  }
  const promised = { p99: MOST_P99_MS, grownMb: MOST_GROWTH_MB };
  console.log(`\n${describe(measured)}\n\nPromised: p99 of ${promised.p99} ms, ${promised.grownMb} MB more, at most.`);
  const file = await writeResults(startedAt, {
    bench: 'stalls',
    machine: runsOn,
    everyMs: EVERY_MS,
    promised,
    measured,
  });
  console.log(`Written to ${file}`);
  return measured.every(({ p99, grownMb }) => p99 <= MOST_P99_MS && (grownMb ?? 0) <= MOST_GROWTH_MB) ? 0 : 1;
}

async function measure(shop: BenchShop, cookie: string, { name, run }: Attack): Promise<Measured> {
  const before = memoryOf(shop).app;
  const stopWatching = watchMemory(shop);
  const pinger = new Worker(new URL('./pinger.ts', import.meta.url), {
    workerData: { url: shop.url, everyMs: EVERY_MS },
  });
  await wait(500);
  const startedAt = performance.now();
  const outcome = await run(shop.url, cookie);
  const seconds = (performance.now() - startedAt) / 1_000;
  await wait(500);
  pinger.postMessage('stop');
  const [times] = (await once(pinger, 'message')) as [number[]];
  const sorted = times.toSorted((a, b) => a - b);
  const most = stopWatching().app;
  const grownMb = most === null || before === null ? null : most - before;
  const [p50, p99] = [percentile(sorted, 50), percentile(sorted, 99)];
  return { name, outcome, seconds, p50, p99, most: sorted.at(-1) ?? Number.NaN, grownMb };
}

function describe(measured: readonly Measured[]): string {
  const titles = ['while the shop meets', 's', 'p50 ms', 'p99 ms', 'longest ms', 'memory MB'];
  const rows = measured.map(({ name, seconds, p50, p99, most, grownMb }) => [
    ...[name, Number(seconds.toFixed(1)), Number(p50.toFixed(1)), Number(p99.toFixed(1)), Math.round(most)],
    grownMb === null ? 'not available' : `+${grownMb.toFixed(0)}`,
  ]);
  return table(titles, rows);
}
