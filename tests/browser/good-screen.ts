import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, expectAccessible, open, PHONE, type Visit } from './browser.ts';
import { expectNamedControls } from './tooltips.ts';

/** A laptop at 400 %. */
export const ZOOMED = { width: 320, height: 256 };
export const SMALL_PHONE = { width: 320, height: 844 };

/** The screen at each of these paths is a good one. */
export async function expectGoodScreens(visit: Visit, paths: readonly string[]): Promise<void> {
  for (const path of paths) await expectGoodInAllSizes(visit, path);
}

/** The screen at this path is a good one. It is left as it is on a laptop. */
export async function expectGoodScreen(visit: Visit, path: string): Promise<void> {
  await expectGoodInAllSizes(visit, path);
  await setLetters(visit.page, '');
}

/**
 * The screen has a title, fits a laptop and a phone, complains of nothing and can be used by all. It is loaded once, on a
 * laptop, and then folded to a phone: what differs between them is layout alone. It is left in large letters: to lay out
 * a screen anew that goes with the next one takes as long as a check.
 */
async function expectGoodInAllSizes({ page, complaints }: Visit, path: string): Promise<void> {
  complaints.length = 0;
  await page.setViewportSize(DESKTOP);
  expect(await open(page, path), path).toBe(200);
  expect(await page.title(), path).toMatch(/.+ · Brightfront$/);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expectToFit(page, path);
    await expectWholeWords(page, path);
    await expectNamedControls(page, path);
    await expectAccessible(page);
  }
  await page.setViewportSize(ZOOMED);
  await expectToFit(page, path);
  // From one size to the next of nearly its width, so that little is laid out anew.
  await expectToFitLarge(page, path, [SMALL_PHONE, PHONE, DESKTOP]);
  expect(complaints, path).toEqual([]);
}

/** The page fits in letters of twice the size too, in which it is left. */
export async function expectToFitLarge(
  page: Page,
  path: string,
  viewports: readonly (typeof PHONE)[] = [PHONE, SMALL_PHONE],
): Promise<void> {
  for (const viewport of viewports) {
    // Both at once, so that the page is not laid out in large letters for the size before.
    await Promise.all([setLetters(page, '200%'), page.setViewportSize(viewport)]);
    await expectToFit(page, `${path} in letters of twice the size`);
    await expectNothingClipped(page, `${path} in letters of twice the size`);
  }
}

function setLetters(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
}

/** Nothing of the page lies beyond the edge of the window. */
export async function expectToFit(page: Page, path: string): Promise<void> {
  // On a busy machine the last shape comes several pictures after a change of size; what does not fit then never will.
  let measured = await measureWidth(page);
  for (let tries = 0; tries < 10 && measured.over > 0; tries++) {
    await page.waitForTimeout(100);
    measured = await measureWidth(page);
  }
  const { over, width, widest } = measured;
  expect(over, `${path} overflows ${width} pixels: ${widest.join('\n')}`).toBeLessThanOrEqual(0);
}

function measureWidth(page: Page) {
  return page.evaluate(async () => {
    // What follows its own size, as a table's scrolling does, has its last shape one picture later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const over = document.documentElement.scrollWidth - innerWidth;
    const parts = over > 0 ? [...document.querySelectorAll('main *, header *, footer *')] : [];
    const beyond = parts.filter((element) => element.getBoundingClientRect().right > innerWidth);
    return { over, width: innerWidth, widest: beyond.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
}

/** No text of a link, a button or a heading lies outside the box that clips it, where no scrolling reaches it. */
async function expectNothingClipped(page: Page, path: string): Promise<void> {
  const clipped = await page.evaluate(() => {
    const clips = (style: CSSStyleDeclaration) => ['clip', 'hidden'].includes(style.overflowX);
    const boxOf = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What scrolls reaches its contents; what is hidden from all has no contents to reach.
        if (['auto', 'scroll'].includes(style.overflowX) || box.closest('[aria-hidden=true], [inert]')) return null;
        // An ellipsis says that there is more.
        if (style.textOverflow === 'ellipsis') return null;
        if (clips(style)) return box.clientWidth > 1 ? box.getBoundingClientRect() : null;
      }
      return null;
    };
    const texts: string[] = [];
    for (const element of document.querySelectorAll('a, button, h1, h2, h3, h4, p')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !element.textContent)
        continue;
      const box = boxOf(element);
      if (!box) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const isOutside = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < box.left - 1 || right > box.right + 1),
      );
      if (isOutside) texts.push(element.textContent.trim().slice(0, 40));
    }
    return texts;
  });
  expect(clipped, `${path} hides text at ${page.viewportSize()?.width} pixels`).toEqual([]);
}

/** No word of a control, a heading or a label is broken over two lines; addresses and part numbers may be. */
async function expectWholeWords(page: Page, path: string): Promise<void> {
  const broken = await page.evaluate(() => {
    const words: string[] = [];
    for (const element of document.querySelectorAll('button, a, h1, h2, h3, th, dt, label, legend, summary')) {
      if (!element.checkVisibility()) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<!\S)\p{L}{2,19}(?=[\s.,:;!?]|$)/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) words.push(word);
        }
      }
    }
    return words;
  });
  expect(broken, `${path} breaks words at ${page.viewportSize()?.width} pixels`).toEqual([]);
}
