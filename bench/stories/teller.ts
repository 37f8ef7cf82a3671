import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
export type Device = keyof typeof SIZES;
export const DEVICES = Object.keys(SIZES) as Device[];

/** One buyer in a browser of their own: what they see is photographed, and what is untrue is written down. */
export interface Teller {
  page: Page;
  /** Takes a picture of the whole page, named by the story and its place in it. */
  photograph(what: string): Promise<void>;
  /** Writes down a promise that was not held. */
  hold(isHeld: boolean, promise: string): void;
  faults: string[];
}

export async function openTellers(url: string, folder: string) {
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  await mkdir(folder, { recursive: true });
  return {
    /** Plays one story; a step that cannot be taken ends it, and is told like a broken promise. */
    tell: async (name: string, device: Device, play: (teller: Teller) => Promise<void>): Promise<string[]> => {
      const context = await browser.newContext({
        ...{ baseURL: url, viewport: SIZES[device], reducedMotion: 'reduce' as const },
        ...(device === 'phone' && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
      });
      const teller = await openTeller(context, (at, what) => path.join(folder, `${name}-${device}-${at}-${what}.png`));
      await play(teller).catch((error: Error) => teller.faults.push(`${teller.page.url()}: ${error.message}`));
      if (teller.faults.length > 0) await teller.photograph('end');
      await context.close();
      return teller.faults;
    },
    close: () => browser.close(),
  };
}

async function openTeller(context: BrowserContext, pathOf: (at: number, what: string) => string): Promise<Teller> {
  const page = await context.newPage();
  const faults: string[] = [];
  let at = 0;
  page.on('pageerror', (error) => faults.push(`A script failed: ${error.message}`));
  return {
    page,
    faults,
    hold: (isHeld, promise) => void (isHeld || faults.push(promise)),
    photograph: async (what) => {
      at += 1;
      // What sticks to the top of the screen would else stand in the middle of the picture.
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: pathOf(at, what.replaceAll(' ', '-')), fullPage: true });
    },
  };
}
