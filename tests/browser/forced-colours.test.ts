import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, open, openBrowser } from './browser.ts';

const visit = openBrowser();

/** The frame that tells what is chosen from the rest. */
function frameOf(element: Locator): Promise<string> {
  return element.evaluate((each) => getComputedStyle(each).outlineStyle);
}

test('where the system takes the colours, what is chosen has a frame, and the chat button an edge', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/products/2');
  const pictures = page.getByRole('link', { name: /^Show picture/ });
  expect(await frameOf(pictures.nth(0))).toBe('solid');
  expect(await frameOf(pictures.nth(1))).toBe('none');
  await pictures.nth(1).click();
  await expect.poll(() => frameOf(pictures.nth(0))).toBe('none');
  await page.keyboard.press('Tab');
  expect(await frameOf(pictures.nth(1))).toBe('solid');
  const prices = page.getByRole('button', { name: /^(ex|inc).*VAT/ });
  expect([await frameOf(prices.nth(0)), await frameOf(prices.nth(1))].toSorted()).toEqual(['none', 'solid']);
  const chat = page.getByRole('button', { name: 'Open the chat assistant' });
  expect(await chat.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('1px');

  await enterAs(page, 'Admin');
  await open(page, '/admin/reports?range=last-7-days');
  const ranges = page.locator('a[href*="range="]');
  const frames = await ranges.evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle));
  expect(frames.filter((frame) => frame === 'solid')).toHaveLength(1);
});
