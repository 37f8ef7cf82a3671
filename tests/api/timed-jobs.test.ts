import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { openJobs, type TimedJob } from '#platform/jobs.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop?.close());

const countWaiting = async () =>
  Number((await shop.context.pool.query(`select count(*) from pgboss.job where state = 'created'`)).rows[0].count);

test('as many jobs as are due are done, so that they never fall behind, and a long one holds up none', async () => {
  const runs = new Map<string, number>();
  const count = (name: string) => runs.set(name, (runs.get(name) ?? 0) + 1);
  const names = Array.from({ length: 20 }, (_, n) => `job-${n}`);
  const job = (name: string) => ({ everySeconds: 2, run: async () => void count(name) });
  const long = Promise.withResolvers<void>();
  const timed = {
    ...Object.fromEntries(names.map((name) => [name, job(name)])),
    long: { everySeconds: 2, run: () => long.promise },
  };
  const jobs = await openJobs(shop.context, timed);
  await vi.waitFor(() => expect(names.map((name) => (runs.get(name) ?? 0) >= 3)).toEqual(names.map(() => true)), {
    timeout: 60_000,
  });
  long.resolve();
  await wait(1_000);
  expect(await countWaiting()).toBeLessThanOrEqual(names.length + 1);
  await jobs.stop();
}, 40_000);

test('of two instances one does a job each time, and one that runs at a stop is finished, within five seconds', async () => {
  let [runs, begun, finished] = [0, 0, 0];
  const brief = async () => {
    begun++;
    await wait(1_000);
    finished++;
  };
  const timed = {
    often: { everySeconds: 1, run: async () => void runs++ },
    brief: { everySeconds: 2, run: brief },
    endless: { everySeconds: 2, run: () => new Promise<void>(() => undefined) },
  };
  const from = performance.now();
  const instances = [await openJobs(shop.context, timed), await openJobs(shop.context, timed)];
  await wait(3_500);
  await expect.poll(() => begun - finished, { interval: 10 }).toBe(1);
  const stoppedAt = performance.now();
  await Promise.all(instances.map(({ stop }) => stop()));
  expect(performance.now() - stoppedAt).toBeLessThan(8_000);
  expect(finished).toBe(begun);
  // Each second belongs to one: two that do not know of each other would have run it twice in each.
  expect(runs).toBeGreaterThan(1);
  expect(runs).toBeLessThanOrEqual(Math.ceil((stoppedAt - from) / 1_000) + 1);
});

test('what is due in a minute of London is done in it once, by one of two instances', async () => {
  const done: string[] = [];
  const job = (name: string, cron: string): TimedJob => ({ cron, run: async () => void done.push(name) });
  const timed = {
    hourly: job('hourly', '59 * * * *'),
    daily: job('daily', '59 12 * * *'),
    'an-hour-ago': job('an-hour-ago', '59 11 * * *'),
    'a-minute-later': job('a-minute-later', '0 13 * * *'),
  };
  // In summer London is an hour ahead.
  const context = { ...shop.context, clock: fixedClock('2026-07-01T11:59:30Z') };
  const instances = [await openJobs(context, timed), await openJobs(context, timed)];
  await expect.poll(() => done.toSorted()).toEqual(['daily', 'hourly']);
  const { rows } = await shop.context.pool.query(
    `select count(*)::int as jobs, count(distinct (data->>'name', singleton_on))::int as due from pgboss.job
     where data->>'name' = any($1)`,
    [Object.keys(timed)],
  );
  expect(rows[0].jobs).toBe(rows[0].due);
  await Promise.all(instances.map(({ stop }) => stop()));
});

test('what is due at the edge of a minute waits, because the clock of the database may show another', async () => {
  const run = vi.fn(async () => undefined);
  for (const at of ['12:58:55', '12:59:05']) {
    const context = { ...shop.context, clock: fixedClock(`2026-11-28T${at}Z`) };
    await (await openJobs(context, { edge: { cron: '* * * * *', run } })).stop();
  }
  const { rowCount } = await shop.context.pool.query(`select 1 from pgboss.job where data->>'name' = 'edge'`);
  expect([run.mock.calls.length, rowCount]).toEqual([0, 0]);
});

test('a job that only a newer version knows is left to it, and forgotten once none knows it', async () => {
  const { pool } = shop.context;
  const fresh = vi.fn(async () => undefined);
  const older: Record<string, TimedJob> = { tidy: { everySeconds: 1, run: async () => undefined } };
  const newer: Record<string, TimedJob> = { ...older, fresh: { cron: '0 3 1 1 *', run: fresh } };
  await (await openJobs(shop.context, newer)).stop();
  const old = await openJobs(shop.context, older);
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'pgboss' });
  const passedOn = `from pgboss.job where data->>'name' = 'fresh' and (data->>'passes')::int > 0 and state = 'created'`;
  const isPassedOn = async () => (await pool.query(`select ${passedOn}`)).rowCount === 1;
  const isPlanned = async () => (await boss.getSchedules('timed')).some(({ key }) => key === 'fresh');
  await boss.send('timed', { name: 'fresh' });
  await expect.poll(isPassedOn).toBe(true);
  await old.stop();
  await pool.query(`update pgboss.job set start_after = now() where id in (select id ${passedOn})`);
  const young = await openJobs(shop.context, newer);
  await expect.poll(() => fresh.mock.calls.length).toBe(1);
  await young.stop();

  const last = await openJobs(shop.context, older);
  expect(await isPlanned()).toBe(true);
  await boss.send('timed', { name: 'fresh', passes: 15 });
  await expect.poll(isPlanned).toBe(false);
  await last.stop();
});
