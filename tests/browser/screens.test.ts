import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE, signIn, type Visit } from './browser.ts';

const visit = openBrowser();

const SHOP = [
  '/',
  '/products',
  '/products/1',
  '/search',
  '/search?q=zzzzqqq',
  '/compare',
  '/compare?ids=1,2,3,4',
  '/about',
  '/contact',
  '/signup',
  '/login',
  '/forgot-password',
  '/reset-password?token=abc',
  '/cart',
  '/checkout',
  '/request-quote',
  '/track-order',
  '/terms',
  '/privacy',
  '/delivery-and-returns',
  '/accessibility',
];
const STAFF = [
  '/admin-dashboard',
  '/admin-dashboard?tab=requests',
  '/admin-dashboard?tab=settings',
  '/admin/users',
  '/admin/users?do=edit&id=2',
  '/employer-dashboard',
  '/employer-dashboard?tab=employees',
  '/employer-dashboard?tab=products',
  '/product-store',
  '/permissions',
  '/admin/audit',
  '/admin/search',
  '/admin/search?tab=synonyms',
  '/admin/search?tab=replies',
  '/admin/orders',
  '/admin/orders/new',
  '/admin/reports',
  '/admin/messages',
  '/admin/messages?message=1',
  '/admin/quotes',
  '/admin/customers',
  '/admin/customers?customer=3',
  '/admin/payment-options',
  '/admin/currency',
  '/admin/delivery',
];

// Each is loaded once, on a laptop, and then folded to a phone: what differs between them is layout alone.
test('every public screen has a title, fits a laptop and a phone, complains of nothing and can be used by all', async () => {
  const seen = await visit({ viewport: DESKTOP });
  for (const path of SHOP) await expectGoodScreen(seen, path, 200);
}, 300_000);

test('every staff screen has a title, fits a laptop and a phone, complains of nothing and can be used by all', async () => {
  const seen = await visit({ viewport: DESKTOP });
  await signIn(seen.page, 'Admin');
  for (const path of STAFF) await expectGoodScreen(seen, path, 200);
}, 300_000);

test('an address that does not exist answers 404 with ways on', async () => {
  const { page } = await visit();
  expect(await open(page, '/no-such-page')).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await expectAccessible(page);
});

test('staff screens send a visitor to sign in', async () => {
  const { page } = await visit();
  for (const path of STAFF) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe('/login');
  }
});

async function expectGoodScreen({ page, complaints }: Visit, path: string, status: number): Promise<void> {
  complaints.length = 0;
  await page.setViewportSize(DESKTOP);
  expect(await open(page, path), path).toBe(status);
  expect(await page.title(), path).toMatch(/.+ · Brightfront$/);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${path} overflows ${viewport.width} pixels`,
    ).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  expect(complaints, path).toEqual([]);
}
