import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

const tip = (page: Page) => page.locator('[popover="manual"]:popover-open');
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('a control without words says what it is once the mouse has rested on it for 700 ms', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await open(page, '/about');
  await page.mouse.move(700, 500);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /tooltip/.test(name)));
  await cart(page).hover();
  const since = Date.now();
  await page.waitForTimeout(450);
  // A slow machine may have taken longer than was asked for.
  if (Date.now() - since < 600) expect(await tip(page).count()).toBe(0);
  await tip(page).getByText('Cart', { exact: true }).waitFor();
  expect(Date.now() - since).toBeGreaterThanOrEqual(650);

  // It can be read with the pointer on it, lies within the window, and goes with the pointer or by Escape.
  // On a busy machine it is there a moment before it has its place.
  await expect.poll(async () => (await tip(page).boundingBox())?.x ?? 0).toBeGreaterThanOrEqual(8);
  const box = await tip(page).boundingBox();
  if (!box) throw new Error('The tooltip has no place.');
  expect(box.x + box.width).toBeLessThanOrEqual(DESKTOP.width - 8);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  expect(await tip(page).count()).toBe(1);
  await page.mouse.move(700, 500);
  await expect.poll(() => tip(page).count()).toBe(0);
  await cart(page).hover();
  await tip(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => tip(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the keyboard’s focus brings it too, and Escape takes it before the dialog that it stands in', async () => {
  const { page } = await visit({ viewport: PHONE });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  await page.keyboard.press('Tab');
  await tip(page).getByText('Close', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => tip(page).count()).toBe(0);
  expect(await menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
});

test('a control that shows words has none, nor has a finger', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await open(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().hover();
  await cart(page).dispatchEvent('pointerover', { bubbles: true, pointerType: 'touch' });
  await page.waitForTimeout(900);
  expect(await tip(page).count()).toBe(0);
});
