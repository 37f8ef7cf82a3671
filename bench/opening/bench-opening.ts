import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CATALOGUE_CHANNEL } from '#features/catalogue/server/touch-catalogue.ts';
import { ask } from '../../tests/faults/crash.ts';
import { type Instance, launchInstance, readyStatus } from '../../tests/faults/instances.ts';
import { fromLauncher } from '../../tests/support/launcher.ts';
import { openOwnPostgres } from '../../tests/support/own-postgres.ts';
import { fillCatalogue } from '../changes/fill-catalogue.ts';
import { residentOf } from '../memory.ts';
import { machine, writeResults } from '../results.ts';
import { table } from '../table.ts';
import type { LongTurn } from './watch-turns.ts';

const SEARCHES = ['outdoor menu board', '', 'bracket', 'something cheap for a cafe', 'touch screen under £500'];
const REST_MS = 60_000;
const PATIENCE_MS = 300_000;

interface Measured {
  what: string;
  seconds: number;
  /** Resident memory of the shop's process: at the end, and the most meanwhile. */
  mb: number;
  mostMb: number;
  /** The longest turn of its event loop, by the clock and by the processor time of its thread. */
  clockMs: number;
  processorMs: number;
}

/** What opening the built shop, searching it and changing it costs its process with a catalogue of this size beside the sample. */
export async function benchOpening(given = '100000'): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const postgres = await openOwnPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'brightfront-opening-'));
  const turns = path.join(folder, 'turns');
  const { memory, heaps } = await fromLauncher('app');
  const watch = pathToFileURL(path.resolve('bench/opening/watch-turns.ts'));
  const start = async () => {
    await writeFile(turns, '');
    const settings = { ...heaps, BENCH_TURNS: turns };
    return launchInstance(postgres.url, settings, { flags: [...memory, '--import', watch.href] });
  };
  let shop: Instance | undefined;
  try {
    shop = await start();
    await isReady(shop);
    await shop.stop();
    await ask(postgres.url, (client) => fillCatalogue(client, Number(given)));
    shop = await start();
    const measured = await measure(shop, postgres.url, turns);
    console.log(`\n${given} products beside the sample\n${describe(measured)}`);
    console.log(`Written to ${await writeResults(startedAt, { bench: 'opening', machine: runsOn, given, measured })}`);
    return 0;
  } finally {
    await shop?.stop();
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function isReady(shop: Instance): Promise<void> {
  await until(async () => (await readyStatus(shop)) === 200);
}

async function measure(shop: Instance, databaseUrl: string, turns: string): Promise<Measured[]> {
  const { url } = shop;
  const pid = shop.process.pid ?? 0;
  const during = async (what: string, work: () => Promise<unknown>) => measureOne(what, work, pid, turns);
  const measured = [await during('a start, until it is ready', () => isReady(shop))];
  const found = async (q: string) => {
    const answer = await fetch(`${url}/api/search/products?q=${encodeURIComponent(q)}`);
    if (!answer.ok) throw new Error(`A search for ‘${q}’ was answered with ${answer.status}.`);
    return (await answer.json()) as { products: { name: string; price: string }[] };
  };
  // With the notice that the shop sends of a change.
  const change = (update: string) =>
    ask(databaseUrl, (client) =>
      client.query(`with changed as (${update} returning id) select pg_notify($1, min(id)::text) from changed`, [
        CATALOGUE_CHANNEL,
      ]),
    );
  measured.push(
    await during('five first searches', async () => {
      for (const q of SEARCHES) await found(q);
    }),
    await during('a name, until it is found', async () => {
      await change(`update products set name = 'Zebrawood lectern' where sku = 'BX-77'`);
      await until(async () => (await found('Zebrawood lectern')).products[0]?.name === 'Zebrawood lectern', 20);
    }),
    await during('every price at once, until it is shown', async () => {
      await change(`update products set price = 123.45`);
      await until(async () => (await found('Zebrawood lectern')).products[0]?.price === '123.45');
    }),
    await during('a minute of rest', () => wait(REST_MS)),
  );
  return measured;
}

async function measureOne(what: string, work: () => Promise<unknown>, pid: number, turns: string): Promise<Measured> {
  let mostMb = residentOf(pid) ?? Number.NaN;
  const timer = setInterval(() => {
    mostMb = Math.max(mostMb, residentOf(pid) ?? 0);
  }, 50);
  const startedAt = Date.now();
  await work();
  clearInterval(timer);
  const long = longTurns(turns).filter(({ at }) => at > startedAt);
  // The first turn of a process loads its program, before there is anything to answer.
  if (what.startsWith('a start')) long.shift();
  return {
    ...{ what, seconds: (Date.now() - startedAt) / 1_000, mb: residentOf(pid) ?? Number.NaN, mostMb },
    clockMs: Math.max(0, ...long.map(({ clockMs }) => clockMs)),
    processorMs: Math.max(0, ...long.map(({ processorMs }) => processorMs)),
  };
}

function longTurns(file: string): LongTurn[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as LongTurn);
}

async function until(isDone: () => Promise<boolean>, everyMs = 250): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('That took the shop more than five minutes.');
    await wait(everyMs);
  }
}

function describe(measured: readonly Measured[]): string {
  const titles = ['while', 's', 'MB after', 'MB at most', 'longest turn, ms', 'of processor time'];
  const rows = measured.map(({ what, seconds, mb, mostMb, clockMs, processorMs }) => [
    ...[what, Number(seconds.toFixed(1))],
    ...[mb, mostMb, clockMs, processorMs].map(Math.round),
  ]);
  return table(titles, rows);
}
