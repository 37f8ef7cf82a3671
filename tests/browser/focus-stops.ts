import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MOST_STOPS = 160;

/** Presses Tab until this has the focus; every stop on the way must be seen and lie after the one before. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const stop = await tab(page, key);
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return;
    passed.push(stop.name);
  }
  throw new Error(`Tab never came to ${name}, only to: ${passed.join(' | ')}`);
}

export async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  const stop = await stopAt(page);
  expect(stop.isSeen, `the focus can be seen on ‘${stop.name}’`).toBe(true);
  expect(stop.isUncovered, `nothing lies over ‘${stop.name}’`).toBe(true);
  return stop;
}

export async function focused(page: Page): Promise<string> {
  return (await stopAt(page)).name;
}

interface Stop {
  name: string;
  isSeen: boolean;
  isUncovered: boolean;
}

export function stopAt(page: Page): Promise<Stop> {
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
