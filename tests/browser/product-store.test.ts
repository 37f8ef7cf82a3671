import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawPicture } from '../support/pictures.ts';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { dialogOf, fill, isSold, save } from './product-dialog.ts';

const visit = openBrowser();

const cardOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Products' }).getByRole('listitem').filter({ hasText: name });
const find = (page: Page, text: string) => open(page, `/product-store?q=${encodeURIComponent(text)}`);

test('an admin puts a product with a picture on sale, changes it, counts it, and takes it away again', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await find(page, 'Window board');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await save(page, 'Add Product');
  for (const message of ['Product name is required', 'Price is required', 'Category is required']) {
    await dialogOf(page).getByText(message).waitFor();
  }
  expect(
    await dialogOf(page)
      .getByLabel('Product name')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await expectAccessible(page);

  await fill(page, 'Product name', 'Window board 王');
  await fill(page, 'Price ex VAT', '0');
  let asked = '';
  page.once('dialog', (question) => {
    asked = question.message();
    return question.dismiss();
  });
  await save(page, 'Add Product');
  expect(asked).toBe('Save at a price of £0.00? Shoppers who order it pay nothing for it.');
  await fill(page, 'Price ex VAT', '1,299.50');
  await fill(page, 'Stock quantity', '5');
  await dialogOf(page).getByLabel('Category').selectOption('Outdoor Signage');
  await fill(page, 'Description', 'Bright enough for noon');
  const picture = {
    name: 'board.png',
    mimeType: 'image/png',
    buffer: await drawPicture('png', { width: 640, height: 480 }),
  };
  await dialogOf(page).locator('input[type=file]:not([multiple])').setInputFiles(picture);
  await expect
    .poll(() => dialogOf(page).getByLabel('Picture address').inputValue())
    .toMatch(/^\/media\/[0-9a-f]{64}\.png$/);
  const drawn = (name: string, width: number) =>
    drawPicture('png', { width, height: 300 }).then((buffer) => ({ name, mimeType: 'image/png', buffer }));
  await dialogOf(page)
    .getByLabel('Add pictures')
    .setInputFiles([await drawn('front.png', 400), await drawn('back.png', 500), await drawn('wrong.png', 600)]);
  await dialogOf(page).getByLabel('What picture 3 shows').waitFor();
  await fill(page, 'What picture 1 shows', 'Seen from the front');
  await fill(page, 'What picture 2 shows', 'Seen from behind');
  await dialogOf(page).getByRole('button', { name: 'Remove picture 3' }).click();
  await dialogOf(page).getByRole('button', { name: 'Move picture 2 up' }).click();
  await dialogOf(page).getByText('Specifications').click();
  await fill(page, 'Screen size', '55');
  await dialogOf(page).getByLabel('Touch').selectOption('No');
  await expectAccessible(page);
  await save(page, 'Add Product');
  await page.getByText('Product Created').waitFor();
  await dialogOf(page).waitFor({ state: 'hidden' });

  const card = cardOf(page, 'Window board 王');
  expect(await card.innerText()).toMatch(/Outdoor Signage[\s\S]*£1,299\.50[\s\S]*In Stock/);
  const address = (await card.getByRole('link', { name: 'Window board 王', exact: true }).getAttribute('href')) ?? '';
  const shopper = await visit();
  await open(shopper.page, address);
  expect(await shopper.page.getByRole('main').innerText()).toMatch(/£1,299\.50[\s\S]*55 inches/);
  const shown = shopper.page.getByRole('group', { name: 'Pictures' }).getByRole('img');
  expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))).toEqual([
    'Picture of the Window board 王',
    'Seen from behind',
    'Seen from the front',
  ]);
  await expect
    .poll(() =>
      shopper.page
        .locator('main img')
        .first()
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);

  await card.getByRole('textbox', { name: 'Stock of Window board' }).fill('0');
  await card.getByRole('button', { name: 'Set the stock of' }).click();
  await page.getByText('Product Updated').waitFor();
  await card.getByText('Out of Stock').waitFor();
  await open(shopper.page, address);
  expect(await shopper.page.getByRole('main').innerText()).toContain('Out of Stock');

  await card.getByRole('link', { name: 'Edit Window board' }).click();
  await fill(page, 'Price ex VAT', '999');
  await save(page);
  await dialogOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => card.innerText()).toContain('£999.00');
  await open(shopper.page, address);
  expect(await shopper.page.getByRole('main').innerText()).toContain('£999.00');

  page.once('dialog', (question) => question.dismiss());
  await card.getByRole('button', { name: 'Delete' }).click();
  expect(await isSold(page, 'Window board 王')).toBe(true);
  page.once('dialog', (question) => question.accept());
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Product Deleted').waitFor();
  await page.getByText('No products match').waitFor();
  expect((await shopper.page.goto(address))?.status()).toBe(404);
  // What was refused on purpose: the empty form.
  expect(complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
});

test('a product that was ordered is archived, and can be put back on sale', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  const orders = await (await page.request.get('/api/orders?scope=all')).json();
  const name: string = orders.items[0].items[0].productName;
  await find(page, name);
  page.once('dialog', (question) => question.accept());
  await page.getByRole('button', { name: `Delete: ${name}`, exact: true }).click();
  await page.getByText('Product Deleted').waitFor();
  expect(await isSold(page, name)).toBe(false);
  await open(page, `/product-store?stock=archived&q=${encodeURIComponent(name)}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Put back on sale: ${name}`, exact: true }).click();
  await page.getByText('Product Updated').waitFor();
  expect(await isSold(page, name)).toBe(true);
});

test('an employer who may look sees the products and no way to change them; a customer is led to the search', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Employer');
  await open(page, '/product-store?add');
  expect(await page.getByRole('list', { name: 'Products' }).getByRole('listitem').count()).toBeGreaterThan(20);
  expect(await page.getByRole('button', { name: /^(Delete|Set the stock)/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: /^(Edit|Add Product)/ }).count()).toBe(0);
  expect(await dialogOf(page).count()).toBe(0);
  await expectAccessible(page);

  const customer = await visit();
  await enterAs(customer.page, 'Customer');
  expect(await open(customer.page, '/product-store')).toBe(403);
  await customer.page.getByRole('heading', { name: 'Access Restricted' }).waitFor();
  expect(await customer.page.getByRole('main').innerText()).toMatch(/view_products or manage_products/);
  await customer.page.getByRole('link', { name: 'Go Back' }).waitFor();
  await customer.page.getByRole('link', { name: 'Search the shop' }).click();
  await customer.page.waitForURL('**/search');
});

test('before the scripts arrive a product is added, counted and deleted by plain forms', async () => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.request.post('/api/login', { data: { username: 'admin', password: 'Admin123!', role: 'admin' } });
  // Without scripts a browser fetches every picture of the page before it says that it is done.
  await page.goto('/product-store', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Add Product' }).click();
  const form = page.locator('form#product');
  await form.getByLabel('Product name').fill('Quiet kiosk');
  await form.getByLabel('Price').fill('abc');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await page.getByText('Price must be a number').waitFor();
  expect(await form.getByLabel('Product name').inputValue()).toBe('Quiet kiosk');
  await form.getByLabel('Price').fill('10');
  await form.getByLabel('Category').selectOption('Kiosks');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await page.waitForURL(/\/product-store$/, { waitUntil: 'commit' });
  await page.goto('/product-store?q=quiet');
  await page.getByRole('textbox', { name: 'Stock of Quiet kiosk' }).fill('7');
  const counted = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Set the stock of Quiet kiosk' }).click();
  await counted;
  expect(await page.getByRole('textbox', { name: 'Stock of Quiet kiosk' }).inputValue()).toBe('7');
  await page.getByRole('button', { name: 'Delete: Quiet kiosk' }).click();
  await page.getByText('Delete this product? Quiet kiosk').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No products match').waitFor();
});
