import { expect, test } from 'vitest';
import { DESKTOP, enterAs, openBrowser } from './browser.ts';
import { expectGoodScreens } from './good-screen.ts';

const visit = openBrowser();

const DESK = [
  '/employer-dashboard',
  '/employer-dashboard?tab=employees',
  '/employer-dashboard?tab=products',
  '/product-store',
  '/admin/products/1/pairs',
  '/admin/stock',
  '/admin/stock?product=1',
  '/admin/orders',
  '/admin/orders/new',
  '/admin/reports',
  '/admin/messages',
  '/admin/messages?message=1',
  '/admin/quotes',
  '/admin/customers',
  '/admin/customers?customer=3',
];

test('every screen of the staff’s daily work has a title, fits a laptop and a phone, complains of nothing and can be used by all', async () => {
  const seen = await visit({ viewport: DESKTOP });
  await enterAs(seen.page, 'Admin');
  await expectGoodScreens(seen, DESK);
}, 300_000);

test('the screens of the staff’s daily work send a visitor to sign in', async () => {
  const { page } = await visit();
  for (const path of DESK) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe('/login');
  }
});
