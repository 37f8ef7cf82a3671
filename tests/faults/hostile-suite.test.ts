import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHostileSuite, type SuiteReport } from '../hostile/suite.ts';
import { databaseUrl, openPremises, type Premises, type RunningShop, startShop, stopShop } from './running-shop.ts';

// The short form of `npm run test:hostile`: every call and page, as each of the four callers, with a few inputs.
const SHORT = { calls: 2, pages: 1, races: 3, seed: 20_261_123 };

let premises: Premises;
let shop: RunningShop;
let report: SuiteReport;

beforeAll(async () => {
  premises = await openPremises();
  shop = await startShop(premises, { TRUST_PROXY: '1' });
  const [pid = null] = shop.app();
  report = await runHostileSuite({ url: shop.url, databaseUrl: databaseUrl(premises), pid }, SHORT);
}, 240_000);
afterAll(async () => {
  if (shop) await stopShop(shop);
  await premises?.remove();
});

test.each(['calls', 'pages', 'money'] as const)('%s answer what means harm with a sentence, and never fail', (name) => {
  const attack = report.attacks[name];
  expect(attack?.requests).toBeGreaterThan(name === 'money' ? 50 : 200);
  expect(attack?.faults).toEqual([]);
});

test('most of it is refused, and what is let in is let in by right', () => {
  const { byHundred = {}, requests = 0 } = report.attacks.calls ?? {};
  expect((byHundred['4'] ?? 0) / requests).toBeGreaterThan(0.6);
  expect(byHundred['2'] ?? 0).toBeGreaterThan(0);
});

test('afterwards the books add up, and the shop is the same process', () => {
  expect(report.books).toEqual([]);
  expect(shop.said()).not.toMatch(/ended unexpectedly/);
});
