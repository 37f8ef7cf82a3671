import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Listener, listen } from '#platform/listen.ts';
import { openLog } from '#platform/log.ts';
import { type OwnPostgres, openOwnPostgres } from '../support/own-postgres.ts';

const log = openLog('silent');
let postgres: OwnPostgres;
let admin: pg.Client;
let listeners: Listener[];

beforeAll(async () => {
  postgres = await openOwnPostgres();
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
  listeners = [];
  admin = await connected();
});
afterEach(async () => {
  await Promise.all(listeners.map((listener) => listener.close()));
  await admin.end();
});

test('what is said on its channels is heard, and nothing else', async () => {
  const { heard } = await opened();
  await say('other', 'not for us');
  await say('orders', '{ no JSON');
  await say('Stock; drop', '');
  await expect.poll(() => heard).toEqual(['orders: { no JSON', 'Stock; drop: ']);
});

test('a connection that the server ends is opened again, and the subscriber is told to read again', async () => {
  const { heard, connects } = await opened();
  for (const times of [2, 3]) {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [NAME]);
    await expect.poll(connects).toBe(times);
  }
  await say('orders', 'after');
  await expect.poll(() => heard).toEqual(['orders: after']);
});

test('a database that was restarted is heard again', async () => {
  const { heard, connects } = await opened();
  await restarted(() => delay(1_000));
  await expect.poll(connects).toBe(2);
  await say('orders', 'after');
  await expect.poll(() => heard).toEqual(['orders: after']);
});

test('a database that is away at the start is heard as soon as it comes', async () => {
  const { heard, connects } = await restarted(async () => {
    const early = opened(0);
    await delay(500);
    return early;
  });
  await expect.poll(connects).toBe(1);
  await say('orders', 'after');
  await expect.poll(() => heard).toEqual(['orders: after']);
});

test('a connection that breaks while it is being opened is tried again', async () => {
  // Lets a connection in and drops it at its first `listen`, for the first three.
  const proxy = await openProxy(3);
  const { heard, connects } = await opened(1, proxy.url);
  expect(proxy.connections()).toBe(4);
  expect(connects()).toBe(1);
  await say('orders', 'after');
  await expect.poll(() => heard).toEqual(['orders: after']);
  await Promise.all(listeners.splice(0).map((listener) => listener.close()));
  proxy.close();
});

test('closing ends the connection, and nothing is heard any more', async () => {
  const { heard, listener } = await opened();
  await listener.close();
  await listener.close();
  await expect.poll(connectionCount).toBe(0);
  await say('orders', 'too late');
  await delay(100);
  expect(heard).toEqual([]);
});

test('a listener that is closed while the database is away stays closed when it is back', async () => {
  const { connects } = await restarted(async () => {
    const away = await opened(0);
    await delay(500);
    await away.listener.close();
    return away;
  });
  await delay(1_500);
  expect(await connectionCount()).toBe(0);
  expect(connects()).toBe(0);
});

const NAME = 'brightfront listener';

/** A listener that has connected so many times. */
async function opened(times = 1, url = postgres.url) {
  const heard: string[] = [];
  let connects = 0;
  const hearing = {
    onNotice: (payload: string, channel: string) => void heard.push(`${channel}: ${payload}`),
    onConnect: () => {
      connects++;
    },
  };
  const listener = listen(url, ['orders', 'Stock; drop'], hearing, log);
  listeners.push(listener);
  await expect.poll(() => connects).toBe(times);
  return { heard, listener, connects: () => connects };
}

async function restarted<T>(whileAway: () => Promise<T>): Promise<T> {
  await admin.end();
  await postgres.stop();
  const result = await whileAway();
  await postgres.start();
  admin = await connected();
  return result;
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  return client;
}

async function say(channel: string, payload: string): Promise<void> {
  await admin.query('select pg_notify($1, $2)', [channel, payload]);
}

async function connectionCount(): Promise<number> {
  const { rows } = await admin.query('select 1 from pg_stat_activity where application_name = $1', [NAME]);
  return rows.length;
}

async function openProxy(broken: number) {
  const { hostname, port } = new URL(postgres.url);
  let count = 0;
  const server = net.createServer((from) => {
    const isBroken = ++count <= broken;
    const to = net.connect(Number(port), hostname);
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
    to.on('error', () => from.destroy()).on('close', () => from.destroy());
    to.pipe(from);
    from.on('data', (data) => {
      if (isBroken && /^Q.{4}listen/is.test(data.toString('latin1'))) from.destroy();
      else to.write(data);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(postgres.url);
  url.port = String((server.address() as net.AddressInfo).port);
  return { url: url.toString(), connections: () => count, close: () => server.close() };
}
