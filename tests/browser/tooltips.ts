import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Every control on the page that is to be seen has a name, and one that shows no words shows its name in a tooltip. */
export async function expectNamedControls(page: Page, path: string): Promise<void> {
  await loadTooltips(page);
  const { nameless, untold } = await page.evaluate(async () => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const wordsIn = (element: Element): string => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let words = '';
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, height } = range.getBoundingClientRect();
        const { width: room } = node.parentElement?.getBoundingClientRect() ?? { width: 0 };
        const isRead = !node.parentElement?.closest('[aria-hidden="true"]');
        // What only a screen reader says is cut to a pixel.
        if (isRead && width > 1 && height > 1 && room > 1) words += node.textContent;
      }
      return words.trim();
    };
    const nameOf = (element: Element): string => {
      const by = element
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id));
      const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt);
      const spoken = element.cloneNode(true) as Element;
      for (const drawn of spoken.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
      const texts = [...(by ?? []), ...labels, spoken].map((each) => each?.textContent);
      return (element.ariaLabel ?? [...texts, ...pictures].join(' ')).trim();
    };
    const controls = document.querySelectorAll(
      'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="menuitem"]',
    );
    const seen = [...controls].filter(
      (control) => isSeen(control) && !control.closest('[inert], [aria-hidden="true"]'),
    );
    const nameless = seen.filter((control) => !nameOf(control)).map((control) => control.outerHTML.slice(0, 200));

    const isWordless = (control: Element) => {
      if (control.querySelector('img') || wordsIn(control)) return false;
      if (!control.matches('input, select, textarea')) return true;
      return control.matches('[type="checkbox"], [type="radio"]') && control.ariaLabel !== null;
    };
    // What waits for the tooltip's delay is done at once.
    const later = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number, ...rest: unknown[]) =>
      later(work, ms === 700 ? 0 : ms, ...rest)) as typeof setTimeout;
    const untold: string[] = [];
    for (const control of seen.filter(isWordless)) {
      let shown: string | null | undefined;
      // On a busy machine what listens may have been loaded, and not yet run.
      for (let tries = 0; tries < 50 && shown !== nameOf(control); tries++) {
        control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        await new Promise((done) => later(done, tries));
        shown = document.querySelector('[popover="manual"]:popover-open')?.textContent;
      }
      if (shown !== nameOf(control)) untold.push(`${nameOf(control)}: ${shown ?? 'no tooltip'}`);
      document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    }
    window.setTimeout = later;
    return { nameless, untold };
  });
  expect(nameless, `controls without a name on ${path}`).toEqual([]);
  expect(untold, `controls without words or tooltip on ${path}`).toEqual([]);
}

/** Makes the page load what shows tooltips, as the first move of a mouse does. */
async function loadTooltips(page: Page): Promise<void> {
  const loaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('watch-tooltips'));
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  await page.waitForFunction(loaded);
}
