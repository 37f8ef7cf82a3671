import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, openBrowser, PHONE } from './browser.ts';
import { shopUrl } from './own-shop.ts';

const visit = openBrowser();

test('a problem leads to its line, which says what it is', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  const answer = await page.request.get('/api/orders/1');
  const { type, title } = (await answer.json()) as { type: string; title: string };
  expect(type).toBe('/api/docs#unauthenticated');
  await page.goto(type);
  const line = page.locator('tr:target');
  expect(await line.textContent()).toContain(title);
  await page.getByRole('heading', { name: 'settings', exact: true }).waitFor();
  expect(new URL(page.url()).hash).toBe('#unauthenticated');
  expect(await line.evaluate((row) => row.getBoundingClientRect().top)).toBeLessThan(DESKTOP.height);
});

test('rights and problems can be read without scripts', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/api/docs');
  await page.getByRole('rowheader', { name: 'GET /api/orders?scope=all' }).waitFor();
  await page.getByRole('rowheader', { name: 'out_of_stock' }).waitFor();
  await page.locator('noscript').waitFor();
});

test.each([
  { viewport: DESKTOP, scheme: 'light' },
  { viewport: PHONE, scheme: 'dark' },
] as const)('every call is described, accessibly: $scheme, $viewport.width px', async ({ viewport, scheme }) => {
  const { page, complaints } = await visit({ viewport });
  await page.emulateMedia({ colorScheme: scheme });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shopUrl) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  await page.goto('/api/docs#tag/cart');
  await page.getByRole('heading', { name: 'Put a product in the cart' }).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('the whole page can be walked with the keyboard', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto('/api/docs');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, ' ') ?? '');
  const press = async (key: string, times = 1) => {
    for (let at = 0; at < times; at++) await page.keyboard.press(key);
  };
  await page.getByRole('heading', { name: 'settings', exact: true }).waitFor();
  await press('Tab', 4);
  expect(await focused()).toBe('Every call, with what it takes and answers');
  await press('Tab', 2);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe('problems');
  await press('Tab');
  await press('Enter');
  await page.keyboard.type('saved-views');
  await page.getByRole('option').first().waitFor();
  await press('ArrowDown');
  await press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#tag\/saved-views/);
});
