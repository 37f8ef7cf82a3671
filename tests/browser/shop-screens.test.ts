import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { expectGoodScreens, SMALL_PHONE } from './good-screen.ts';

const visit = openBrowser();

const SHOP = [
  '/',
  '/products',
  '/products/1',
  '/products/1/counter-32-menu-board/fits?group=hangs-on',
  '/search',
  '/search?q=zzzzqqq',
  '/guide',
  '/guide?place=wall&metres=6&light=room&shows=menu&lines=12&hours=16',
  '/guide?place=window&metres=0&lux=200000&shows=pictures&hours=16&light=south',
  '/compare',
  '/led-wall',
  '/led-wall?width=0&height=400+m&unit=m&place=indoors&nearest=1&hours=12',
  '/compare?ids=1,2,3,4',
  '/about',
  '/contact',
  '/signup',
  '/login',
  '/forgot-password',
  '/reset-password?token=abc',
  '/confirm-email?token=abc',
  '/cart',
  '/checkout',
  '/request-quote',
  '/request-quote?place=outdoors&metres=3&light=sun&shows=pictures&hours=16',
  '/stop-alerts?key=abc',
  '/track-order',
  '/terms',
  '/privacy',
  '/delivery-and-returns',
  '/accessibility',
];

test('every public screen has a title, fits a laptop and a phone, complains of nothing and can be used by all', async () => {
  const seen = await visit({ viewport: DESKTOP });
  await expectGoodScreens(seen, SHOP);
}, 300_000);

test('an address that does not exist answers 404 with ways on', async () => {
  const { page } = await visit();
  expect(await open(page, '/no-such-page')).toBe(404);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await expectAccessible(page);
});

// One row, as tall as its letters: neither cut off nor a second line over the page.
test.each([PHONE, SMALL_PHONE])(
  'the bar above the header is one row on a phone, in letters of twice the size too',
  async (viewport) => {
    const { page } = await visit({ viewport });
    await open(page, '/about');
    for (const size of [1, 2]) {
      await page.evaluate((times) => document.documentElement.style.setProperty('font-size', `${times * 100}%`), size);
      const boxes = await page
        .locator('header')
        .first()
        .locator('fieldset button, select')
        .evaluateAll((controls) => controls.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes).toHaveLength(3);
      for (const { top, bottom, right } of boxes) {
        expect(Math.round(top)).toBe(Math.round(boxes[0]?.top ?? -1));
        expect(bottom).toBeLessThanOrEqual(36 * size);
        expect(right).toBeLessThanOrEqual(viewport.width);
      }
    }
  },
);
