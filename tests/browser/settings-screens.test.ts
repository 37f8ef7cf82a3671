import { expect, test } from 'vitest';
import { DESKTOP, enterAs, openBrowser } from './browser.ts';
import { expectGoodScreen } from './good-screen.ts';

const visit = openBrowser();

const SETTINGS = [
  '/admin-dashboard',
  '/admin-dashboard?tab=requests',
  '/admin-dashboard?tab=settings',
  '/admin/users',
  '/admin/users?do=edit&id=2',
  '/permissions',
  '/admin/audit',
  '/admin/search',
  '/admin/search?tab=synonyms',
  '/admin/search?tab=replies',
  '/admin/payment-options',
  '/admin/currency',
  '/admin/delivery',
  '/admin/places',
];

test('every screen of people, rights and settings has a title, fits a laptop and a phone, complains of nothing and can be used by all', async () => {
  const seen = await visit({ viewport: DESKTOP });
  await enterAs(seen.page, 'Admin');
  for (const path of SETTINGS) await expectGoodScreen(seen, path);
}, 300_000);

test('the screens of people, rights and settings send a visitor to sign in', async () => {
  const { page } = await visit();
  for (const path of SETTINGS) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe('/login');
  }
});
