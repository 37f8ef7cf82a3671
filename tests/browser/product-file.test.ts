import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

const file = (price: string) => ({
  name: 'new products.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `sku;name;price;category;Colour\r\nTS-1;"Table stand; small, 王";49.50;Accessories;red\r\nTS-2;=cmd();${price};Accessories;\r\n`,
  ),
});

test('staff import a file with an error, put it right, and find it in an export again', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Admin');
  await open(page, '/product-store');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await expectAccessible(page);
  await dialog.locator('input[type=file]').setInputFiles(file(''));
  await dialog.getByText('One line is wrong, so nothing can be imported yet').waitFor();
  expect(await dialog.getByRole('row').last().innerText()).toMatch(/3\s+price\s+Price is required\s+Empty/);
  expect(await dialog.getByText('Colour').isVisible()).toBe(true);
  expect(await dialog.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
  await expectAccessible(page);

  await dialog.locator('input[type=file]').setInputFiles(file('12.00'));
  await dialog.getByText('The file can be imported').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 2 products' }).click();
  await page.getByText('Products Imported').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });

  await open(page, '/product-store?q=TS-');
  await page.getByRole('heading', { name: '=cmd()' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^brightfront-products-\d{4}-\d\d-\d\d\.csv$/);
  const exported = await readFile(await download.path(), 'utf8');
  expect(exported).toContain(`TS-1,"Table stand; small, 王",,49.50,Accessories`);
  expect(exported).toContain(`TS-2,'=cmd(),,12.00,Accessories`);
});

test('staff raise the prices of ticked products after a look at what would change', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/product-store?q=BF-MB-43');
  await page.getByRole('checkbox', { name: 'Select Counter 43 menu board', exact: true }).check();
  await page.getByText('1 selected').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bulk change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk change' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('Say what is to be changed').waitFor();
  await dialog.getByLabel('Price ex VAT').selectOption('Raise by percent');
  await dialog.getByLabel('Percent').fill('ten');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText(/^The percentage must be a number/).waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Percent').fill('10');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('of 1 product would change').waitFor();
  expect(await dialog.getByRole('row').last().innerText()).toContain('£450.00 → £495.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await page.getByText('Products Updated').first().waitFor();
  await page.getByText('£495.00').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByText('1 selected').count()).toBe(0);

  await page.getByRole('button', { name: 'Bulk change' }).click();
  await dialog.getByLabel('Price ex VAT').selectOption('Lower by amount');
  await dialog.getByLabel('Amount').fill('1000');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('2 products cannot be changed like this, so nothing will be').waitFor();
  expect(await dialog.getByRole('button', { name: /^Change/ }).count()).toBe(0);
  await expectAccessible(page);
});
