import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Wares } from './buyer.ts';
import { crashRound, stockUp } from './crash.ts';
import {
  databaseUrl,
  launchShop,
  openPremises,
  type Premises,
  type RunningShop,
  startShop,
  stopShop,
} from './running-shop.ts';
import {
  connectionsBeside,
  killWorkerAmidBuyers,
  raceForTheLast,
  workersOf,
  workersThatAnswer,
} from './two-workers.ts';

// Twice here; `npm run bench -- crash` does it twenty times.
let premises: Premises;
let shop: RunningShop;
let wares: Wares;

beforeAll(async () => {
  premises = await openPremises();
  shop = await startShop(premises);
  wares = await stockUp(databaseUrl(premises));
}, 120_000);
afterAll(async () => {
  if (shop) await stopShop(shop);
  await premises?.remove();
});

test.each(['first', 'second'])(
  'everything is killed amid 8 buyers, for the %s time: what was answered is there',
  async () => {
    const { shop: restarted, outcome } = await crashRound(premises, shop, wares);
    shop = restarted;
    expect(outcome.faults).toEqual([]);
    expect(outcome.answered).toBeGreaterThanOrEqual(8);
  },
);

test('two workers share the port, sell a last piece once, and one that is killed amid 8 buyers loses nothing', async () => {
  await stopShop(shop);
  shop = await startShop(premises, { WORKERS: '2' });
  expect(workersOf(shop)).toHaveLength(2);
  expect((await workersThatAnswer(shop.url, 8)).size).toBe(2);
  const { statuses, left } = await raceForTheLast(premises, shop.url, wares);
  expect([statuses, left]).toEqual([[201, 409, 409, 409, 409, 409, 409, 409], 0]);
  // Up to three that listen and one that probes in each.
  const beside = Object.entries(await connectionsBeside(premises)).map(([name, count]) => [name, count <= 6]);
  expect(beside).toEqual([
    ['brightfront listener', true],
    ['brightfront probe', true],
  ]);
  await stockUp(databaseUrl(premises));
  expect(await killWorkerAmidBuyers(premises, shop, wares)).toEqual([]);
  expect(await shop.ended).toBe(0);
  expect(shop.said()).toContain('A worker ended unexpectedly (SIGKILL); starting it again.');
});

test.each(['0', '1000'])('a start with WORKERS=%s ends with a sentence that names it', async (WORKERS) => {
  await stopShop(shop);
  const refused = launchShop(premises, { WORKERS });
  expect(await refused.ended).toBe(78);
  expect(refused.said()).toContain('WORKERS: must be a whole number of processes from 1 to 64');
});
