import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterAs, open, openBrowser } from './browser.ts';
import { focused, stopAt, tab, tabTo } from './focus-stops.ts';
import { waitUntilAlive } from './page-life.ts';

const visit = openBrowser();

test('who tabs past the search in the header before its suggestions have loaded stays where they went', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  let release = () => {};
  const isPassed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/suggesting-field/, async (route) => {
    await isPassed;
    await route.continue();
  });
  await open(page, '/');
  await page.getByLabel('Search the shop').first().focus();
  await page.keyboard.press('Tab');
  const went = await focused(page);
  release();
  await page.locator('header input[role="combobox"]').first().waitFor();
  expect(await focused(page)).toBe(went);
  expect(went).not.toBe('Search the shop');
});

test('a whole purchase by keyboard alone: the focus is always to be seen, in order, and never lost', async () => {
  const { page, complaints } = await visit({ viewport: { width: 1280, height: 720 } });
  await open(page, '/');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the page');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page), 'what follows the skip link').toBe('BUY NOW');
  await follow(page, /\/search/);

  await tabTo(page, 'Search products');
  await page.keyboard.type('counter 43');
  await page.getByRole('option', { name: /Counter 43 menu board/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=counter\+43/);
  expect(await focused(page)).toBe('Search products');

  await tabTo(page, /^Filters/);
  await page.keyboard.press('Enter');
  await page.getByLabel('In stock only').waitFor();
  await tabTo(page, 'In stock only');
  await page.keyboard.press('Space');
  await page.waitForURL(/inStock=true/);
  await waitUntilAlive(page);
  expect(await focused(page), 'after a filter was chosen').toBe('In stock only');

  await tabTo(page, 'Counter 43 menu board');
  await follow(page, /counter-43-menu-board/);
  await tabTo(page, 'Increase quantity');
  await page.keyboard.press('Space');
  await tabTo(page, 'Add to Cart');
  await page.keyboard.press('Enter');
  await page.getByText('Product added to cart successfully').waitFor();
  expect(await focused(page), 'after adding to the cart').toBe('Add to Cart');

  await tabTo(page, /^Cart/, 'Shift+Tab');
  await follow(page, /\/cart$/);
  await tabTo(page, 'Decrease quantity');
  await page.keyboard.press('Enter');
  await page.getByText('£450.00').first().waitFor();
  await tabTo(page, 'Checkout');
  await follow(page, /\/checkout$/);

  // Where the system takes the colours, a shadow shows nothing: only an outline counts.
  await page.emulateMedia({ forcedColors: 'active' });
  await fillByKeyboard(page, [
    ['E-mail address', 'jo@sunrise-cafe.example'],
    ['First name', 'Jo'],
    ['Last name', 'O’Brien'],
    ['Address line 1', '1 Harbour Street'],
    ['Town or city', 'Leeds'],
    ['Postcode', 'LS1 4AP'],
    ['Phone number', '0113 496 0199'],
  ]);
  await choose(page, /^(Standard|Express)/, /^Next Day/);
  await choose(page, /^Card/, /^Bank transfer/);
  await fillByKeyboard(page, [['Purchase order number', 'PO 7']]);
  await tabTo(page, /^Place order/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/orders\/BF-/);
  await waitUntilAlive(page);
  await page.getByRole('heading', { name: /thank you/i }).waitFor();
  await tab(page);
  expect(complaints).toEqual([]);
});

test('at 400 % zoom a phone’s menu is opened, walked and left by keyboard, and the focus returns to its button', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 256 } });
  await open(page, '/');
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await tabTo(page, 'Products');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Menu');
});

test('at 400 % zoom a toast gives way to the focused element, and Escape closes it', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 256 } });
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/products/2');
  await page.getByRole('button', { name: 'Add to Cart' }).first().focus();
  const toast = page.getByText('Product added to cart successfully');
  // Wherever the button stands on the screen.
  for (const top of [0, 40, 88, 110, 150, 200]) {
    await page.evaluate((y) => scrollBy(0, (document.activeElement?.getBoundingClientRect().top ?? 0) - y), top);
    await page.keyboard.press('Enter');
    await toast.waitFor();
    await expect.poll(() => isClearOfToast(page), { message: `‘Add to Cart’ at ${top}` }).toBe(true);
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Add to Cart');
  }

  // What has the focus next is not covered either, and leaving the toast leads back.
  await page.keyboard.press('Enter');
  await toast.waitFor();
  for (let stops = 0; stops < 3; stops++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isClearOfToast(page), { message: await focused(page) }).toBe(true);
  }
  await page.getByRole('button', { name: 'Add to Cart' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Add to Cart');
});

test('Escape closes an open dialog before the toast that lies in it', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 256 } });
  await open(page, '/products/2');
  await page.getByRole('button', { name: 'Add to Cart' }).first().focus();
  await page.keyboard.press('Enter');
  const toast = page.getByText('Product added to cart successfully');
  await toast.waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await toast.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'hidden' });
});

test('the focus is not lost with what was removed, asked about or found', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 900 } });
  await open(page, '/products/2');
  await page.getByLabel('Your postcode').fill('iv11aa');
  await page.keyboard.press('Enter');
  await page.getByText('Delivery to IV1 1AA').waitFor();
  expect(await focused(page), 'after a postcode was asked about').toBe('Your postcode');
  expect(await page.getByLabel('Your postcode').inputValue()).toBe('IV1 1AA');
  const featured = (await (await page.request.get('/api/products/featured')).json()) as { id: number }[];
  for (const { id: productId } of featured.slice(0, 2)) {
    expect((await page.request.post('/api/cart', { data: { productId, quantity: 1 } })).status()).toBe(201);
  }
  await open(page, '/cart');
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(left);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
  await enterAs(page, 'Customer');
  const [own] = (await (await page.request.get('/api/orders')).json()) as { orderNumber: string }[];
  const orderNumber = own?.orderNumber ?? '';
  await open(page, '/track-order');
  await page.getByLabel('Order number').fill(orderNumber);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

/** Whether no part of the focused element lies under the toast, as long as there is one. */
function isClearOfToast(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [focus, toast] = [document.activeElement, document.querySelector('.toast-in')].map((each) =>
      each?.getBoundingClientRect(),
    );
    if (!toast) return true;
    if (!focus) return false;
    const isApart =
      focus.bottom <= toast.top || focus.top >= toast.bottom || focus.right <= toast.left || focus.left >= toast.right;
    return isApart && toast.top >= 0 && toast.bottom <= innerHeight && focus.bottom > 0 && focus.top < innerHeight;
  });
}

async function fillByKeyboard(page: Page, fields: readonly (readonly [label: string, text: string])[]): Promise<void> {
  for (const [label, text] of fields) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
}

/** Moves to a group of choices, and within it with the arrows. */
async function choose(page: Page, first: RegExp, wanted: RegExp): Promise<void> {
  await tabTo(page, first);
  for (let step = 0; step < 6 && !wanted.test(await focused(page)); step++) {
    await page.keyboard.press('ArrowDown');
    expect((await stopAt(page)).isSeen, 'a choice that is reached with the arrows can be seen').toBe(true);
  }
  expect(await focused(page)).toMatch(wanted);
}

async function follow(page: Page, address: RegExp): Promise<void> {
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
  await waitUntilAlive(page);
  // The address is a moment ahead of the page.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `focus after ${address}` })
    .toBe('MAIN');
}
