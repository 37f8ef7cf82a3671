import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { openVisits } from './browser.ts';
import { goToFilledCheckout, payByTestCard } from './checkout.ts';
import { type RunningShop, startShop } from './start-shop.ts';

// The database goes away while a form is filled in.

const visit = openVisits();
let database: FreshDatabase;
let way: Way;
let shop: RunningShop;

beforeAll(async () => {
  database = await freshDatabase(inject('demoShop').database);
  way = await openWay(new URL(database.url));
  shop = await startShop({ DATABASE_URL: way.url }, inject('demoShop'));
});
afterAll(async () => {
  await shop?.stop();
  way?.close();
  await database?.drop();
});

test('an order that meets no database says so, keeps what was typed, and is placed once it is back', async () => {
  const { page } = await visit({ baseURL: shop.url });
  await goToFilledCheckout(page);
  await payByTestCard(page, '4242 4242 4242 4242');
  way.cut();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByText('The shop is out of reach for a moment. Please try again shortly.').first().waitFor();
  expect(await page.getByLabel('Address line 1').inputValue()).toBe('1 Harbour Street');
  expect(await page.getByLabel('E-mail address').inputValue()).toBe('jo@sunrise-cafe.example');
  await way.mend();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/\/orders\/BF-/);
});

/** The way to a database, which can be cut and mended. */
interface Way {
  url: string;
  cut(): void;
  mend(): Promise<void>;
  close(): void;
}

async function openWay(to: URL): Promise<Way> {
  const ends = new Set<net.Socket>();
  const server = net.createServer((here) => {
    const there = net.connect(Number(to.port), to.hostname);
    for (const [end, other] of [
      [here, there],
      [there, here],
    ] as const) {
      ends.add(end);
      end.on('error', () => undefined).on('close', () => other.destroy() && ends.delete(end));
      end.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(to);
  url.host = `127.0.0.1:${port}`;
  const cut = () => {
    server.close();
    for (const end of ends) end.destroy();
  };
  const mend = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  return { url: url.href, cut, mend, close: cut };
}
