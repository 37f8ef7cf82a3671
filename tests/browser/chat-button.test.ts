import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterAs, open, openBrowser, PHONE } from './browser.ts';
import { SMALL_PHONE } from './good-screen.ts';

// The button of the assistant lies above the page; what can be read or used must come clear of it.

const visit = openBrowser();

/** The texts, links and fields under the button as the page stands. */
function covered(page: Page): Promise<string[]> {
  return page.getByRole('button', { name: 'Open the chat assistant' }).evaluate((button) => {
    const own = button.getBoundingClientRect();
    const isUnder = (box: DOMRect) =>
      box.right > own.left && box.left < own.right && box.bottom > own.top && box.top < own.bottom && box.width > 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder?.checkVisibility() || button.contains(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isUnder)) found.push(text.textContent.trim());
    }
    const controls = [...document.querySelectorAll('a, button, input, select, textarea')];
    const usable = controls.filter((each) => each !== button && !button.contains(each) && each.checkVisibility());
    return [...found, ...usable.filter((each) => isUnder(each.getBoundingClientRect())).map((each) => each.outerHTML)];
  });
}

test('on a phone nothing lies under the chat button at the end of a page, and every sum and button scrolls clear of it', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Customer');
  expect((await page.request.post('/api/cart', { data: { productId: 2, quantity: 1 } })).status()).toBe(201);
  const orders = (await (await page.request.get('/api/orders')).json()) as { orderNumber: string }[];
  // Nothing covers the checkout and the page of an order request: they have no such button.
  for (const path of ['/checkout', '/order-requests/1']) {
    await open(page, path);
    expect(await page.getByRole('complementary', { name: 'Assistant' }).count(), path).toBe(0);
  }
  const paths = ['/cart', '/products/2', `/orders/${orders[0]?.orderNumber}`];
  for (const viewport of [PHONE, SMALL_PHONE]) {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await open(page, path);
      await page.getByRole('button', { name: 'Open the chat assistant' }).waitFor();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForTimeout(500);
      expect(await covered(page), `${path} at ${viewport.width}`).toEqual([]);
      const main = page.getByRole('main');
      const ends = await main.locator('button, a, dd').filter({ visible: true }).all();
      const last = ends.at(-1);
      await last?.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      const box = await last?.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThan(viewport.height - 72);
    }
  }
});
