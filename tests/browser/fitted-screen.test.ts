import { expect, test } from 'vitest';
import { expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { waitUntilAlive } from './page-life.ts';

const visit = openBrowser();
const SCREEN = '/products/2/counter-43-menu-board';

test('the form of fitting comes with its opening, says what is wrong at the field, and fills the cart', async () => {
  const { page, complaints } = await visit({ viewport: PHONE });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await open(page, SCREEN);
  await page.getByRole('heading', { name: /^Have it fitted/ }).scrollIntoViewIfNeeded();
  // What surrounds the form changes while it is not alive: it stays as it was served.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect(scripts.filter((url) => /\/(forms|fitted-form)-/.test(url))).toEqual([]);

  await page.getByText('Buy it with fitting').click();
  await expect.poll(() => scripts.some((url) => /\/fitted-form-/.test(url))).toBe(true);
  await waitUntilAlive(page);
  const height = page.getByLabel('Upper edge above the floor');
  await height.fill('99');
  await page.getByRole('button', { name: 'Add to cart with fitting' }).click();
  await expect.poll(() => height.getAttribute('aria-invalid')).toBe('true');
  expect(await height.inputValue()).toBe('99');
  await expectAccessible(page);

  await height.fill('2.5');
  await page.getByRole('button', { name: 'Add to cart with fitting' }).click();
  await page.getByText('Added to cart').first().waitFor();
  await page.goto('/cart');
  expect(await page.locator('main').textContent()).toMatch(/fitting/i);
  expect(complaints.filter((complaint) => !/400/.test(complaint))).toEqual([]);
});

test('a visitor who comes from another page opens the form of fitting too', async () => {
  const { page, complaints } = await visit({ viewport: PHONE });
  await open(page, '/search?q=counter+43+menu+board');
  await page
    .getByRole('link', { name: /Counter 43 menu board/ })
    .first()
    .click();
  await page.getByText('Buy it with fitting').click();
  await page.getByRole('button', { name: 'Add to cart with fitting' }).waitFor();
  expect(complaints).toEqual([]);
});

test('without scripts a screen is bought with its fitting', async () => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto(SCREEN);
  await page.getByText('Buy it with fitting').click();
  await page.getByLabel('Upper edge above the floor').fill('2.5');
  await page.getByRole('button', { name: 'Add to cart with fitting' }).click();
  await page.waitForURL(/\/cart/);
  expect(await page.locator('main').textContent()).toMatch(/fitting/i);
});
