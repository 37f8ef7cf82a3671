import { expect, test } from 'vitest';
import { DESKTOP, enterAs, open, openBrowser } from './browser.ts';

const visit = openBrowser();

test('an owner reads the reports, follows a figure to its orders, keeps the view and sends what is in it', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/reports?range=this-year');
  await page.getByRole('heading', { name: /^Revenue inc VAT/ }).waitFor();
  await page.getByText('The chart as a table').click();
  await page.getByRole('table', { name: 'Revenue, step by step' }).waitFor();

  // Days that are none are told at their field, and stay there.
  expect(await open(page, '/admin/reports?from=2026-11-21&to=banana')).toBe(400);
  expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('banana');
  await page.getByRole('link', { name: 'Enter a day, such as 2026-03-04' }).waitFor();
  complaints.length = 0;

  await page.getByRole('link', { name: 'This year' }).click();
  const orders = page.locator('dl').getByRole('link').first();
  const figure = Number(await orders.innerText());
  await orders.click();
  await page.waitForURL(/\/admin\/orders\?.*dates=sold/);
  const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
  // The list shows fifty at a time.
  await expect.poll(() => rows.count()).toBe(Math.min(figure, 50));

  await page.getByText('Save this view').click();
  await page.getByLabel('Name of the view').fill('Sold this year');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('link', { name: 'Sold this year' }).waitFor();
  await open(page, '/admin/orders?status=processing');
  await page.getByRole('link', { name: 'Sold this year' }).waitFor();

  // By keyboard: the first two rows are ticked, and their status is set together.
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('2 selected').waitFor();
  page.once('dialog', (asked) => asked.accept());
  await page.getByLabel('Status for the selected orders').selectOption('shipped');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('2 orders are now: Shipped').waitFor();
  expect(complaints).toEqual([]);
});

test('staff take down an order on the phone, and find it again with one key', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/orders');
  await page.getByRole('link', { name: /phone order/i }).click();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await page.getByText('Add at least one product').first().waitFor();
  complaints.length = 0;

  await page.getByLabel('Find a product').fill('bracket');
  await page.getByRole('list', { name: 'Found: Find a product' }).getByRole('button').first().click();
  await page.getByLabel('E-mail of a new customer').fill('sam.ng@corner-cafe.example');
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill('Ng');
  await page.getByLabel('Address line 1').fill('12 Park Row');
  await page.getByLabel('Town or city').fill('Leeds');
  await page.getByLabel('Postcode').fill('LS1 5HD');
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true });
  await page.getByRole('button', { name: 'Place the order' }).click();
  await page.waitForURL(/\/admin\/orders\?order=BF-/);
  const orderNumber = new URL(page.url()).searchParams.get('order') ?? '';
  await page.getByRole('dialog').getByText('sam.ng@').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await open(page, '/admin/reports');
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Search orders, customers and products' });
  await search.fill(orderNumber);
  await page.getByRole('option', { name: new RegExp(orderNumber) }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`order=${orderNumber}`));
  expect(complaints).toEqual([]);
});
