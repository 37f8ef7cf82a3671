import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCatalogue } from '../../bench/changes/fill-catalogue.ts';
import { freshDatabase } from '../support/database.ts';
import { ask } from './crash.ts';

// A shop of so many products that reading them takes seconds (decision 0151).
const PRODUCTS = 30_000;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let dataDir: string;

beforeAll(async () => {
  database = await freshDatabase();
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-opening-'));
  await ask(database.url, (client) => fillCatalogue(client, PRODUCTS));
});
afterAll(async () => {
  await database?.drop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

function startApp(): ChildProcess {
  return spawn(process.execPath, ['build/server/index.js'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', SHOP_MODE: 'production', DATABASE_URL: database.url, DATA_DIR: dataDir },
      ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

interface Message {
  type: string;
  text?: string;
  url?: string;
}

function messageOf(app: ChildProcess, isIt: (message: Message) => boolean): Promise<Message> {
  return new Promise((resolve, reject) => {
    app.on('message', (message: Message) => isIt(message) && resolve(message));
    app.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it said that.`)));
  });
}

test('a shop that is stopped while it reads its catalogue ends at once and without a fault', async () => {
  const app = startApp();
  let said = '';
  for (const stream of [app.stdout, app.stderr]) stream?.on('data', (piece: Buffer) => (said += piece));
  let isOpen = false;
  messageOf(app, ({ type }) => type === 'ready').then(
    () => (isOpen = true),
    () => undefined,
  );
  await messageOf(app, ({ text }) => text === 'Reading the catalogue');
  const stoppedAt = performance.now();
  app.kill('SIGTERM');
  const [code] = await once(app, 'exit');
  expect({ code, isOpen, said }).toEqual({ code: 0, isOpen: false, said: '' });
  expect(performance.now() - stoppedAt).toBeLessThan(3_000);
});

test('the first visitor finds products without waiting for the database', async () => {
  const app = startApp();
  const { url } = await messageOf(app, ({ type }) => type === 'ready');
  try {
    // From here on nothing can be read of products.
    await ask(database.url, (client) => client.query('alter table products rename to products_away'));
    const found = await fetch(`${url}/api/search/products?q=outdoor+totem`);
    expect(found.status).toBe(200);
    expect(((await found.json()) as { total: number }).total).toBeGreaterThan(100);
    expect(await (await fetch(`${url}/api/products/5`)).json()).toMatchObject({ id: 5, sku: 'BX-5' });
  } finally {
    await ask(database.url, (client) => client.query('alter table products_away rename to products'));
    app.kill('SIGTERM');
    expect(await once(app, 'exit')).toEqual([0, null]);
  }
});
