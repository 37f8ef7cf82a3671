import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demandInstalled } from '../support/launcher.ts';
import { sendHalf } from './half-sent.ts';
import {
  answers,
  kill,
  launchShop,
  openPremises,
  type Premises,
  type RunningShop,
  startShop,
  stopShop,
  until,
} from './running-shop.ts';
import { sendVisitors } from './visitors.ts';

// How a shop lives and dies on one machine. The tests share one shop's data, since filling them takes the longest.
let premises: Premises;
let shop: RunningShop;

beforeAll(async () => {
  premises = await openPremises();
  shop = await startShop(premises);
}, 120_000);
afterAll(async () => {
  if (shop) await stopShop(shop);
  await premises?.remove();
});

test('a second shop on the same data says where the first one is, and ends', async () => {
  const second = launchShop({ ...premises, port: 0 });
  expect(await second.ended).toBe(1);
  const named = shop.url.replace('127.0.0.1', 'localhost');
  expect(second.said()).toContain(`The shop already runs on the data in ${premises.dataDir} at ${named}`);
  expect(await answers(shop.url)).toBe(true);
});

// The kernel greets callers before the app does; whom it greets last finds the door closed.
const LET_IN_MS = 500;

test('SIGTERM amid visitors lets each request under way finish, then ends app and database without a fault', async () => {
  const pids = [...shop.app(), ...shop.database()];
  expect(pids.length).toBeGreaterThan(2);
  const visitors = sendVisitors(shop.url);
  // The first of each page takes longest.
  expect(await until(() => visitors.visits.length > 200, 120_000)).toBe(true);
  const half = await sendHalf(`${shop.url}/api/cart`, JSON.stringify({ productId: 1, quantity: 2 }));
  await wait(LET_IN_MS);
  shop.launcher.kill('SIGTERM');
  const stoppedAt = performance.now();
  await wait(500);
  expect(await half.sendRest()).toBe(201);
  expect(await shop.ended).toBe(0);
  const visits = await visitors.leave();
  expect(visits.filter(({ status }) => status === 200).length).toBeGreaterThan(150);
  const letIn = visits.filter(({ at, status }) => at < stoppedAt - LET_IN_MS || typeof status === 'number');
  expect(letIn.filter(({ status }) => typeof status === 'string' || status >= 500)).toEqual([]);
  expect(shop.said()).not.toMatch(/"level":[56]0|Cannot use a pool/);
  expect(pids.filter((pid) => fs.existsSync(`/proc/${pid}`))).toEqual([]);
  expect(shop.said()).toMatch(/Stopping…[\s\S]*Stopped\./);
  shop = await startShop(premises);
});

test.each([
  ['the app', ({ app }: RunningShop) => app()],
  ['the database', ({ database }: RunningShop) => database()],
  ['app and database', ({ app, database }: RunningShop) => [...app(), ...database()]],
])('after kill -9 of %s the launcher starts it again by itself', async (_, victims) => {
  const [app] = shop.app();
  const pids = victims(shop);
  kill(...pids);
  const isBack = async () => shop.app().length === 1 && (pids.includes(app ?? 0) ? shop.app()[0] !== app : true);
  expect(await until(async () => (await isBack()) && (await answers(shop.url)), 120_000)).toBe(true);
  expect(shop.launcher.exitCode).toBe(null);
});

test.each([
  ['the launcher', () => []],
  ['launcher and app', ({ app }: RunningShop) => app()],
  ['launcher and database', ({ database }: RunningShop) => database()],
  ['everything', ({ app, database }: RunningShop) => [...app(), ...database()]],
])('after kill -9 of %s the next start recovers', async (_, others) => {
  kill(shop.launcher.pid, ...others(shop));
  await shop.ended;
  shop = await startShop(premises);
  expect(shop.app()).toHaveLength(1);
  expect((await fetch(`${shop.url}/`)).status).toBe(200);
});

test('commands find the database with the shop open, and start it themselves with the shop closed', async () => {
  await demandInstalled();
  const folder = path.join(premises.dataDir, 'by-hand');
  const backup = () => command('backup', '--to', folder);
  const isMade = { code: 0, said: expect.stringContaining('read again and found whole.') };
  expect(await backup()).toEqual(isMade);
  expect(await command('admin-code', 'nobody.here')).toEqual({
    code: 1,
    said: expect.stringContaining('There is no active admin nobody.here.'),
  });
  await stopShop(shop);
  expect(await backup()).toEqual(isMade);
  expect(fs.readdirSync(folder)).toHaveLength(2);
  expect(shop.database()).toEqual([]);
});

/** `npm run NAME` on the data of the shop, as a person types it. */
function command(name: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const { DATABASE_URL: _, ...own } = process.env;
  const env = { ...own, DATA_DIR: premises.dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, [`launch/${name}.mjs`, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}
