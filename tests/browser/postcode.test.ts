import { expect, test } from 'vitest';
import { DESKTOP, open, openBrowser } from './browser.ts';
import { addToCart } from './checkout.ts';
import { waitUntilQuiet } from './page-life.ts';

// A postcode is remembered once it is known to exist: what is wrong with it, or could not be asked, is told beside its box.

const visit = openBrowser();

test('a postcode of an area that does not exist is told beside its box, with scripts and without, and breaks no page', async () => {
  const example = 'Enter a full UK postcode, such as LS1 4AP';
  const { page } = await visit({ viewport: DESKTOP });
  await open(page, '/products/2');
  await addToCart(page);
  for (const path of ['/products/2', '/cart']) {
    await open(page, path);
    const field = page.getByLabel('Your postcode');
    await field.fill('ZZ99 9ZZ');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText(example).first().waitFor();
    expect(await field.inputValue()).toBe('ZZ99 9ZZ');
    await field.fill('LS1 4AP');
    await expect.poll(() => page.getByText(example).count()).toBe(0);
    await page.getByRole('button', { name: 'Check' }).click();
    await page
      .getByText(/LS1 4AP/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByText(example).count()).toBe(0);
    expect((await page.goto(`${path}?postcode=ZZ99+9ZZ`))?.status()).toBe(200);
    // The postcode remembered from before must not take its place once the page is alive, and remains.
    await page.waitForLoadState('networkidle');
    await page.getByText(example).first().waitFor();
    expect(await field.inputValue()).toBe('ZZ99 9ZZ');
    await field.fill('ZZ1 1ZZ');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText(example).first().waitFor();
    await open(page, path);
    await expect.poll(() => field.inputValue()).toBe('LS1 4AP');
  }
});

test('a postcode that the cart could not ask about is not remembered in the place of a good one, and says so', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await open(page, '/products/2');
  await addToCart(page);
  await open(page, '/cart');
  const field = page.getByLabel('Your postcode');
  await field.fill('LS1 4AP');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('postcode'))).toBe('LS1 4AP');
  await waitUntilQuiet(page);
  await page.route(/api\/cart\/summary/, (route) => route.abort('internetdisconnected'));
  await field.fill('ZZ1 1ZZ');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Failed to check the postcode').first().waitFor();
  expect(await field.inputValue()).toBe('ZZ1 1ZZ');
  await page.unroute(/api\/cart\/summary/);
  await open(page, '/cart');
  await expect.poll(() => field.inputValue()).toBe('LS1 4AP');
});

test('a product’s box says when it could not ask about a postcode, and asks again when told to', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await open(page, '/products/2');
  await page.route(/api\/delivery-options/, (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Your postcode').fill('LS1 4AP');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Failed to check the postcode').first().waitFor();
  expect(await page.getByLabel('Your postcode').inputValue()).toBe('LS1 4AP');
  await page.unroute(/api\/delivery-options/);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('heading', { name: /Delivery to LS1 4AP/ }).waitFor();
  await expect.poll(() => page.getByText('Failed to check the postcode').count()).toBe(0);
});

test('another count that could not be asked about speaks of no postcode, where none was typed', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await open(page, '/products/2');
  await page.route(/api\/delivery-options/, (route) => route.abort('internetdisconnected'));
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('delivery-options'));
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.keyboard.press('Tab');
  await asked;
  await waitUntilQuiet(page);
  expect(await page.getByText('Failed to check the postcode').count()).toBe(0);
  await page.getByRole('heading', { name: 'Delivery to Mainland GB' }).waitFor();
});
