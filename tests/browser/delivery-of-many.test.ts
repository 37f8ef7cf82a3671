import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ask } from '../faults/crash.ts';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { databaseUrl } from './own-shop.ts';

const visit = openBrowser();
let heavy = '';

beforeAll(async () => {
  const { rows } = await ask(databaseUrl, (client) =>
    client.query<{ id: number }>(
      `insert into products (name, price, category, stock_quantity, sku, specs)
         values ('Heavy cabinet', 899, 'Video Walls', 40, 'HEAVY-1', '{"weightKg": 9}') returning id`,
    ),
  );
  heavy = `/products/${rows[0]?.id}`;
});

// A typed number counts once its box is left.
async function choose(page: Page, quantity: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Quantity' });
  await box.fill(quantity);
  await box.press('Tab');
}

test('more than can be ordered gets no day on the page of a product, but the way to a quote', async () => {
  const { page } = await visit({ viewport: PHONE });
  await expect.poll(() => open(page, heavy)).toBe(200);
  await page.getByText(/^Get it /).waitFor();
  await choose(page, '41');
  await page.getByText('Only 40 can be ordered now. A quote names the day for 41:').waitFor();
  expect(await page.getByText(/^Get it /).count()).toBe(0);
  await expectAccessible(page);
});

test('the ways of delivery on the page of a product are those of as many as are chosen', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await open(page, heavy);
  await page.getByRole('heading', { name: 'Delivery to Mainland GB' }).waitFor();
  await page.getByText(/^Next Day: /).waitFor();
  await choose(page, '40');
  await page.getByRole('heading', { name: 'Delivery of 40 to Mainland GB' }).waitFor();
  await expect.poll(() => page.getByText(/^Next Day: /).count()).toBe(0);
  await page.getByText(/^Pallet: /).waitFor();
  await choose(page, '1');
  await page.getByText(/^Next Day: /).waitFor();
  expect(complaints).toEqual([]);
});

test('before its scripts arrive, the page of a product says how one is delivered', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await open(page, heavy);
  expect(await page.getByText(/^Get it /).isVisible()).toBe(true);
});
