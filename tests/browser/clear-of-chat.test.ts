import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, open, openBrowser, PHONE } from './browser.ts';

// The chat button floats, and covers nothing that a visitor may want to click in what a page shows first.

const visit = openBrowser();
const LAPTOP = { width: 1280, height: 900 };
const PATHS = [
  ...['/', '/products', '/search?q=menu%20board', '/search?category=Kiosks&filters=open', '/products/2', '/cart'],
  ...['/guide', '/guide?place=wall&metres=4&light=room&shows=menu&lines=12&hours=12', '/led-wall'],
  ...['/led-wall?width=3&height=2', '/lists', '/compare?ids=1,2', '/about', '/contact', '/terms', '/privacy'],
  ...['/accessibility', '/delivery-and-returns', '/request-quote', '/track-order', '/signup', '/no-such-page'],
];

const covered = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('[aria-label="Open the chat assistant"]');
    const own = chat?.getBoundingClientRect();
    if (!chat || !own) return [];
    const all = document.querySelectorAll('a[href], button, input, select, textarea, summary');
    return [...all]
      .filter((each) => each !== chat && each.checkVisibility())
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return box.right > own.left && box.left < own.right && box.bottom > own.top && box.top < own.bottom;
      })
      .map((each) => each.outerHTML.slice(0, 120));
  });

test.each([
  ['a laptop', LAPTOP],
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('on %s the chat button lies over no link, button or field of the first screen', async (_, viewport) => {
  const { page } = await visit({ viewport });
  for (const path of PATHS) {
    await open(page, path);
    await expect.poll(() => covered(page), { message: path, timeout: 5_000 }).toEqual([]);
  }
});
