import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openJobs } from '#platform/jobs.ts';
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
    timeout: 15_000,
  });
  long.resolve();
  await wait(1_000);
  expect(await countWaiting()).toBeLessThanOrEqual(names.length + 1);
  await jobs.stop();
}, 40_000);
