import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

const QUIET_MS = 150;
const GIVE_UP_MS = 90_000;

interface Life {
  requests: Set<Request>;
  changedAt: number;
  runsScripts: boolean;
}
const lives = new WeakMap<Page, Life>();

/** From here on it is known what each page waits for. */
export function watchPages(context: BrowserContext, runsScripts: boolean): void {
  context.on('page', (page) => watchPage(page, runsScripts));
}

function watchPage(page: Page, runsScripts: boolean): void {
  const life: Life = { requests: new Set(), changedAt: Date.now(), runsScripts };
  lives.set(page, life);
  page.on('request', (request) => {
    life.changedAt = Date.now();
    // What the page before had asked for is no longer waited for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) life.requests.clear();
    // The live connection never ends.
    if (request.resourceType() !== 'eventsource') life.requests.add(request);
  });
  const end = (request: Request) => {
    life.changedAt = Date.now();
    life.requests.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Waits until the page's scripts answer its controls and it asks the shop for nothing any more. */
export async function waitUntilAlive(page: Page): Promise<void> {
  // React writes keys of its own on what it has brought to life, <body> among the last; parts that come later, after that. A
  // form that is folded away may come when it is opened.
  if (lifeOf(page).runsScripts) {
    await page.waitForFunction(() =>
      [document.body, ...document.querySelectorAll('form:not(details:not([open]) *), footer')].every((part) =>
        Object.keys(part).some((key) => key.startsWith('__reactProps')),
      ),
    );
  }
  await waitUntilQuiet(page);
}

/** Waits until the page asks the shop for nothing any more, its live connection aside. */
export async function waitUntilQuiet(page: Page, quietMs = QUIET_MS): Promise<void> {
  const life = lifeOf(page);
  const since = Date.now();
  const left = () => quietMs - (Date.now() - Math.max(since, life.changedAt));
  while (life.requests.size > 0 || left() > 0) {
    if (Date.now() - since > GIVE_UP_MS) {
      throw new Error(`The page still waits for ${waitedFor(page)}`);
    }
    await wait(life.requests.size > 0 ? 25 : left());
    // Takes its turn on the page's own thread: while that is at work, the page is not quiet.
    if (life.requests.size === 0) await page.evaluate(() => undefined);
  }
}

/** The addresses that have not answered yet. */
export function waitedFor(page: Page): string {
  return [...lifeOf(page).requests].map((request) => request.url()).join(', ') || 'nothing';
}

function lifeOf(page: Page): Life {
  const life = lives.get(page);
  if (!life) throw new Error('This page belongs to no visit.');
  return life;
}
