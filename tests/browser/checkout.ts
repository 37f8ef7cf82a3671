import type { Page } from 'playwright-core';
import { open } from './browser.ts';

/** Puts the product of the page in the cart and waits until the shop has said so. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.getByText('Product added to cart successfully').waitFor();
}

/** A guest's way from a product to a checkout that is filled in but for the payment. */
export async function goToFilledCheckout(page: Page): Promise<void> {
  await open(page, '/products/2');
  await addToCart(page);
  await open(page, '/checkout');
  await page.getByLabel('E-mail address').fill('jo@sunrise-cafe.example');
  await fillAddress(page);
}

/** The same before any script has arrived. */
export async function goToFilledCheckoutWithoutScripts(page: Page): Promise<void> {
  await page.goto('/products/2');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.waitForURL('**/cart?added');
  await page.getByText('Counter 43 menu board').first().waitFor();
  await page.goto('/checkout');
  await page.getByLabel('E-mail address').fill('jo@sunrise-cafe.example');
  await fillAddress(page);
}

/** Fills in the delivery address; without scripts the billing address's fields stand below it. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('First name').first().fill('Jo');
  await page.getByLabel('Last name').first().fill('O’Brien');
  await page.getByLabel('Address line 1').first().fill('1 Harbour Street');
  await page.getByLabel('Town or city').first().fill('Leeds');
  await page.getByLabel('Postcode').first().fill('LS1 4AP');
}

export async function payByTestCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/Expiry/).fill('12/30');
  await page.getByLabel(/Security code/).fill('123');
}
