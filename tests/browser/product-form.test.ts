import { expect, test } from 'vitest';
import { drawPicture, packBomb } from '../support/pictures.ts';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser } from './browser.ts';
import { waitUntilQuiet } from './page-life.ts';
import { dialogOf, fill, isSold, save } from './product-dialog.ts';

const visit = openBrowser();

test('by keyboard alone a product is added, and Escape asks before what was typed is lost', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/product-store');
  await page.getByRole('link', { name: 'Add Product' }).focus();
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Keyboard kiosk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ki');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.50');
  let questions = 0;
  page.once('dialog', (question) => {
    questions += 1;
    return question.dismiss();
  });
  await page.keyboard.press('Escape');
  expect(questions).toBe(1);
  await dialogOf(page).getByLabel('Price ex VAT').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Product Created').waitFor();
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Add Product');
  expect(await isSold(page, 'Keyboard kiosk')).toBe(true);
});

test('a product is not saved while its pictures are on their way', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/product-store?add');
  await fill(page, 'Product name', 'Slow board');
  await fill(page, 'Price ex VAT', '10');
  await dialogOf(page).getByLabel('Category').selectOption('Kiosks');
  const line = Promise.withResolvers<void>();
  await page.route('**/api/media', (route) => line.promise.then(() => route.continue()));
  const buffer = await drawPicture('png', { width: 400, height: 300 });
  await dialogOf(page).getByLabel('Add pictures').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await dialogOf(page).getByText('Sending the pictures').waitFor();
  await save(page, 'Add Product');
  await page.getByText('Pictures are still on their way').waitFor();
  line.resolve();
  await fill(page, 'What picture 1 shows', 'Seen from the front');
  await save(page, 'Add Product');
  await page.getByText('Product Created').waitFor();
});

test('what is no picture is refused in words, and nothing that was typed is lost', async () => {
  const { page } = await visit();
  await enterAs(page, 'Admin');
  await open(page, '/product-store?add');
  await fill(page, 'Product name', 'Half a kiosk');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialogOf(page).locator('input[type=file]:not([multiple])').setInputFiles({ name, mimeType, buffer });
  const wrong: [name: string, type: string, bytes: Buffer, message: string][] = [
    ['page.png', 'image/png', Buffer.from('<script>'), 'This is not a PNG or JPEG picture'],
    [
      'drawing.svg',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'This is not a PNG or JPEG picture',
    ],
    ['bomb.png', 'image/png', packBomb(30_000, 30_000), 'too many pixels'],
    ['large.jpg', 'image/jpeg', Buffer.alloc(11 * 1024 * 1024), 'larger than 10 MB'],
  ];
  for (const [name, type, bytes, message] of wrong) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/media'));
    await choose(name, type, bytes);
    // The sentence of the file before may be the same one.
    expect((await answered).ok()).toBe(false);
    await dialogOf(page).getByText(message).first().waitFor();
    expect(await dialogOf(page).getByLabel('Picture address').inputValue()).toBe('');
  }
  expect(await dialogOf(page).getByLabel('Product name').inputValue()).toBe('Half a kiosk');
  await expectAccessible(page);
});

test('of two pictures chosen one after the other the last counts, whichever is answered first', async () => {
  const { page } = await visit();
  await enterAs(page, 'Admin');
  await open(page, '/product-store?add');
  const line = Promise.withResolvers<void>();
  await page.route('**/api/media', (route) => line.promise.then(() => route.continue()), { times: 1 });
  const choose = async (file: string, buffer: Buffer) => {
    const files = { name: file, mimeType: 'image/png', buffer };
    await dialogOf(page).locator('input[type=file]:not([multiple])').setInputFiles(files);
  };
  await choose('slow.png', await drawPicture('png', { width: 400, height: 300 }));
  await dialogOf(page).getByText('Sending the picture', { exact: true }).waitFor();
  await choose('bomb.png', packBomb(30_000, 30_000));
  await dialogOf(page).getByText('too many pixels').first().waitFor();
  const late = page.waitForResponse((response) => response.url().endsWith('/api/media'));
  line.resolve();
  expect((await late).status()).toBe(201);
  await waitUntilQuiet(page);
  expect(await dialogOf(page).getByLabel('Picture address').inputValue()).toBe('');
  await dialogOf(page).getByText('too many pixels').first().waitFor();
});

test('of two colleagues who edit the same product the second is told, and decides', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/product-store?edit=3');
  await fill(page, 'Description', 'Mine');
  const [product] = await (await page.request.get('/api/products?scope=store&cursor=2&limit=1')).json();
  const { name, price, category } = product;
  const theirs = { name, price, category, description: 'Theirs' };
  expect((await page.request.put('/api/products/3', { data: theirs })).status()).toBe(200);
  await save(page);
  await dialogOf(page).getByText('Changed meanwhile', { exact: true }).waitFor();
  await dialogOf(page).getByText('this is undone:').waitFor();
  expect(await dialogOf(page).getByLabel('Description').inputValue()).toBe('Mine');
  await expectAccessible(page);
  await save(page, 'Show the latest');
  await expect.poll(() => dialogOf(page).getByLabel('Description').inputValue()).toBe('Theirs');
  await fill(page, 'Description', 'Both');
  await page.request.put('/api/products/3', { data: { ...theirs, description: 'Theirs again' } });
  await save(page);
  await save(page, 'Save mine anyway');
  await dialogOf(page).waitFor({ state: 'hidden' });
  const page3 = await (await page.request.get('/api/products/3')).json();
  expect(page3.description).toBe('Both');

  // What only one of the two has changed is not undone by the other.
  await open(page, '/product-store?edit=3');
  await fill(page, 'Product name', 'Renamed board');
  await page.request.put('/api/products/3', { data: { ...theirs, description: 'Both', price: '123.00' } });
  await save(page);
  await dialogOf(page).getByText('→ £123.00').waitFor();
  await dialogOf(page).getByText('You changed none of this').waitFor();
  await save(page, 'Save mine as well');
  await dialogOf(page).waitFor({ state: 'hidden' });
  const after = await (await page.request.get('/api/products/3')).json();
  expect(after).toMatchObject({ name: 'Renamed board', price: '123.00' });
});
