import { ask } from '../tests/faults/crash.ts';

/** The shop that launch/bench.mjs opened: where it answers, and which processes it is made of. */
export interface BenchShop {
  url: string;
  /** A second app on the same database, where the bench asked for one. */
  secondUrl: string;
  appPid: number;
  databasePid: number;
  databaseUrl: string;
}

/** What a product's page and a cart need to know. */
export interface Ware {
  id: number;
  name: string;
}

const PLENTY = 1_000_000;

export function readShop(env: NodeJS.ProcessEnv = process.env): BenchShop {
  const { BENCH_URL = '', BENCH_SECOND_URL = '', BENCH_APP_PID, BENCH_DATABASE_PID, DATABASE_URL = '' } = env;
  if (!BENCH_URL) throw new Error('There is no shop to measure: start this with `npm run bench`.');
  return {
    url: BENCH_URL,
    secondUrl: BENCH_SECOND_URL,
    appPid: Number(BENCH_APP_PID),
    databasePid: Number(BENCH_DATABASE_PID),
    databaseUrl: DATABASE_URL,
  };
}

/** Fills every shelf, so that nothing sells out while it is measured. Answers the whole range. */
export async function stockEverything({ databaseUrl }: BenchShop): Promise<Ware[]> {
  const { rows } = await ask(databaseUrl, (client) =>
    client.query<Ware>(
      'update products set stock_quantity = $1, in_stock = true where archived_at is null returning id, name',
      [PLENTY],
    ),
  );
  return rows.sort((a, b) => a.id - b.id);
}
