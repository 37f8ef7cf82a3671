import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '#features/accounts/server/password-hash.ts';
import { addAccounts, PASSWORD } from './accounts.ts';
import { percentile } from './percentile.ts';
import { machine, writeResults } from './results.ts';
import { type BenchShop, readShop } from './shop.ts';
import { table } from './table.ts';

const TRIES = 200;
// Five attempts per account, each from its own address, so that no rate limit slows them down.
const ACCOUNTS = TRIES / 5;
const PARALLEL = 8;
const HEALTH_MS = 20_000;
const HEALTH_EVERY_MS = 5;

const MOST_DIFFERENCE = 0.1;
const MOST_HEALTH_MS = 30;
const HASH_MS = { least: 50, most: 250 };

/**
 * Whether the time of a refused login tells if there is such a user, how long a password takes to hash, and whether
 * logins hold other requests up. Fails when one of the three misses what was promised.
 */
export async function benchLogin(): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const shop = readShop();
  const names = await addAccounts(shop, ACCOUNTS);
  const hashMs = await timeHashes();
  const refused = await timeRefusals(shop, names);
  const health = await timeHealth(shop, names);
  const difference = Math.abs(refused.known - refused.unknown) / Math.max(refused.known, refused.unknown);
  console.log(`\n${describe({ hashMs, refused, difference, health })}`);
  const file = await writeResults(startedAt, {
    bench: 'login',
    machine: runsOn,
    tries: TRIES,
    hashMs,
    refusedMs: refused,
    difference,
    health,
  });
  console.log(`\nWritten to ${file}`);
  const isRight =
    difference < MOST_DIFFERENCE &&
    health.busyP99 < MOST_HEALTH_MS &&
    health.logins > 0 &&
    hashMs >= HASH_MS.least &&
    hashMs <= HASH_MS.most;
  return isRight ? 0 : 1;
}

async function timeHashes(): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 15; n++) times.push(await timed(() => hashPassword(PASSWORD)));
  return median(times);
}

/** The medians of refusals for users that there are and users that there are none of, in turns. */
async function timeRefusals({ url }: BenchShop, names: readonly string[]) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let warmUp = 0; warmUp < 10; warmUp++) await refuse(url, `warm.up${warmUp}`, warmUp);
  for (let n = 0; n < TRIES; n++) {
    const name = names[n % names.length] ?? '';
    // As long as the known name, and first in every other turn.
    const turns = [
      async () => known.push(await timed(() => refuse(url, name, 1_000 + n))),
      async () => unknown.push(await timed(() => refuse(url, name.replace('bench', 'nobdy'), 2_000 + n))),
    ];
    for (const turn of n % 2 ? turns : turns.toReversed()) await turn();
  }
  return { known: median(known), unknown: median(unknown) };
}

async function refuse(url: string, username: string, n: number): Promise<void> {
  const status = await login(url, username, 'Wrong12345', n);
  if (status !== 401) throw new Error(`A login with a wrong password answered ${status}.`);
}

/** How long the process takes to say that it lives: alone, and while eight people sign in at any moment. */
async function timeHealth({ url }: BenchShop, names: readonly string[]) {
  const quiet = await askHealth(url);
  let isOver = false;
  let logins = 0;
  const people = Array.from({ length: PARALLEL }, async (_, person) => {
    for (let n = person; !isOver; n += PARALLEL) {
      const status = await login(url, names[n % names.length] ?? '', PASSWORD, 3_000 + n);
      if (status !== 200) throw new Error(`A login answered ${status}.`);
      logins++;
    }
  });
  const busy = await askHealth(url);
  isOver = true;
  await Promise.all(people);
  return { quietP99: percentile(quiet, 99), busyP50: percentile(busy, 50), busyP99: percentile(busy, 99), logins };
}

async function askHealth(url: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + HEALTH_MS;
  while (performance.now() < end) {
    times.push(await timed(async () => void (await (await fetch(`${url}/api/health`)).text())));
    await wait(HEALTH_EVERY_MS);
  }
  return times.toSorted((a, b) => a - b);
}

async function login(url: string, username: string, password: string, n: number): Promise<number> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` },
    body: JSON.stringify({ username, password, role: 'public' }),
  });
  await response.text();
  return response.status;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return percentile(
    times.toSorted((a, b) => a - b),
    50,
  );
}

interface Found {
  hashMs: number;
  refused: { known: number; unknown: number };
  difference: number;
  health: Awaited<ReturnType<typeof timeHealth>>;
}

function describe({ hashMs, refused, difference, health }: Found): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return table(
    ['measured', 'found', 'promised'],
    [
      ['hashing a password, median', ms(hashMs), `${HASH_MS.least} to ${HASH_MS.most} ms`],
      [`login refused, known user, median of ${TRIES}`, ms(refused.known), ''],
      [`login refused, unknown user, median of ${TRIES}`, ms(refused.unknown), ''],
      ['difference of the two', `${(difference * 100).toFixed(1)} %`, `under ${MOST_DIFFERENCE * 100} %`],
      ['health p99, nobody signing in', ms(health.quietP99), ''],
      [
        `health p99, ${PARALLEL} signing in (${health.logins} logins)`,
        ms(health.busyP99),
        `under ${MOST_HEALTH_MS} ms`,
      ],
    ],
  );
}
