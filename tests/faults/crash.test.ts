import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Wares } from './buyer.ts';
import { crashRound, stockUp } from './crash.ts';
import { databaseUrl, openPremises, type Premises, type RunningShop, startShop, stopShop } from './running-shop.ts';

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
