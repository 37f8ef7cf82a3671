import { setTimeout as wait } from 'node:timers/promises';
import { stockUp } from '../tests/faults/crash.ts';
import { type Fired, fire } from './fire.ts';
import { inWords, type Memory, memoryOf, watchMemory } from './memory.ts';
import { type Part, partsOf } from './parts.ts';
import { machine, writeResults } from './results.ts';
import { type BenchShop, readShop, stockEverything } from './shop.ts';
import { table } from './table.ts';

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 2;
const SECONDS = 10;
/** The assumed speed of a part before its warm-up. */
const GUESS_PER_SECOND = 100;
/** From its start to here the shop settles: first jobs, first connections, the demo's leftovers. */
const REST_SECONDS = 10;

interface Measured extends Fired {
  name: string;
  /** The most while it ran. */
  memoryMb: Memory;
}

/** Measures the most frequent requests of buyers, one kind after the other. Fails on a wrong answer. */
export async function benchLoad(): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const shop = readShop();
  await wait(REST_SECONDS * 1000);
  const atRestMb = memoryOf(shop);
  const methods = await stockUp(shop.databaseUrl);
  const range = await stockEverything(shop);
  const parts: Measured[] = [];
  for (const part of partsOf({ url: shop.url, connections: CONNECTIONS, range, methods })) {
    console.log(`· ${part.name}`);
    parts.push(await measure(shop, part));
  }
  console.log(`\n${describe(parts)}\n`);
  console.log(`At rest before: app ${inWords(atRestMb.app)} resident, database ${inWords(atRestMb.database)} PSS.`);
  const { cores, processor, node, load } = runsOn;
  console.log(
    `${CONNECTIONS} connections, ${SECONDS} s each; ${cores} cores (${processor}), Node ${node}, load ${load}.`,
  );
  const settings = { connections: CONNECTIONS, seconds: SECONDS, warmUpSeconds: WARM_UP_SECONDS };
  const file = await writeResults(startedAt, { bench: 'load', machine: runsOn, settings, atRestMb, parts });
  console.log(`Written to ${file}`);
  return parts.some(({ not2xx, broken }) => not2xx + broken > 0) ? 1 : 0;
}

async function measure(shop: BenchShop, { name, prepare }: Part): Promise<Measured> {
  const warmUp = await fire(shop.url, CONNECTIONS, await prepare(WARM_UP_SECONDS, GUESS_PER_SECOND));
  const load = await prepare(SECONDS, warmUp.perSecond);
  const stopWatching = watchMemory(shop);
  const fired = await fire(shop.url, CONNECTIONS, load);
  return { name, ...fired, memoryMb: stopWatching() };
}

function describe(parts: Measured[]): string {
  const titles = ['', 'requests/s', 'p50 ms', 'p99 ms', 'requests', 'not 2xx', 'broken', 'app peak', 'database peak'];
  const rows = parts.map(({ name, perSecond, p50, p99, requests, not2xx, broken, memoryMb }) => [
    name,
    Math.round(perSecond),
    Number(p50.toFixed(1)),
    Number(p99.toFixed(1)),
    requests,
    not2xx,
    broken,
    inWords(memoryMb.app),
    inWords(memoryMb.database),
  ]);
  return table(titles, rows);
}
