import fs from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('SIGTERM lets a request under way finish, then ends app and database', async () => {
  const pids = [...shop.app(), ...shop.database()];
  expect(pids.length).toBeGreaterThan(2);
  const half = await sendHalf(`${shop.url}/api/cart`, JSON.stringify({ productId: 1, quantity: 2 }));
  shop.launcher.kill('SIGTERM');
  await wait(500);
  expect(await half.sendRest()).toBe(201);
  expect(await shop.ended).toBe(0);
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
  expect(await until(async () => (await isBack()) && (await answers(shop.url)), 30_000)).toBe(true);
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

interface HalfSent {
  /** Sends what is missing; answers the status. */
  sendRest(): Promise<number>;
}

/** Begins a request and keeps the end of its body back. */
function sendHalf(url: string, body: string): Promise<HalfSent> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request(url, { method: 'POST', headers });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  return new Promise((resolve) => {
    sent.write(body.slice(0, 5), async () => {
      await wait(200);
      resolve({
        sendRest: () => {
          sent.end(body.slice(5));
          return status;
        },
      });
    });
  });
}
