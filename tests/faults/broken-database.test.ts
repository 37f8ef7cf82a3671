import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnPostgres, openOwnPostgres } from '../support/own-postgres.ts';
import { type Break, type BrokenShop, breakRound } from './broken-database.ts';
import { stockUp } from './crash.ts';
import { launchInstance, readyStatus, startInstance } from './instances.ts';
import { launchShop, openPremises, until } from './running-shop.ts';

// A few seconds each here; `npm run test:faults` goes on for minutes.
let postgres: OwnPostgres;
let shop: BrokenShop;

beforeAll(async () => {
  postgres = await openOwnPostgres({ isDurable: true });
}, 60_000);
afterAll(async () => {
  await Promise.all((shop?.instances ?? []).map((instance) => instance.stop()));
  await postgres?.remove();
}, 60_000);

test('a start without a database waits, says so, and opens the shop once there is one', async () => {
  await postgres.stop();
  const first = await launchInstance(postgres.url);
  expect(await until(() => /Waiting for the database: nothing listens/.test(first.said()), 20_000)).toBe(true);
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  for (const path of ['/api/ready', '/api/products', '/']) {
    const answer = await fetch(first.url + path);
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '2']);
  }
  await postgres.start();
  expect(await until(async () => (await readyStatus(first)) === 200, 60_000)).toBe(true);
  const wares = await stockUp(postgres.url);
  shop = { postgres, instances: [first, await startInstance(postgres.url)], wares, settings: {} };
});

test.each<[Break, number]>([
  ['restart -m fast', 300],
  ['restart -m immediate', 0],
  ['pg_terminate_backend', 700],
  ['kill -9 of the database', 0],
  ['kill -9 of an instance', 0],
])(
  '%s amid 8 buyers at two instances: nothing ends, is lost or doubled, and no answer is a 500',
  async (how, awayMs) => {
    const { faults, firstGoodMs, acknowledged } = await breakRound(shop, how, awayMs);
    expect(faults).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(8);
    expect(firstGoodMs).toBeLessThan(3_000);
  },
);

test.each([
  [
    'password',
    (url: URL) => (url.password = 'not-the-Word'),
    /DATABASE_URL: the database refuses this user name and password\./,
  ],
  ['database', (url: URL) => (url.pathname = '/nowhere'), /DATABASE_URL: the server has no database of this name\./],
  [
    'encryption',
    (url: URL) => url.searchParams.set('sslmode', 'verify-full'),
    /DATABASE_URL: the server does not speak TLS/,
  ],
])(
  'with a wrong %s the start ends with a sentence, without a stack or a secret, and is not tried again',
  async (_, spoil, sentence) => {
    const url = new URL(postgres.url);
    const { password } = url;
    spoil(url);
    const premises = await openPremises();
    const launched = launchShop(premises, {}, url.href);
    expect(await launched.ended).toBe(78);
    // Where a server is named, no database is begun here.
    expect(fs.readdirSync(premises.dataDir)).toEqual(['run']);
    await premises.remove();
    expect(launched.said()).toMatch(sentence);
    expect(launched.said()).not.toMatch(/\n\s+at |not-the-Word/);
    expect(launched.said()).not.toContain(password);
    expect(launched.said()).not.toContain('starting it again');
  },
);
