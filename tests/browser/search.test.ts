import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { waitUntilAlive, waitUntilQuiet } from './page-life.ts';

const visit = openBrowser();

test('by keyboard alone: suggestions are walked, taken and left, and a filter is chosen by its count', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await open(page, '/search');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.pressSequentially('kios');
  await page.getByRole('option', { name: /^Kiosks/ }).waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await expectAccessible(page);
  await field.press('Escape');
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
  expect(await field.inputValue()).toBe('kios');

  await field.press('ArrowDown');
  await page.getByRole('option', { name: /^Kiosks/ }).waitFor();
  const names = await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').allTextContents();
  const steps = names.findIndex((name) => name.startsWith('Kiosks')) + 1;
  for (let step = 0; step < steps; step++) await field.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
  await field.press('Enter');
  await page.waitForURL(/category=Kiosks/);

  await page.getByRole('button', { name: 'Filters' }).click();
  const touch = page.getByRole('link', { name: /^Touch\s*, products: \d+/ });
  const count = /\d+/.exec((await touch.textContent()) ?? '')?.[0];
  await touch.click();
  await page.waitForURL(/touch=true/);
  await page.getByRole('link', { name: 'Remove filter: Touch' }).waitFor();
  await page.getByText(`${count} product`, { exact: false }).first().waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('touch'));
  expect(complaints).toEqual([]);
});

test('no letter is lost, one question follows 300 ms after the last, and an older answer covers no newer one', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  const scripts = Promise.withResolvers<void>();
  const kiosk = Promise.withResolvers<void>();
  const asked: (string | null)[] = [];
  await page.route('**/assets/*.js', (route) => scripts.promise.then(() => route.continue()));
  await page.route('**/api/search/products?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q');
    asked.push(q);
    if (q === 'kiosk') await kiosk.promise;
    // What the page has given up meanwhile is answered by nobody.
    await route.continue().catch(() => {});
  });
  const field = page.getByLabel('Search products');
  await page.goto('/search', { waitUntil: 'commit' });
  await field.fill('wayfind');
  scripts.resolve();
  await page.waitForURL(/q=wayfind/);
  await waitUntilAlive(page);
  expect(await field.inputValue()).toBe('wayfind');

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  asked.length = 0;
  await field.fill('');
  await field.pressSequentially('kiosk');
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['kiosk']);
  await field.fill('totem');
  await page.clock.runFor(300);
  await page.waitForURL(/q=totem/);
  const first = page.getByRole('list', { name: 'Products found' }).getByRole('heading').first();
  await expect.poll(() => first.textContent()).toMatch(/totem/i);
  kiosk.resolve();
  await page.clock.resume();
  await waitUntilQuiet(page);
  expect(await first.textContent()).toMatch(/totem/i);
  expect(new URL(page.url()).searchParams.get('q')).toBe('totem');

  await field.fill('bracket');
  await field.press('Enter');
  await page.waitForURL(/q=bracket/);
  await waitUntilQuiet(page);
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await page.goBack();
  await page.waitForURL(/q=totem/);
  await expect.poll(() => field.inputValue()).toBe('totem');
  expect(complaints).toEqual([]);
});

test('without scripts words and filters are a plain form and plain links', async () => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto('/search?q=screen');
  await page.getByRole('list', { name: 'Products found' }).getByRole('listitem').first().waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('link', { name: /^Outdoor\s*, products: \d+/ }).click();
  await page.waitForURL(/outdoor=true/);
  await page.getByRole('heading', { name: 'Smart Filters' }).waitFor();
  await page.getByLabel('Search products').fill('totem');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL((url) => url.search.includes('q=totem') && url.search.includes('outdoor=true'));
});

test('on a phone the assistant answers, follows up, and hands the conversation to a person', async () => {
  const { page, complaints } = await visit({ viewport: PHONE });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open the chat assistant' }).click();
  const message = page.getByLabel('Your message');
  await page.getByText('What would you like to know?').waitFor();
  await message.press('Enter');
  await message.fill('a bright screen for a shop window under £3,000');
  await message.press('Enter');
  await page.getByRole('list', { name: 'Products' }).getByRole('listitem').first().waitFor();
  expect(await page.getByRole('list', { name: 'Products' }).getByRole('listitem').count()).toBeLessThanOrEqual(3);
  await message.fill('Where is my order?');
  await message.press('Enter');
  await page.getByText('Please log in to see your orders here').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Write to a person' }).last().click();
  await page.waitForURL(/\/contact/);
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue())
    .toContain('a bright screen for a shop window under £3,000');
  expect(complaints).toEqual([]);
});

test('on a phone the first result and its button stand on the first screen, and the filters say how many they leave', async () => {
  const { page } = await visit({ viewport: PHONE });
  await open(page, '/search?q=menu+board');
  const add = page
    .getByRole('list', { name: 'Products found' })
    .getByRole('button', { name: /^Add to Cart/ })
    .first();
  const box = await add.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.height - 72);
  await page.getByRole('button', { name: 'Filters' }).click();
  const shown = page.getByRole('status').filter({ hasText: /products/ });
  await page.getByRole('switch', { name: 'In stock only' }).click();
  await expect.poll(() => page.url()).toContain('inStock=true');
  const show = page.getByRole('button', { name: /^Show \d+$/ });
  const total = (await (await page.request.get('/api/search/products?q=menu+board&inStock=true')).json()) as {
    total: number;
  };
  await expect.poll(() => show.textContent()).toBe(`Show ${total.total}`);
  await show.click();
  await show.waitFor({ state: 'hidden' });
  expect(await shown.first().textContent()).toContain(`${total.total} product`);
});

test('the search is in the header of every page: by a tap on a phone, by a field on a desk, with its suggestions', async () => {
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    const { page } = await visit({ viewport });
    await open(page, '/contact');
    const field = page.getByLabel('Search the shop');
    if (viewport === PHONE) await page.locator('summary[aria-label="Search the shop"]').click();
    else await field.and(page.locator('input:visible')).click();
    await page.keyboard.type('kiosk');
    await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=kiosk');
    await page.getByRole('heading', { name: 'AI Search' }).waitFor();
    // It has its own box there.
    expect(await field.count()).toBe(0);
  }
});

test('what was added can be looked at from the toast, and a phone keeps price and button in sight', async () => {
  const { page } = await visit({ viewport: PHONE });
  await open(page, '/products/2');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const bar = page.locator('[data-buy-bar]');
  await bar.getByRole('button', { name: /^Add to Cart/ }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await page.waitForURL('**/cart');
  await page.getByRole('heading', { name: /cart/i }).first().waitFor();
});
