import fs from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openBalancer } from './balancer.ts';
import { ask, stockUp } from './crash.ts';
import { type Instance, startInstance } from './instances.ts';
import type { NextVersion } from './next-version.ts';
import { until } from './running-shop.ts';
import { type Met, openLoad } from './upgrade-load.ts';

const FEW_SCRIPTS = 5;
const PATIENCE_MS = 60_000;

/** What an upgrade came to. */
export interface UpgradeOutcome {
  requests: number;
  orders: number;
  /** Scripts, styles and fonts that were asked for, of the one version and of the other. */
  assets: [number, number];
  /** Sentences about what failed or was lost; empty when all is well. */
  faults: string[];
}

/**
 * Replaces instances of this version by the next one, one after the other, while visitors browse and buy at whichever the balancer
 * chooses. Needs a database without a shop. All instances are stopped afterwards.
 */
export async function rollingUpgrade(
  databaseUrl: string,
  next: NextVersion,
  { instances = 2, besideMs = 1_000 } = {},
): Promise<UpgradeOutcome> {
  const running: Instance[] = [];
  const start = async (folder?: string) => {
    const instance = await startInstance(databaseUrl, {}, { folder });
    running.push(instance);
    return instance;
  };
  const balancer = openBalancer();
  try {
    for (let count = 0; count < instances; count += 1) await balancer.add(await start());
    const load = openLoad(balancer, await stockUp(databaseUrl));
    for (const instance of [...running]) {
      await balancer.add(await start(next.folder));
      await wait(besideMs);
      await balancer.drain(instance);
      await instance.stop();
    }
    await wait(besideMs);
    // On a busy machine a page takes longer than that, and no version may have been too quick to be seen.
    const scripts = await scriptsOf(next);
    await until(() => Math.min(...seenOf(scripts, load.met)) >= FEW_SCRIPTS, PATIENCE_MS);
    await load.stop();
    return await judge(databaseUrl, scripts, load.met, balancer.notReady);
  } finally {
    balancer.close();
    await Promise.all(running.map((instance) => instance.stop()));
  }
}

/** The names of scripts, styles and fonts of the one version and of the other. */
type Scripts = [readonly string[], readonly string[]];

async function judge(databaseUrl: string, scripts: Scripts, met: Met, notReady: string[]): Promise<UpgradeOutcome> {
  const { requests, orders, failures } = met;
  const [older, newer] = scripts;
  const assets = seenOf(scripts, met);
  const faults = [...failures, ...notReady.map((answer) => `Not ready: ${answer}.`)];
  if (older.some((name) => newer.includes(name))) faults.push('Both versions have a file of the same name.');
  if (Math.min(...assets) < FEW_SCRIPTS) faults.push('Only one version was seen.');
  const placed = await ask(databaseUrl, (client) =>
    client.query(`select from orders where email = 'amira@corner-cafe.example'`),
  );
  if (placed.rowCount !== orders) faults.push(`${orders} orders were confirmed, and there are ${placed.rowCount}.`);
  return { requests, orders, assets, faults };
}

function seenOf([older, newer]: Scripts, { assets }: Met): UpgradeOutcome['assets'] {
  const count = (names: readonly string[]) => names.filter((name) => assets.has(name)).length;
  return [count(older), count(newer)];
}

async function scriptsOf(next: NextVersion): Promise<Scripts> {
  return [await namesOf('build'), await namesOf(`${next.folder}/build`)];
}

async function namesOf(build: string): Promise<string[]> {
  return (await fs.readdir(`${build}/client/assets`)).filter((name) => !/\.(br|gz)$/.test(name));
}
