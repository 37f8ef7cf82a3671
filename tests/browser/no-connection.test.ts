import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible, open, openBrowser, openProfile, signIn } from './browser.ts';
import { openLine } from './line.ts';
import { shopUrl } from './own-shop.ts';

const visit = openBrowser();
const MINUTE = 60_000;

test('reloaded or opened in a new tab without a connection, a page goes on counting and logs out after half an hour', async () => {
  const line = await openLine(shopUrl);
  onTestFinished(line.close);
  const { page, context } = await visit({ baseURL: line.url });
  await context.clock.install();
  await signInWithWorker(page);
  const [cookie] = await context.cookies();
  // For a moment a new tab of a browser without a line would still reach the shop.
  line.isCut = true;
  await context.setOffline(true);
  await page.getByText('You will be logged out in 30 minutes.').waitFor();

  await context.clock.fastForward(10 * MINUTE);
  await takeNoNoteOfReturn(page);
  await page.reload();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.getByText('You will be logged out in 20 minutes.').waitFor();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto('/customer-dashboard');
  await other.getByText('You will be logged out in 20 minutes.').waitFor();
  expect(await other.getByText('Connection Lost').count()).toBe(0);

  await context.clock.fastForward(20 * MINUTE);
  for (const tab of [page, other]) {
    await tab.getByText('Session Expired').waitFor();
    await tab.getByText('You have been logged out due to 30 minutes of offline inactivity.').waitFor();
    expect(new URL(tab.url()).pathname).toBe('/login');
    expect(await tab.evaluate(() => localStorage.getItem('userSession'))).toBeNull();
  }
  expect(await userOf(cookie?.value)).toBe('customer');
  await other.close();
  const calls = callsOf(context);
  line.isCut = false;
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(calls[0]).toBe('POST /api/logout');
  await expect.poll(() => userOf(cookie?.value)).toBeNull();
});

test('a browser that was closed offline and is opened too late logs out before it shows anything', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-profile-'));
  onTestFinished(() => fs.rm(folder, { recursive: true, force: true }));
  const before = await openProfile(folder);
  const tab = await before.newPage();
  await signInWithWorker(tab);
  const [cookie] = await before.cookies();
  await before.setOffline(true);
  await tab.getByText('You will be logged out in 30 minutes.').waitFor();
  // A browser writes its storage to the disk some seconds later.
  await expect.poll(() => isOnDisk(folder, 'connectionLostAt'), { timeout: 60_000 }).toBe(true);
  await takeNoNoteOfReturn(tab);
  await before.close();

  const context = await openProfile(folder, { offline: true });
  onTestFinished(() => context.close());
  await context.clock.install({ time: Date.now() + 31 * MINUTE });
  const page = await context.newPage();
  await page.goto('/customer-dashboard');
  await page.getByRole('heading', { name: 'You have been logged out' }).waitFor();
  await page.getByText('Session Expired').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('userSession'))).toBeNull();
  expect(await userOf(cookie?.value)).toBe('customer');
  const calls = callsOf(context);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(calls[0]).toBe('POST /api/logout');
  await expect.poll(() => userOf(cookie?.value)).toBeNull();
});

test('a link followed and a search sent without a connection open when it returns', async () => {
  const { page, context } = await visit();
  await openWithWorker(page, '/');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'View Products' }).first().click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.getByText('Unsent forms are cleared in 30 minutes.').waitFor();
  await context.setOffline(false);
  await page.getByText('You are back online').waitFor();
  await page.waitForURL('**/products');
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();

  await open(page, '/search');
  await context.setOffline(true);
  await page.getByLabel('Search products').fill('kiosk');
  await page.getByLabel('Search products').press('Enter');
  await page.getByText('This page opens as soon as your connection returns.').waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: /kiosk/i }).first().waitFor();
  expect(new URL(page.url()).search).toContain('kiosk');

  await page.goto('/about');
  await context.setOffline(true);
  await page.locator('header summary[aria-label="Search the shop"]').click();
  const box = page.locator('header input[name="q"]:visible');
  await box.fill('menu board');
  await box.press('Enter');
  await page.getByText('This page opens as soon as your connection returns.').waitFor();
  expect(new URL(page.url()).search).toContain('menu');
});

test('a visitor who is not signed in is not said to be logged out', async () => {
  const { page, context } = await visit();
  await context.clock.install();
  await openWithWorker(page, '/about');
  await page.evaluate(() => sessionStorage.setItem('something', 'typed'));
  await context.setOffline(true);
  await page.getByText('Unsent forms are cleared in 30 minutes.').waitFor();
  await context.clock.fastForward(31 * MINUTE);
  await page.getByText('Unsent forms have been cleared.').waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(await page.getByText(/logged out|Session Expired/).count()).toBe(0);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'About', level: 1 }).or(page.locator('footer')).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('a form that a browser sends by itself without a connection is said not to have arrived', async () => {
  const { page, context } = await visit();
  await openWithWorker(page, '/contact');
  await context.setOffline(true);
  await page
    .locator('form[method=post]')
    .last()
    .evaluate((form: HTMLFormElement) => form.submit());
  await page.getByRole('heading', { name: 'Not sent' }).waitFor();
  expect(await page.getByRole('link', { name: 'Try again' }).count()).toBe(0);
  await context.setOffline(false);
  await page.getByText('You are back online').waitFor();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.getByRole('button', { name: 'Send message' }).waitFor();
});

test('a form that was refused for want of a connection no longer says so when it is back', async () => {
  const { page, context } = await visit();
  await openWithWorker(page, '/contact');
  for (const [label, text] of [
    ['Name', 'Jo'],
    ['Email', 'jo@cafe.example'],
    ['Contact number', '0113 496 0000'],
    ['Subject', 'A screen'],
    ['Message', 'For the window.'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Check your connection and try again.').waitFor();
  await context.setOffline(false);
  await page.getByText('Check your connection and try again.').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('For the window.');
});

test('a question to the chat that cannot be sent leaves page and conversation, and is answered once there is a connection', async () => {
  const { page, context } = await visit();
  await openWithWorker(page, '/about');
  await page.getByRole('button', { name: 'Open the chat assistant' }).click();
  const ask = async (question: string) => {
    await page.getByLabel('Your message').fill(question);
    await page.getByLabel('Your message').press('Enter');
  };
  await ask('hello');
  const bubbles = page.getByRole('log').getByRole('listitem');
  const before = await bubbles.count();
  await context.setOffline(true);
  await ask('what is PoE');
  await page.getByRole('log').getByText('I cannot answer at the moment.').waitFor();
  // The strip that says so does not lie over the field.
  const [strip, field] = await Promise.all([
    page.locator('[data-foot]').boundingBox(),
    page.getByLabel('Your message').boundingBox(),
  ]);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(await bubbles.count()).toBeGreaterThan(before);
  await context.setOffline(false);
  await ask('what is PoE');
  await page
    .getByRole('log')
    .getByText(/network lead/i)
    .first()
    .waitFor();
});

test('while the shop is away its own page waits, stores nothing, and gives way to a new one with the next release', async () => {
  const line = await openLine(shopUrl);
  onTestFinished(line.close);
  const { page, complaints } = await visit({ baseURL: line.url });
  await openWithWorker(page, '/');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  line.isCut = true;
  await page.goto('/about');
  await page.getByRole('heading', { name: 'The shop cannot be reached' }).waitFor();
  expect(await page.getByText('You are offline').isVisible()).toBe(false);
  expect(complaints.filter((text) => /policy/i.test(text))).toEqual([]);
  line.isCut = false;
  await page.waitForURL('**/about');
  await page.locator('footer').waitFor();

  line.change = (text) => text.replace('The shop cannot be reached', 'The shop is being moved');
  await openWithWorker(page, '/about');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.ready;
        return active?.state === 'activated' && !installing && !waiting;
      }),
    )
    .toBe(true);
  await expect
    .poll(async () => {
      line.isCut = true;
      await page.goto('/about');
      const title = await page.title();
      line.isCut = false;
      await page.locator('footer').waitFor();
      return title;
    })
    .toContain('The shop is being moved');
});

async function signInWithWorker(page: Page): Promise<void> {
  await signIn(page, 'Customer');
  await openWithWorker(page, '/customer-dashboard');
}

/** Opens a page and waits until the service worker stands ready for the next one. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** For a moment in which a page is left the emulated line returns to it, as no real one does: it goes without forgetting the loss. */
async function takeNoNoteOfReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => undefined;
  });
}

/** Whether a profile's local storage has a key, as its files say. */
async function isOnDisk(profile: string, key: string): Promise<boolean> {
  const folder = path.join(profile, 'Default', 'Local Storage', 'leveldb');
  const files = await Promise.all((await fs.readdir(folder)).map((name) => fs.readFile(path.join(folder, name))));
  return files.some((bytes) => bytes.includes(key));
}

function callsOf(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

/** Whom the server takes a session cookie for. */
async function userOf(token = ''): Promise<string | null> {
  const response = await fetch(`${shopUrl}/api/session`, { headers: { cookie: `bf_session=${token}` } });
  const { user } = (await response.json()) as { user: { username: string } | null };
  return user?.username ?? null;
}
