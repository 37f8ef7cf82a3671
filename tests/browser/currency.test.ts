import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { addToCart } from './checkout.ts';

const visit = openBrowser();

test('a buyer looks at dollars all over the shop, and pays pounds', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await open(page, '/search?category=Kiosks');
  const before = await page.evaluate(() => performance.timeOrigin);
  await page.getByLabel('Currency of prices').selectOption('USD');
  await page
    .getByText(/^about \$[\d,]+\.\d\d ex VAT$/)
    .first()
    .waitFor();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^inc .*VAT$/ }).click();
  await page
    .getByText(/^about \$[\d,]+\.\d\d inc VAT$/)
    .first()
    .waitFor();

  // Served so, before any script, and to nobody else.
  const html = await (await page.request.get('/search?category=Kiosks')).text();
  expect(html).toContain('about $');
  const other = await visit({ viewport: PHONE });
  expect(await (await other.page.request.get('/search?category=Kiosks')).text()).not.toContain('about $');
  await other.context.addCookies([{ name: 'currency', value: 'XXX', url: page.url() }]);
  expect(await (await other.page.request.get('/search?category=Kiosks')).text()).not.toContain('about $');

  await page.getByRole('main').getByRole('heading').getByRole('link').first().click();
  await page.waitForURL(/\/products\/\d+/);
  await page.getByRole('main').getByText('Your order is charged in pounds').waitFor();
  await addToCart(page);
  await open(page, '/cart');
  const summary = page.getByRole('complementary', { name: 'Order Summary' });
  await summary.getByText(/^about \$/).waitFor();
  await summary.getByText(/charged in pounds. Figures in USD are approximate, at the rate of \d/).waitFor();
  await page.getByLabel('Currency of prices').selectOption('GBP');
  await summary.getByText(/^about /).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('what it costs to have a screen fitted is said in dollars too', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await open(page, '/products/1');
  await page.getByLabel('Currency of prices').selectOption('USD');
  await page.getByText(/^Upper edge up to 3 m: .*£[\d.]+ ex VAT \(about \$[\d.]+\)/).waitFor();
  await page.getByText(/^Survey before: .*£[\d.]+ ex VAT \(about \$[\d.]+\)/).waitFor();
});

test('without scripts the same is done by a form', async () => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto('/search?category=Kiosks');
  await page.getByLabel('Currency of prices').selectOption('EUR');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page
    .getByText(/^about €/)
    .first()
    .waitFor();
  expect(new URL(page.url()).search).toBe('?category=Kiosks');
  expect(await page.getByLabel('Currency of prices').inputValue()).toBe('EUR');
});
