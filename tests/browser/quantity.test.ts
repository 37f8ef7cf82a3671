import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser } from './browser.ts';

const visit = openBrowser();
const SENTENCE = 'Quantity must be a whole number from 1 to 999';

const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
const goToProduct = async (page: Page) => {
  await open(page, '/search');
  const href = await page.locator('a[href^="/products/"]').first().getAttribute('href');
  await open(page, href ?? '');
};

test('what is no quantity is refused at the field, and nothing is put in the cart', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await goToProduct(page);
  const box = page.getByRole('textbox', { name: 'Quantity' });
  for (const typed of ['0', '-1', '1.5', 'abc']) {
    await box.fill(typed);
    await expect.poll(() => page.getByText(SENTENCE).count()).toBe(0);
    await add(page);
    await page.getByRole('alert').getByText(SENTENCE).waitFor();
    expect(await box.inputValue()).toBe(typed);
  }
  await expectAccessible(page);
  expect(await (await page.request.get('/api/cart')).json()).toEqual([]);
  await box.fill('2');
  await add(page);
  await page.getByText('Added to Cart').first().waitFor();
  expect(await (await page.request.get('/api/cart')).json()).toMatchObject([{ quantity: 2 }]);

  await open(page, '/cart');
  const plus = await page.getByRole('button', { name: 'Increase quantity' }).boundingBox();
  expect(plus?.height).toBeGreaterThan(36);
  const line = page.getByRole('textbox', { name: /^Quantity of/ });
  await line.fill('-1');
  await line.blur();
  await page.getByRole('alert').getByText(`${SENTENCE}. It is 1 now.`).waitFor();
  expect(await line.inputValue()).toBe('1');
});

test('in the cart, the word that too few are left goes when another quantity is typed, also where that is none', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  const all: { id: number; stockQuantity: number }[] = await (await page.request.get('/api/products')).json();
  const scarce = all.find(({ stockQuantity }) => stockQuantity > 1 && stockQuantity < 999);
  await page.request.post('/api/cart', { data: { productId: scarce?.id, quantity: 1 } });
  await open(page, '/cart');
  const line = page.getByRole('textbox', { name: /^Quantity of/ });
  await line.fill('999');
  await line.blur();
  const short = page.locator('main').getByText(`Only ${scarce?.stockQuantity} of `);
  await short.waitFor();
  await line.fill('none');
  await line.blur();
  await page.getByRole('alert').getByText(`${SENTENCE}. It is 1 now.`).waitFor();
  expect(await short.count()).toBe(0);
});

test('more than there are is answered at the field with how many there are', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  const all: { id: number; name: string; stockQuantity: number }[] = await (
    await page.request.get('/api/products')
  ).json();
  const scarce = all.find(({ stockQuantity }) => stockQuantity > 1 && stockQuantity < 999);
  await open(page, `/products/${scarce?.id}`);
  const box = page.getByRole('textbox', { name: 'Quantity' });
  await box.fill('999');
  await add(page);
  const sentence = `Only ${scarce?.stockQuantity} of ${scarce?.name} are left.`;
  await page.getByRole('alert').getByText(sentence).waitFor();
  expect(await box.getAttribute('aria-describedby')).toBe(await page.getByText(sentence).getAttribute('id'));
  await expectAccessible(page);
  expect(await (await page.request.get('/api/cart')).json()).toEqual([]);
  await box.fill(String(scarce?.stockQuantity));
  await add(page);
  await page.getByText('Added to Cart').first().waitFor();
  expect(await page.getByText(sentence).count()).toBe(0);
});

test('before the scripts arrive the cart’s page says why nothing was added', async () => {
  const { page } = await visit({ viewport: DESKTOP, javaScriptEnabled: false });
  await goToProduct(page);
  for (const typed of ['0', 'abc']) {
    await page.getByRole('textbox', { name: 'Quantity' }).fill(typed);
    await add(page);
    await page.getByRole('alert').getByText(SENTENCE).waitFor();
    await page.goBack();
  }
  await open(page, '/cart');
  await page.getByText('Your cart is empty').waitFor();
});
