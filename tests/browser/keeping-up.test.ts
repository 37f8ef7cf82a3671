import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, open, openBrowser } from './browser.ts';
import { goToFilledCheckout } from './checkout.ts';

const visit = openBrowser();

test('staff take the payment: the invoice appears in a colleague’s open order and on the buyer’s page by itself', async () => {
  const buyer = await visit();
  await goToFilledCheckout(buyer.page);
  await buyer.page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  await buyer.page.getByRole('button', { name: /^Place order/ }).click();
  await buyer.page.waitForURL(/\/orders\/BF-/);
  const orderNumber = /BF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(buyer.page.url())?.[0] ?? '';
  const staff = await visit({ viewport: DESKTOP });
  await enterAs(staff.page, 'Admin');
  await open(staff.page, `/admin/orders?order=${orderNumber}`);
  await staff.page.getByRole('link', { name: /^Packing slip/ }).waitFor();
  expect(await invoiceOn(staff.page).count()).toBe(0);

  const order = await staff.page.request.get(`/api/orders/${orderNumber}`);
  const { id, version } = (await order.json()) as { id: number; version: number };
  const paid = await staff.page.request.post(`/api/orders/${id}/payments`, {
    data: { kind: 'payment', reference: 'Statement 12', version },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
  await invoiceOn(staff.page).waitFor();
  await invoiceOn(buyer.page).waitFor();
});

test('a guest’s cart is the same in every tab: badge, cart page and checkout', async () => {
  const { page, context } = await visit();
  await open(page, '/products/1');
  const [cart, checkout] = [await context.newPage(), await context.newPage()];
  await open(cart, '/cart');
  await open(checkout, '/checkout');
  await cart.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  for (const tab of [page, cart, checkout]) await tab.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await cart.getByRole('button', { name: /^Remove / }).waitFor();
  await checkout.getByRole('button', { name: /^Place order/ }).waitFor();

  await cart.getByRole('button', { name: /^Remove / }).click();
  await checkout.getByRole('button', { name: /^Place order/ }).waitFor({ state: 'detached' });
  for (const tab of [page, checkout]) await tab.getByRole('link', { name: 'Cart', exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Cart, 1 item' }).count()).toBe(0);
});

test('View All Products leads staff to the store and visitors to the search, however late it is known who they are', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  const link = (tab: Page) => tab.getByRole('link', { name: 'View All Products' });
  await open(page, '/');
  expect(await link(page).getAttribute('href')).toBe('/search');
  await enterAs(page, 'Admin');
  await open(page, '/');
  await expect.poll(() => link(page).getAttribute('href')).toBe('/product-store');

  const late = await context.newPage();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await late.route('**/api/session', async (route) => {
    await asked;
    await route.continue();
  });
  await late.goto('/', { waitUntil: 'load' });
  expect(await link(late).getAttribute('href')).toBe('/search');
  answer();
  await expect.poll(() => link(late).getAttribute('href')).toBe('/product-store');
  await link(late).click();
  await late.waitForURL('**/product-store');
});

function invoiceOn(page: Page) {
  return page.getByRole('link', { name: /^VAT invoice INV-/ });
}
