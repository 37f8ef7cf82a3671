import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { fillAddress } from './checkout.ts';
import { shopUrl } from './own-shop.ts';

// A shop that is not registered for VAT has one price for everything and says nothing of VAT, for whoever is not registered may not.

const visit = openBrowser();

const SHOP_PAGES = [
  '/',
  '/products',
  '/search?q=menu%20board%20under%20%C2%A3900',
  '/search?category=Kiosks&maxPrice=900&filters=open',
  '/products/2',
  '/compare?ids=1,2',
  '/guide?place=wall&metres=4&light=room&shows=menu&lines=12&hours=12',
  '/led-wall?width=3&height=2',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/accessibility',
  '/delivery-and-returns',
  '/request-quote',
];
const STAFF_PAGES = [
  '/product-store',
  '/admin/orders',
  '/admin/orders/new',
  '/admin/quotes',
  '/admin/delivery',
  '/admin-dashboard',
];

async function deregister(page: Page): Promise<void> {
  const read = async () => (await page.request.get('/api/settings')).json();
  const { company, vat } = await read();
  const headers = { origin: shopUrl };
  const upcoming = [{ rate: '0', validFrom: vat.today }];
  const data = { company: { ...company, vatNumber: '' }, vat: { version: vat.version, upcoming } };
  expect((await page.request.put('/api/settings', { headers, data })).status()).toBe(200);
}

const wordsOfVat = async (page: Page) =>
  (await page.content())
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .match(/.{0,60}(?<!data-)\b(?:VAT|vatID|zero-rated|valueAddedTax)\b.{0,30}/g) ?? [];

test('a shop that is not registered for VAT shows one price and says nothing of VAT, to shoppers and to staff', async () => {
  const admin = await visit({ viewport: DESKTOP });
  await enterAs(admin.page, 'Admin');
  await deregister(admin.page);
  const { page, complaints } = await visit({ viewport: DESKTOP });
  for (const path of SHOP_PAGES) {
    expect([200, 302], path).toContain(await open(page, path));
    expect(await wordsOfVat(page), path).toEqual([]);
  }
  expect(await page.getByRole('button', { name: /VAT/ }).count()).toBe(0);
  await open(page, '/products/2');
  expect(await page.locator('.price').first().innerText()).toMatch(/^£[\d,]+\.\d\d$/);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.getByText('Product added to cart successfully').waitFor();
  for (const path of ['/cart', '/checkout']) {
    await open(page, path);
    await page.getByText('Subtotal').filter({ visible: true }).first().waitFor();
    expect(await wordsOfVat(page), path).toEqual([]);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP);
  }
  await page.getByLabel('E-mail address').fill('jo@sunrise-cafe.example');
  await fillAddress(page);
  await page.getByRole('radio', { name: /transfer/i }).check({ force: true });
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL('**/orders/**');
  expect(await wordsOfVat(page), 'the order').toEqual([]);
  expect(complaints).toEqual([]);
  for (const path of STAFF_PAGES) {
    expect(await open(admin.page, path), path).toBe(200);
    expect(await wordsOfVat(admin.page), path).toEqual([]);
  }
});

test('a visitor who had asked for prices with VAT sees the one price as large as others do', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  await context.addCookies([{ name: 'vat', value: 'inc', url: shopUrl }]);
  await open(page, '/products/2');
  const size = () =>
    page
      .locator('.price > span')
      .first()
      .evaluate((price) => getComputedStyle(price).fontSize);
  const asAsked = await size();
  await context.clearCookies();
  await open(page, '/products/2');
  expect(asAsked).toBe(await size());
});
