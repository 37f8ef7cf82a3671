import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser } from './browser.ts';
import { expectGoodScreen } from './good-screen.ts';

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

test('every public screen has a title, fits a laptop and a phone, complains of nothing and can be used by all', async () => {
  const seen = await visit({ viewport: DESKTOP });
  for (const path of SHOP) await expectGoodScreen(seen, path);
}, 300_000);

test('an address that does not exist answers 404 with ways on', async () => {
  const { page } = await visit();
  expect(await open(page, '/no-such-page')).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await expectAccessible(page);
});
