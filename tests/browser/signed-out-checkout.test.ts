import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { addToCart } from './checkout.ts';

const visit = openBrowser();

// What a buyer types stays theirs when another tab or device signs them out amid the checkout or a request for a quote.

test('a buyer who was signed out elsewhere is told so, signs in, and finds what was typed', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Customer');
  await open(page, '/products/2');
  await addToCart(page);
  await open(page, '/checkout');
  await page.getByLabel('Purchase order number').fill('PO 4711');
  await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  expect((await page.request.post('/api/logout')).status()).toBe(204);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('alert').getByText('You have been signed out').waitFor();
  expect(await page.getByLabel('Purchase order number').inputValue()).toBe('PO 4711');
  await expectAccessible(page);

  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page);
  await page.waitForURL('**/checkout');
  await expect.poll(() => page.getByLabel('Purchase order number').inputValue()).toBe('PO 4711');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/\/orders\/BF-/);
});

test('a checkout that is loaded after the session ended says where the cart is', async () => {
  const { page } = await visit();
  await open(page, '/checkout');
  await page.getByText('is there once you sign in again').waitFor();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login?next=%2Fcheckout');
});

test('without scripts it is said as well, and nothing is ordered', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await enterAs(page, 'Customer');
  await page.goto('/products/2');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.waitForURL('**/cart?added');
  await page.goto('/checkout');
  await page.request.post('/api/logout');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('heading', { name: 'You have been signed out' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor();
});

test('a request for a quote is not sent without the account that it was begun with, and waits as well', async () => {
  const { page } = await visit();
  await enterAs(page, 'Customer');
  await open(page, '/products/2');
  await addToCart(page);
  await open(page, '/request-quote');
  await page.getByLabel('Message').fill('By the end of May');
  expect((await page.request.post('/api/logout')).status()).toBe(204);
  await page.getByRole('button', { name: 'Request quote' }).click();
  await page.getByRole('alert').getByText('You have been signed out').waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page);
  await page.waitForURL('**/request-quote');
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('By the end of May');
});

async function signInHere(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('customer');
  await page.getByLabel('Password', { exact: true }).fill('Customer123!');
  await page.getByRole('radio', { name: 'Customer' }).check({ force: true });
  await page.getByRole('button', { name: 'Sign In' }).click();
}
