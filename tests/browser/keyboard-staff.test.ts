import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, open, openBrowser } from './browser.ts';
import { focused } from './focus-stops.ts';
import { databaseUrl } from './own-shop.ts';

const visit = openBrowser();

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
const numbersOf = (page: Page) => rowsOf(page).locator('td a[href]').allInnerTexts();

/** Sets the status of the order that has the focus, by the arrow keys of its dropdown. */
async function setNextStatus(page: Page, number: string): Promise<void> {
  await page.getByLabel(`Status of ${number}`).first().focus();
  for (const key of ['Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await rowsOf(page).getByRole('link', { name: number }).waitFor({ state: 'detached' });
}

test('an order that leaves the list hands the focus on, and Ctrl+Z takes the change back from there', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  page.on('dialog', (dialog) => dialog.accept());
  await enterAs(page, 'Admin');
  await open(page, '/admin/orders?status=pending');
  const [first = '', second = ''] = await numbersOf(page);
  await setNextStatus(page, first);
  await expect.poll(() => focused(page), { message: 'the row that follows' }).toBe(`Status of ${second}`);
  await page.getByText(`${first} is now: `).waitFor();
  await page.getByRole('button', { name: 'Undo Ctrl Z', exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText(`${first} is Pending again`).waitFor();
  await rowsOf(page).getByRole('link', { name: first }).waitFor();
  expect(await focused(page), 'after Undo').toBe(`Status of ${second}`);

  const numbers = await numbersOf(page);
  await setNextStatus(page, numbers.at(-1) ?? '');
  await expect.poll(() => focused(page), { message: 'the row before the last' }).toBe(`Status of ${numbers.at(-2)}`);

  // The only one that a search leaves.
  await open(page, `/admin/orders?status=pending&q=${second}`);
  await setNextStatus(page, second);
  await expect.poll(() => focused(page), { message: 'the heading of an empty list' }).toBe('Orders');
});

test('‘All orders’ of a customer are those of the account, whatever its e-mail address is now', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ id: number; orders: number }>(
    `update users set email = 'somewhere.else@example.com' where username = 'customer'
     returning id, (select count(*)::int from orders where customer_id = users.id) as orders`,
  );
  await database.end();
  const [customer] = rows;
  expect(customer?.orders).toBeGreaterThan(0);
  await enterAs(page, 'Admin');
  await open(page, `/admin/customers?customer=${customer?.id}`);
  await page.getByRole('link', { name: 'All orders' }).click();
  await page.waitForURL(/\/admin\/orders/);
  await rowsOf(page).first().waitFor();
  expect(await rowsOf(page).count()).toBe(customer?.orders);
});
