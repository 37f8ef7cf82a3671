import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, openBrowser } from './browser.ts';
import { waitUntilAlive } from './page-life.ts';

const visit = openBrowser();
const MOST_STOPS = 160;

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

/** Presses Tab until this has the focus; every stop on the way must be seen and lie after the one before. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const stop = await tab(page, key);
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return;
    passed.push(stop.name);
  }
  throw new Error(`Tab never came to ${name}, only to: ${passed.join(' | ')}`);
}

async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  const stop = await stopAt(page);
  expect(stop.isSeen, `the focus can be seen on ‘${stop.name}’`).toBe(true);
  expect(stop.isUncovered, `nothing lies over ‘${stop.name}’`).toBe(true);
  return stop;
}

async function focused(page: Page): Promise<string> {
  return (await stopAt(page)).name;
}

interface Stop {
  name: string;
  isSeen: boolean;
  isUncovered: boolean;
}

function stopAt(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    // The ring has its shape one picture later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { name: '', isSeen: false, isUncovered: false };
    }
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
    const label = [...(labels ?? [])].map(({ textContent }) => textContent).join(' ');
    const name = element.getAttribute('aria-label') ?? (label || element.textContent || '');
    // A choice that is drawn by its label shows there that it has the focus.
    const drawn = [element, ...(labels ?? []), element.parentElement].filter((each) => each instanceof HTMLElement);
    // A card's link has its ring around the whole card.
    const isRinged = (each: Element) =>
      [getComputedStyle(each), getComputedStyle(each, '::after')].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
    const boxes = drawn.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width * height > 24);
    const isInView = ({ left, right, top, bottom }: DOMRect) =>
      right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const isHit = ({ left, right, top, bottom }: DOMRect) =>
      [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) / 2);
        return drawn.some((each) => each.contains(hit) || hit?.contains(each));
      });
    return {
      name: name
        .replace(/\s+/g, ' ')
        .replace(/ ?(\*|\(optional\))$/, '')
        .trim(),
      isSeen: drawn.some(isRinged) && boxes.some(isInView),
      isUncovered: boxes.some((box) => isInView(box) && isHit(box)),
    };
  });
}
