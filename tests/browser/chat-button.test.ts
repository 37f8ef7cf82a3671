import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterAs, open, openBrowser, PHONE } from './browser.ts';
import { SMALL_PHONE } from './good-screen.ts';

// On a phone a button that floats would lie over what is read: there the assistant is an icon of the header.

const visit = openBrowser();
const chat = (page: Page) => page.getByRole('button', { name: 'Open the chat assistant' });

/** What the chat button lies over besides the header, or is itself covered by, as the page stands. */
function conflicts(page: Page): Promise<string[]> {
  return chat(page).evaluate((button) => {
    const own = button.getBoundingClientRect();
    const header = document.querySelector('header');
    const bar = header?.getBoundingClientRect();
    const isWithin = bar && own.top >= bar.top && own.bottom <= bar.bottom && own.right <= innerWidth && own.left >= 0;
    const isOver = (box: DOMRect) =>
      box.right > own.left + 1 && box.left < own.right - 1 && box.bottom > own.top + 1 && box.top < own.bottom - 1;
    const beside = [...(header?.querySelectorAll('a, button, summary, input') ?? [])].filter(
      (each) => each !== button && each.checkVisibility() && isOver(each.getBoundingClientRect()),
    );
    const [above] = document.elementsFromPoint((own.left + own.right) / 2, (own.top + own.bottom) / 2);
    return [
      ...(isWithin ? [] : ['it is not within the header']),
      ...(above && button.contains(above) ? [] : [`${above?.outerHTML} lies over it`]),
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the screen'] : []),
      ...beside.map((each) => each.outerHTML),
    ];
  });
}

test('on a phone the chat button is one of the header and covers nothing, however far a page is scrolled', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Customer');
  expect((await page.request.post('/api/cart', { data: { productId: 2, quantity: 1 } })).status()).toBe(201);
  const orders = (await (await page.request.get('/api/orders')).json()) as { orderNumber: string }[];
  // Nothing covers the checkout and the page of an order request: they have no such button.
  for (const path of ['/checkout', '/order-requests/1']) {
    await open(page, path);
    expect(await chat(page).count(), path).toBe(0);
  }
  for (const path of ['/cart', '/products/2', `/orders/${orders[0]?.orderNumber}`]) {
    await open(page, path);
    for (const viewport of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(viewport);
      await chat(page).waitFor();
      for (const far of [0, 0.5, 1]) {
        await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), far);
        expect(await conflicts(page), `${path} at ${viewport.width}, ${far}`).toEqual([]);
      }
    }
  }
  await chat(page).click();
  await page.locator('#assistant-message').waitFor();
  await page.keyboard.press('Escape');
  await chat(page).waitFor();
});
