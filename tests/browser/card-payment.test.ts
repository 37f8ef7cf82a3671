import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStripe } from '../support/stripe.ts';
import { eventOf, signedWebhook, WEBHOOK } from '../support/stripe-webhooks.ts';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser } from './browser.ts';
import { addToCart, fillAddress } from './checkout.ts';
import { shopUrl } from './own-shop.ts';

const stripe = await openStripe();
const visit = openBrowser(stripe.env);

async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('jo@sunrise-cafe.example');
  await fillAddress(page);
  await page.getByRole('radio', { name: /PayPal/ }).check({ force: true });
}

async function tellShop(type: string): Promise<void> {
  const page = [...stripe.pages.values()].at(-1);
  const { status } = await fetch(shopUrl + WEBHOOK, { method: 'POST', ...signedWebhook(eventOf(type, page ?? {})) });
  expect(status).toBe(200);
}

test('a guest leaves the page to pay on, comes back to their order, pays after all and sees it confirmed', async () => {
  const { page, complaints } = await visit();
  await open(page, '/products/2');
  await addToCart(page);
  await open(page, '/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('heading', { name: /^Pay £/ }).waitFor();
  expect(page.url()).toContain(stripe.url);

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText('Not paid yet').waitFor();
  // The guest's key never went to the other site and is here again.
  expect(page.url()).toMatch(/\/orders\/BF-[0-9A-Z-]{9}\?key=[\w-]{43}&payment=left/);
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('Waiting for the confirmation of your payment').waitFor();
  await page.waitForLoadState('networkidle');
  await tellShop('checkout.session.completed');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByText('Paid', { exact: true }).first().waitFor();
  expect(await page.getByText('Pay now').count()).toBe(0);
  expect(complaints).toEqual([]);

  const orderNumber = /BF-[0-9A-Z-]{9}/.exec(page.url())?.[0];
  const staff = await visit({ viewport: DESKTOP });
  await enterAs(staff.page, 'Admin');
  await open(staff.page, `/admin/orders?order=${orderNumber}`);
  await staff.page.getByRole('button', { name: 'Refund' }).click();
  const refunding = staff.page.getByRole('dialog', { name: 'Refund', exact: true });
  await refunding.getByText(/Stripe pays £[\d,.]+ back to the customer’s card/).waitFor();
  await refunding.getByLabel('Reason').fill('Cancelled by phone');
  await refunding.getByRole('button', { name: 'Refund' }).click();
  await staff.page.getByText('Paid back by Stripe').waitFor();
  expect([...stripe.refunds.values()]).toHaveLength(1);
});

test('the way to the page to pay on and back works before any script has arrived', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/products/2');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.waitForURL('**/cart?added');
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('Waiting for the confirmation of your payment').waitFor();
});
