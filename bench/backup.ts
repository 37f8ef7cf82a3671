import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readConfig } from '#platform/config.ts';
import { backUp, everyFile, everyRow, openEmptyPremises, type Premises, restore } from '../tests/support/backups.ts';
import { openOtherPostgres } from '../tests/support/other-postgres.ts';
import { openOwnPostgres } from '../tests/support/own-postgres.ts';
import { machine, writeResults } from './results.ts';
import { readShop } from './shop.ts';
import { table } from './table.ts';

const KEY = 'a key of many letters';

/**
 * Backs the sample shop up while it runs, so many times without and with a key, and restores it. Then the drill: into another
 * embedded PostgreSQL, from there into the machine's own version, and back. Fails when a row or a file differs.
 */
export async function benchBackup(times = '5'): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const config = readConfig({ DATABASE_URL: readShop().databaseUrl, DATA_DIR: process.env.BENCH_DATA_DIR });
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-bench-'));
  const own = await openOwnPostgres();
  const other = await openOtherPostgres();
  const servers = other ? [own, other, own] : [own, own];
  const premises: Premises[] = [];
  try {
    const plain = await timed(Number(times), () => backUp(config, folder));
    const encrypted = await timed(Number(times), () => backUp(config, folder, KEY));
    const restores: number[] = [];
    let { file } = await backUp(config, folder);
    for (const { url } of servers) {
      const next = await openEmptyPremises({}, { server: url });
      premises.push(next);
      restores.push((await timed(1, () => restore(next.config, file))).middle);
      ({ file } = await backUp(next.config, folder));
    }
    const differing = await findDiffering(premises);
    const rows = [
      ['backup', plain.middle, plain.longest],
      ['backup with a key', encrypted.middle, encrypted.longest],
      ['restore', Math.min(...restores), Math.max(...restores)],
    ];
    console.log(`\n${table(['sample shop', 'median ms', 'longest ms'], rows)}\n`);
    const versions = await Promise.all(premises.map(versionOf));
    console.log(
      `Restored into PostgreSQL ${versions.join(', then ')}: ${differing.length} tables or files differ. ${differing}`,
    );
    if (!other) console.log('There is no other PostgreSQL here: name its programs in POSTGRES_BIN.');
    const results = { bench: 'backup', machine: runsOn, plain, encrypted, restores, versions, differing };
    console.log(`Written to ${await writeResults(startedAt, results)}`);
    return differing.length > 0 ? 1 : 0;
  } finally {
    for (const place of premises) await place.remove();
    await other?.remove();
    await own.remove();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function timed(times: number, work: () => Promise<unknown>): Promise<{ middle: number; longest: number }> {
  const took: number[] = [];
  for (let done = 0; done < times; done++) {
    const from = performance.now();
    await work();
    took.push(Math.round(performance.now() - from));
  }
  took.sort((a, b) => a - b);
  return { middle: took[Math.floor(took.length / 2)] ?? 0, longest: took.at(-1) ?? 0 };
}

/** The tables and pictures that are not the same in all places. */
async function findDiffering(premises: Premises[]): Promise<string[]> {
  const [first = {}, ...others] = await Promise.all(
    premises.map(async ({ config }) => ({
      ...(await everyRow(config.DATABASE_URL)),
      ...(await everyFile(path.join(config.DATA_DIR, 'media'))),
    })),
  );
  const names = new Set([first, ...others].flatMap((place) => Object.keys(place)));
  const read = (place: Record<string, unknown>, name: string) => place[name];
  return [...names].filter((name) => others.some((place) => !isDeepStrictEqual(read(place, name), read(first, name))));
}

async function versionOf({ ask }: Premises): Promise<string> {
  const [row] = await ask<{ version: string }>("select current_setting('server_version') as version");
  return row?.version ?? '';
}
