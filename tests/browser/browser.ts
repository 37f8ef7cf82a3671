import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { findViolations } from './accessibility.ts';
import { openOwnShop, shopUrl } from './own-shop.ts';
import { waitedFor, waitUntilAlive, watchPages } from './page-life.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for a second or two, in which the compiler that optimises most does not pay, nor does it to collect
  // what is no longer used every megabyte.
  '--js-flags=--no-turbofan --min-semi-space-size=32 --max-semi-space-size=64',
  `--disable-features=${[
    // Two hidden pages of the address bar's own with each window, which take more work than many a page of ours.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    // Only the last such flag counts, so what Playwright's says stands here too.
    'AimEnabled',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ]}`,
];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What the browser complained about since the visit began. */
  complaints: string[];
}

/** A real Chromium for the journeys of one file, in a shop of its own. */
export function openBrowser(env: Record<string, string> = {}) {
  openOwnShop(env);
  return openVisits();
}

/** The same without a shop, for a file that starts its shops itself. */
export function openVisits() {
  const contexts: BrowserContext[] = [];
  let seen = 0;
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellScreens(contexts.slice(seen));
    seen = contexts.length;
  });
  afterAll(() => Promise.all(contexts.map((context) => context.close())));

  return async (
    options: { baseURL?: string; viewport?: typeof PHONE; javaScriptEnabled?: boolean } = {},
  ): Promise<Visit> => {
    const browser = await browserOfWorker();
    const context = await browser.newContext({
      baseURL: shopUrl,
      viewport: PHONE,
      reducedMotion: 'reduce',
      ...options,
    });
    contexts.push(context);
    context.setDefaultTimeout(60_000);
    watchPages(context, options.javaScriptEnabled !== false);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    return { page, context, complaints };
  };
}

/** Writes what stands on each screen: on another machine it is all that tells why a journey ended. */
async function tellScreens(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
    console.error(`On the screen of ${page.url()}:\n${text.replace(/\n{2,}/g, '\n').slice(0, 3_000)}`);
  }
}

// Visits share nothing, so the files of a worker share the process, which ends with the worker. Each start costs more
// processor time than many a page.
let launched: Promise<Browser> | undefined;
async function browserOfWorker(): Promise<Browser> {
  const running = await launched?.catch(() => undefined);
  if (running?.isConnected()) return running;
  launched = chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  return launched;
}

/** A browser that finds at its next start what it has stored in this folder. */
export async function openProfile(
  folder: string,
  options: { baseURL?: string; offline?: boolean } = {},
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
    baseURL: shopUrl,
    viewport: PHONE,
    reducedMotion: 'reduce',
    ...options,
  });
  watchPages(context, true);
  return context;
}

/** Goes to a page and waits until its scripts are alive, so that a click is answered by them. */
export async function open(page: Page, path: string): Promise<number> {
  const response = await page.goto(path).catch((error: Error) => {
    error.message += `\nStill waited for: ${waitedFor(page)}`;
    throw error;
  });
  await waitUntilAlive(page);
  return response?.status() ?? 0;
}

/** No violation of WCAG 2.2 A and AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** Signs in past the form, for a test that is about something else. The page stays where it was. */
export async function enterAs(page: Page, role: 'Customer' | 'Employer' | 'Admin'): Promise<void> {
  const username = role.toLowerCase();
  const data = { username, password: `${role}123!`, role: role === 'Customer' ? 'public' : username };
  expect((await page.request.post('/api/login', { data })).status()).toBe(200);
}

/** Signs in through the form. */
export async function signIn(page: Page, role: 'Customer' | 'Employer' | 'Admin'): Promise<void> {
  const username = role.toLowerCase();
  await open(page, '/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(`${role}123!`);
  await page.getByRole('radio', { name: role }).check({ force: true });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/dashboard/);
}
