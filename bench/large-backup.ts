import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ask } from '../tests/faults/crash.ts';
import { openEmptyPremises, restore } from '../tests/support/backups.ts';
import { openOwnPostgres } from '../tests/support/own-postgres.ts';
import { fire, type Load } from './fire.ts';
import { openCounter, ordering } from './ordering.ts';
import { fillOrders } from './reports/fill-orders.ts';
import { machine, writeResults } from './results.ts';
import { readShop } from './shop.ts';
import { table } from './table.ts';

/** Buyers who order one thing after another: busier than any such shop, and not so busy that they wait for one another. */
const CONNECTIONS = 2;
/** The assumed pace, for as many carts as a round may take. */
const ORDERS_PER_SECOND = 50;
const SECONDS = 5;
const ROUNDS_ALONE = 6;
const LEAST_ROUNDS_BESIDE = 6;
const PROGRAM = path.resolve(import.meta.dirname, '..', 'src', 'make-backup.ts');

interface Round {
  p50: number;
  p99: number;
}

/**
 * Fills the shop with so many orders, sells at a steady pace, and goes on selling while the shop is backed up by the command's
 * own program, again and again until there is enough to compare. Then one backup is restored and its rows are counted.
 * Fails when an order is refused or the restored shop differs.
 */
export async function benchLargeBackup(count = '100000'): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const shop = readShop();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-bench-'));
  const own = await openOwnPostgres();
  try {
    const filledFrom = performance.now();
    await filled(shop.databaseUrl, Number(count));
    console.log(`· ${Number(count).toLocaleString('en-GB')} orders in ${secondsSince(filledFrom)} s`);
    const counter = await openCounter(shop);
    let refused = 0;
    const prepare = () => ordering(counter, SECONDS * ORDERS_PER_SECOND, CONNECTIONS);
    const sell = async (load: Load): Promise<Round> => {
      const { p50, p99, not2xx, broken } = await fire(shop.url, CONNECTIONS, load);
      refused += not2xx + broken;
      return { p50, p99 };
    };
    const seller: Seller = { prepare, sell };
    await rounds(1, seller);
    const before = await rounds(ROUNDS_ALONE, seller);
    const { beside, took } = await sellBeside(folder, seller);
    const after = await rounds(ROUNDS_ALONE, seller);
    const alone = [...before, ...after];
    const file = path.join(folder, (await fs.readdir(folder)).sort().at(-1) ?? '');
    const { size } = await fs.stat(file);
    console.log(
      `\n${table(['orders', 'median p50 ms', 'median p99 ms', 'rounds'], [row('alone', alone), row('while backed up', beside)])}\n`,
    );
    console.log(
      `Backups took ${took.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}; the last is ${Math.round(size / 1e6)} MB.`,
    );
    // A shop that stands still has to be the same as its backup.
    process.kill(shop.appPid, 'SIGSTOP');
    const {
      took: [last = 0],
    } = await sellBeside(folder, null);
    const restored = await restoredFrom(folder, own.url);
    const differing = await differences(shop.databaseUrl, restored.url);
    process.kill(shop.appPid, 'SIGCONT');
    await restored.remove();
    console.log(
      `Alone ${(last / 1000).toFixed(1)} s; restored in ${(restored.ms / 1000).toFixed(1)} s: ${differing.length} tables differ. ${differing}`,
    );
    console.log(`${refused} orders refused.`);
    const results = {
      orders: Number(count),
      machine: runsOn,
      alone,
      beside,
      took,
      last,
      size,
      restoredMs: restored.ms,
      differing,
      refused,
    };
    console.log(`Written to ${await writeResults(startedAt, { bench: 'large-backup', ...results })}`);
    return refused + differing.length > 0 ? 1 : 0;
  } finally {
    await own.remove();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function filled(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await fillOrders(client, count);
  } finally {
    await client.end();
  }
}

interface Seller {
  prepare(): Promise<Load>;
  sell(load: Load): Promise<Round>;
}

async function rounds(count: number, { prepare, sell }: Seller): Promise<Round[]> {
  const done: Round[] = [];
  while (done.length < count) done.push(await sell(await prepare()));
  return done;
}

/** Backs up until enough rounds were sold beside; without selling, once. */
async function sellBeside(folder: string, seller: Seller | null) {
  const beside: Round[] = [];
  const took: number[] = [];
  do {
    // Filling carts is work too, which must not fill the time of a short backup.
    let load = await seller?.prepare();
    const from = performance.now();
    const backup = startBackup(folder);
    const ended = once(backup, 'exit').then(([code]) => {
      if (code !== 0) throw new Error(`The backup ended with ${code}.`);
      took.push(performance.now() - from);
    });
    while (seller && load && backup.exitCode === null) {
      const round = await seller.sell(load);
      // What outlived the backup says little of it.
      if (backup.exitCode === null) beside.push(round);
      load = backup.exitCode === null ? await seller.prepare() : undefined;
    }
    await ended;
  } while (seller && beside.length < LEAST_ROUNDS_BESIDE);
  return { beside, took };
}

function startBackup(folder: string): ChildProcess {
  return spawn(process.execPath, [PROGRAM, folder], {
    env: { ...process.env, DATA_DIR: process.env.BENCH_DATA_DIR },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function restoredFrom(folder: string, server: string) {
  const file = path.join(folder, (await fs.readdir(folder)).sort().at(-1) ?? '');
  const premises = await openEmptyPremises({}, { server });
  const from = performance.now();
  await restore(premises.config, file);
  return { url: premises.config.DATABASE_URL, ms: performance.now() - from, remove: premises.remove };
}

/** Tables whose rows differ, by their count and a sum over the text of each; the list of backups has the last one since. */
async function differences(one: string, other: string): Promise<string[]> {
  const [a, b] = [await sumsOf(one), await sumsOf(other)];
  return Object.keys({ ...a, ...b }).filter((name) => a[name] !== b[name]);
}

async function sumsOf(databaseUrl: string): Promise<Record<string, string>> {
  return ask(databaseUrl, async (client) => {
    // Servers show moments in zones of their own.
    await client.query("set timezone = 'UTC'");
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('published_assets', 'backups') order by 1",
    );
    const sums: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from public."${name}" t`,
      );
      sums[name] = found[0]?.sum ?? '';
    }
    return sums;
  });
}

function row(name: string, measured: readonly Round[]): (string | number)[] {
  const middle = (values: number[]) => Number((values.sort((a, b) => a - b)[values.length >> 1] ?? 0).toFixed(1));
  return [name, middle(measured.map(({ p50 }) => p50)), middle(measured.map(({ p99 }) => p99)), measured.length];
}

function secondsSince(from: number): number {
  return Math.round((performance.now() - from) / 1000);
}
