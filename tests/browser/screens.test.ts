import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from '../faults/crash.ts';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE, signIn, type Visit } from './browser.ts';
import { databaseUrl } from './own-shop.ts';

const visit = openBrowser();
/** A laptop at 400 %. */
const ZOOMED = { width: 320, height: 256 };

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

test('the longest name, the dearest and the cheapest price, a broken and a missing picture break no screen', async () => {
  const { rows } = await ask(databaseUrl, (client) =>
    client.query<{ id: number }>(
      `insert into products (name, description, price, category, stock_quantity, image_url, sku) values
         (repeat('Long name ', 20), repeat('Word ', 300), 99999999.99, 'Kiosks', 5, null, 'BAD-1'),
         (repeat('x', 200), repeat('y', 500), 0, repeat('z', 100), 5, 'https://127.0.0.1:9/broken.jpg', 'BAD-2')
       returning id`,
    ),
  );
  await ask(databaseUrl, (client) =>
    client.query(
      "update users set first_name = repeat('عبد ', 12), last_name = 'الخوارزمي' where username = 'customer'",
    ),
  );
  const { page, context } = await visit({ viewport: DESKTOP });
  await signIn(page, 'Customer');
  const ids = rows.map(({ id }) => id);
  for (const productId of ids) {
    await expect
      .poll(async () => (await context.request.post('/api/cart', { data: { productId, quantity: 1 } })).status())
      .toBe(201);
  }
  const paths = ids.map((id) => `/products/${id}`);
  for (const path of [
    ...paths,
    `/compare?ids=${ids}`,
    '/search?q=long+name',
    '/cart',
    '/checkout',
    '/customer-dashboard',
  ]) {
    await page.setViewportSize(DESKTOP);
    await open(page, path);
    await expectToFit(page, path);
    await page.setViewportSize(ZOOMED);
    await expectToFit(page, path);
    await expectAccessible(page);
  }
});

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
    await expectToFit(page, path);
    await expectAccessible(page);
  }
  await page.setViewportSize(ZOOMED);
  await expectToFit(page, path);
  await page.setViewportSize(DESKTOP);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectToFit(page, `${path} in letters of twice the size`);
  expect(complaints, path).toEqual([]);
}

async function expectToFit(page: Page, path: string): Promise<void> {
  const { over, width } = await page.evaluate(async () => {
    // What follows its own size, as a table's scrolling does, has its last shape one picture later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return { over: document.documentElement.scrollWidth - innerWidth, width: innerWidth };
  });
  expect(over, `${path} overflows ${width} pixels`).toBeLessThanOrEqual(0);
}
