import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ask } from '../faults/crash.ts';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { databaseUrl } from './own-shop.ts';

const visit = openBrowser();
let soldOut = '';
let madeToOrder = '';

beforeAll(async () => {
  const { rows } = await ask(databaseUrl, (client) =>
    client.query<{ id: number }>(
      `insert into products (name, price, category, stock_quantity, sku, specs) values
         ('Sold out board', 299, 'Digital Menu Boards', 0, 'OUT-1', '{}'),
         ('Wall to order', 9990, 'Video Walls', 0, 'OUT-2', '{"madeToOrder": true, "leadTimeDays": 10}')
       returning id`,
    ),
  );
  [soldOut, madeToOrder] = rows.map(({ id }) => `/products/${id}`) as [string, string];
});

const waiting = () =>
  ask(databaseUrl, (client) => client.query<{ email: string }>('select email from stock_alerts order by id')).then(
    ({ rows }) => rows.map(({ email }) => email),
  );
const field = (page: Page) => page.getByLabel('Say that you wait for it');

test('a sold-out product promises no day, and tells who asks, with mistakes beside the field until they are mended', async () => {
  const { page } = await visit({ viewport: PHONE });
  await expect.poll(() => open(page, soldOut)).toBe(200);
  await page.getByText('the day of the next delivery is not known').waitFor();
  expect(await page.getByText(/Get it/).count()).toBe(0);
  await expectAccessible(page);
  await field(page).fill('jo@');
  await page.getByRole('button', { name: 'Note my address' }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  await expectAccessible(page);
  await field(page).fill('jo@sunrise-cafe.example');
  await expect.poll(() => page.getByText('Please enter a valid email address').count()).toBe(0);
  await page.getByRole('button', { name: 'Note my address' }).click();
  await page.getByRole('status').getByText('jo@sunrise-cafe.example').waitFor();
  expect(await field(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'where the focus is').toBe('status');
  await expectAccessible(page);
  expect(await waiting()).toEqual(['jo@sunrise-cafe.example']);
});

test('what is made to order names its lead time and the day of a quote, and knows the address of who is signed in', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Customer');
  await expect.poll(() => open(page, madeToOrder)).toBe(200);
  await page
    .getByText(
      /made to order in 10 working days.* By a quote, ordered today, it would arrive .*\d{1,2} [A-Z][a-z]{2} \(/,
    )
    .waitFor();
  await expect.poll(() => field(page).inputValue()).toMatch(/@/);
  await page.getByRole('button', { name: 'Note my address' }).click();
  await page.getByRole('status').getByText(/@/).waitFor();
  const staff = await visit({ viewport: DESKTOP });
  await enterAs(staff.page, 'Admin');
  await open(staff.page, '/product-store?q=OUT-2');
  await staff.page.getByText(/1 waiting/).waitFor();
  expect(complaints).toEqual([]);
});

test('it works before any script has arrived, and so does stopping', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(soldOut);
  await field(page).fill('no');
  await page.getByRole('button', { name: 'Note my address' }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  expect(await field(page).inputValue()).toBe('no');
  await field(page).fill('plain@example.com');
  await page.getByRole('button', { name: 'Note my address' }).click();
  await page.getByRole('status').getByText('plain@example.com').waitFor();
  expect(await waiting()).toContain('plain@example.com');

  const { rows } = await ask(databaseUrl, (client) =>
    client.query<{ key: string }>("select key from stock_alerts where email = 'plain@example.com'"),
  );
  await page.goto(`/stop-alerts?key=${rows[0]?.key}`);
  expect(await waiting(), 'a link that a mail program follows stops nothing').toContain('plain@example.com');
  await page.getByRole('button', { name: 'Stop them' }).click();
  await page.getByRole('heading', { name: 'Stopped' }).waitFor();
  expect(await waiting()).not.toContain('plain@example.com');
});
