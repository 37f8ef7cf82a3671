import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSetting } from '#features/settings/server/door.ts';
import { openDatabase } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { DESKTOP, expectAccessible, open, openVisits, PHONE, type Visit } from './browser.ts';
import { type RunningShop, startShop } from './start-shop.ts';

const visit = openVisits();

let shop: RunningShop;
beforeEach(async () => {
  shop = await startShop({ SHOP_MODE: 'production' });
  // The owner goes on at once here; tests/browser/second-factor.test.ts walks the setup without grace.
  const { db, close } = openDatabase(shop.databaseUrl, openLog('silent'));
  await writeSetting(db, 'secondFactor', { graceDays: 14 });
  await close();
});
afterEach(() => shop?.stop());

const at = (options: { viewport?: typeof PHONE; javaScriptEnabled?: boolean } = {}) =>
  visit({ ...options, baseURL: shop.url });

/** The code as the owner reads it in the log, even in a quiet one. */
function codeInLog(): string {
  const code = /"code":"([0-9A-Z-]{34})"/.exec(shop.log())?.[1];
  if (!code) throw new Error('The log shows no setup code.');
  return code;
}

test('an owner finds the setup from a staff screen, is told what is wrong, and opens the shop', async () => {
  const { page, complaints } = await at({ viewport: DESKTOP });
  await open(page, '/admin/orders');
  expect(new URL(page.url()).pathname).toBe('/setup');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Set up the shop' }).click();
  await page.getByRole('alert').getByText('Password must be at least 12 characters').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('code');
  await expectAccessible(page);

  await fillIn(page);
  await page.getByLabel('Code', { exact: true }).fill('0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Set up the shop' }).click();
  await page.getByRole('alert').getByText('This is not the setup code').waitFor();
  expect(await page.getByLabel('Company name').inputValue()).toBe('Zoë & Söhne Signs Limited');

  complaints.length = 0;
  await page.getByLabel('Code', { exact: true }).fill(codeInLog().toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Set up the shop' }).dblclick();
  await page.getByRole('heading', { name: 'Your shop is set up' }).waitFor();
  await page.getByText('zoe.obrien').waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  expect(complaints).toEqual([]);

  await open(page, '/admin-dashboard?tab=settings');
  await page.getByRole('heading', { name: 'Before you can take orders' }).waitFor();
  expect(await page.getByLabel('VAT number').inputValue()).toBe('GB 123 4567 89');
  await page.getByText('20%').first().waitFor();

  const stranger = await at();
  await open(stranger.page, '/setup');
  expect(new URL(stranger.page.url()).pathname).toBe('/login');
  expect(await stranger.page.getByText('no admin yet').count()).toBe(0);
  // Only the demo has social pages of its own.
  expect(
    await stranger.page
      .getByRole('contentinfo')
      .getByRole('link', { name: /LinkedIn|Instagram|YouTube/ })
      .count(),
  ).toBe(0);
});

test('a new shop tells nothing of the demo’s company, and leads to what it sells alone', async () => {
  const { page } = await at({ viewport: DESKTOP });
  await open(page, '/setup');
  await fillIn(page);
  await page.getByLabel('Code', { exact: true }).fill(codeInLog());
  await page.getByRole('button', { name: 'Set up the shop' }).click();
  await page.getByRole('heading', { name: 'Your shop is set up' }).waitFor();

  const { page: buyer } = await at({ viewport: DESKTOP });
  await open(buyer, '/about');
  const about = await buyer.locator('body').innerText();
  expect(about).toContain('Zoë & Söhne Signs Limited');
  expect(about).not.toMatch(/Harrow & Pike|test wall|one and two hundred sites|branches/i);
  await open(buyer, '/products');
  expect(await buyer.getByRole('main').innerText()).not.toContain('£');
  for (const path of ['/', '/products', '/search?q=nothing-like-it']) {
    await open(buyer, path);
    expect(await buyer.getByRole('link', { name: /Kiosks|Accessories/ }).count(), path).toBe(0);
  }

  const product = { name: 'Quay menu screen', price: '450.00', category: 'Café Screens', inStock: true };
  const body = { ...product, description: 'For the counter', stockQuantity: 3 };
  expect((await page.request.post(`${shop.url}/api/products`, { data: body })).status()).toBe(201);
  for (const path of ['/', '/products']) {
    await expect
      .poll(async () => {
        await open(buyer, path);
        return buyer.getByRole('main').getByRole('link', { name: 'Café Screens', exact: true }).count();
      })
      .toBe(1);
    expect(await buyer.getByRole('contentinfo').getByRole('link', { name: 'Café Screens' }).count()).toBe(1);
    await expectAccessible(buyer);
  }
});

test('the setup works without scripts, keeps what was typed, and never sends a password back', async () => {
  const { page } = await at({ javaScriptEnabled: false });
  await page.goto('/product-store');
  expect(new URL(page.url()).pathname).toBe('/setup');
  await fillIn(page);
  await page.getByLabel('VAT rate').fill('lots');
  await page.getByLabel('Code', { exact: true }).fill(codeInLog());
  await page.getByRole('button', { name: 'Set up the shop' }).click();
  await page.getByText('Enter a rate from 0 to 100').first().waitFor();
  expect(await page.getByLabel('Registered office').inputValue()).toContain('Leeds');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await page.getByLabel('VAT rate').fill('20');
  await page.getByLabel('Password', { exact: true }).fill('Password123!');
  await page.getByRole('button', { name: 'Set up the shop' }).click();
  await page.getByRole('heading', { name: 'Your shop is set up' }).waitFor();
});

test('an empty shop stands: every public page has something to say, and no cart leads to a dead end', async () => {
  const seen = await at({ viewport: PHONE });
  const paths = ['/', '/products', '/search', '/search?q=led', '/about', '/contact', '/signup', '/login', '/cart'];
  const others = ['/forgot-password', '/checkout', '/track-order', '/terms', '/privacy', '/delivery-and-returns'];
  for (const path of [...paths, ...others, '/accessibility']) await expectGoodScreen(seen, path);
  await open(seen.page, '/search');
  await seen.page.getByText('There is nothing for sale here yet').waitFor();
  await open(seen.page, '/login');
  await seen.page.getByText('This shop has no admin yet').waitFor();
  expect(await open(seen.page, '/products/1')).toBe(404);
}, 120_000);

test('a checkout without a way to deliver or pay says so before anybody fills it in', async () => {
  const owner = await at();
  await open(owner.page, '/setup');
  await fillIn(owner.page);
  await owner.page.getByLabel('Code', { exact: true }).fill(codeInLog());
  await owner.page.getByRole('button', { name: 'Set up the shop' }).click();
  await owner.page.getByRole('heading', { name: 'Your shop is set up' }).waitFor();
  const product = { name: 'First screen', price: '299.00', category: 'Kiosks', stockQuantity: 5 };
  const created = await owner.page.request.post('/api/products', { data: product });
  const { id } = (await created.json()) as { id: number };

  const shopper = await at();
  await open(shopper.page, '/');
  await shopper.page.request.post('/api/cart', { data: { productId: id, quantity: 1 } });
  await open(shopper.page, '/checkout');
  await shopper.page.getByRole('heading', { name: 'We cannot take orders online just now' }).waitFor();
  expect(await shopper.page.getByRole('button', { name: /Place order/ }).count()).toBe(0);
  await expectAccessible(shopper.page);

  await owner.page.request.delete(`/api/products/${id}`);
  await open(shopper.page, '/cart');
  await shopper.page.getByText('We no longer sell what is in your cart').waitFor();
  expect(await shopper.page.getByRole('link', { name: 'Checkout' }).count()).toBe(0);
  await expectAccessible(shopper.page);
  await open(shopper.page, '/checkout');
  await shopper.page.getByRole('heading', { name: 'We no longer sell what is in your cart' }).waitFor();
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Company name').fill('Zoë & Söhne Signs Limited');
  await page.getByLabel('Registered office').fill('1 Foundry Lane\nLeeds\nLS1 4AP');
  await page.getByLabel('E-mail for customers').fill('hello@zoe.example');
  await page.getByLabel('VAT number').fill('gb123456789');
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill("O'Brien");
  await page.getByLabel('E-mail', { exact: true }).fill(' Zoe@zoe.example ');
  await page.getByLabel('Password', { exact: true }).fill('Password123!');
}

async function expectGoodScreen({ page, complaints }: Visit, path: string): Promise<void> {
  complaints.length = 0;
  expect(await open(page, path), path).toBe(200);
  expect(await page.title(), path).toMatch(/.+ · Brightfront$/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${path} overflows`).toBeLessThanOrEqual(0);
  expect(complaints, path).toEqual([]);
  await expectAccessible(page);
}
