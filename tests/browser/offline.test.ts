import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, signIn, type Visit } from './browser.ts';
import { goToFilledCheckout, payByTestCard } from './checkout.ts';
import { shopUrl } from './own-shop.ts';
import { waitUntilQuiet } from './page-life.ts';

const visit = openBrowser();
const MINUTE = 60_000;

test('half an hour offline logs out here, and on the server as soon as it can be reached', async () => {
  const { page, context } = await visit();
  await page.clock.install();
  await signInAndRest(page, 'Customer');
  expect(await storedSession(page)).toEqual({
    id: expect.any(Number),
    username: 'customer',
    firstName: expect.any(String),
    lastName: expect.any(String),
    email: expect.stringContaining('@'),
    userType: 'public',
  });
  await page.evaluate(() => sessionStorage.setItem('something', 'kept'));
  const [cookie] = await context.cookies();

  await holdTime(page);
  await context.setOffline(true);
  await page.getByText('Connection Lost').waitFor();
  await countDown(page, 30, 1);
  await page.clock.fastForward(MINUTE);
  await page.getByText('Session Expired').waitFor();
  await page.getByText('You have been logged out due to 30 minutes of offline inactivity.').waitFor();
  await page.clock.resume();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await storedSession(page)).toBeNull();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expectAccessible(page);

  // Out of reach, the server knows nothing of it yet.
  expect(await userOf(cookie?.value)).toBe('customer');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await context.setOffline(false);
  await page.getByText('You are back online').waitFor();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect.poll(() => userOf(cookie?.value)).toBeNull();
  expect(calls[0]).toBe('POST /api/logout');
  expect(await page.getByText('You are offline').count()).toBe(0);
});

test('a connection that returns in time changes nothing, and the next loss starts from 30 again', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  await page.clock.install();
  await signInAndRest(page, 'Admin');
  await holdTime(page);
  await context.setOffline(true);
  await page.getByText('Connection Lost').waitFor();
  await countDown(page, 30, 1);
  await context.setOffline(false);
  await page.getByText('Connection Restored').waitFor();
  await page.getByText('You are back online').waitFor();
  await page.clock.fastForward(5 * MINUTE);
  await waitUntilQuiet(page, 500);
  expect(await page.getByText('You are offline').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/admin-dashboard');
  await context.setOffline(true);
  await page.getByText('You will be logged out in 30 minutes.').waitFor();
  await page.clock.resume();
  await expectAccessible(page);
});

test('staff who were logged out offline leave no name on the screen', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  await page.clock.install();
  await signInAndRest(page, 'Employer');
  const { firstName } = (await storedSession(page)) as { firstName: string };
  await page.getByText(firstName).first().waitFor();
  await holdTime(page);
  await context.setOffline(true);
  await page.getByText('Connection Lost').waitFor();
  await page.clock.fastForward(30 * MINUTE);
  await page.getByRole('heading', { name: 'You have been logged out' }).waitFor();
  await page.clock.resume();
  expect(await page.getByText(firstName).count()).toBe(0);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await open(page, '/employer-dashboard');
  expect(new URL(page.url()).pathname).toBe('/login');
});

test.each(['/admin/orders', '/about'])(
  'on a phone without a connection the end of %s can still be read',
  async (path) => {
    const { page, context } = await visit();
    await signIn(page, 'Admin');
    await open(page, path);
    await context.setOffline(true);
    const strip = page.locator('[data-foot]');
    await strip.waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.locator('main, footer').evaluateAll((parts) => parts.at(-1)?.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual((await strip.boundingBox())?.y ?? 0);
  },
);

test('a connection that breaks as the order is sent takes nothing of what was typed, and the order is placed once', async () => {
  const { page, context } = await visit();
  await goToFilledCheckout(page);
  await payByTestCard(page, '4242 4242 4242 4242');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByText('An order that did arrive is not placed a second time.').waitFor();
  expect(await page.getByLabel('Address line 1').inputValue()).toBe('1 Harbour Street');
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/\/orders\/BF-/);
});

test('a message that cannot be sent stays in its form', async () => {
  const { page, context } = await visit();
  await open(page, '/contact');
  const message = 'Two boards above the counter, people stand three metres away.';
  const typed = {
    Name: 'Mo Said',
    Email: 'mo@sunrise-cafe.example',
    'Contact number': '0113 496 0101',
    Subject: 'Boards',
  };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Message', { exact: true }).fill(message);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Nothing that you have typed is lost.').waitFor();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(message);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();
});

/** A new screen is read again once its live connection stands; the page is at rest after a load of its own. */
async function signInAndRest(page: Visit['page'], role: Parameters<typeof signIn>[1]): Promise<void> {
  await signIn(page, role);
  await page.reload({ waitUntil: 'networkidle' });
}

async function storedSession(page: Visit['page']): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('userSession') ?? 'null'));
}

/** Whom the server takes a session cookie for. */
async function userOf(token = ''): Promise<string | null> {
  const response = await fetch(`${shopUrl}/api/session`, { headers: { cookie: `bf_session=${token}` } });
  const { user } = (await response.json()) as { user: { username: string } | null };
  return user?.username ?? null;
}

/** From here on time passes only when the test says so: what the machine needs for a step is no minute of the visitor's. */
async function holdTime(page: Visit['page']): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
}

/** Lets minute after minute pass, each once the banner has told of the one before. */
async function countDown(page: Visit['page'], from: number, to: number): Promise<void> {
  for (let left = from; left >= to; left -= 1) {
    if (left < from) await page.clock.fastForward(MINUTE);
    await page.getByText(`You will be logged out in ${left} ${left === 1 ? 'minute' : 'minutes'}.`).waitFor();
  }
}
