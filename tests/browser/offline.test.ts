import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, signIn, type Visit } from './browser.ts';
import { shopUrl } from './own-shop.ts';

const visit = openBrowser();
const MINUTE = 60_000;

test('half an hour offline logs out here, and on the server as soon as it can be reached', async () => {
  const { page, context } = await visit();
  await page.clock.install();
  await signIn(page, 'Customer');
  await page.waitForLoadState('networkidle');
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

  await context.setOffline(true);
  await page.getByText('Connection Lost').waitFor();
  await page.getByText('You will be logged out in 30 minutes.').waitFor();
  await page.clock.fastForward(MINUTE);
  await page.getByText('You will be logged out in 29 minutes.').waitFor();
  await expectAccessible(page);
  await passMinutes(page, 28);
  await page.getByText('You will be logged out in 1 minute.').waitFor();
  await passMinutes(page, 1);
  await page.getByText('Session Expired').waitFor();
  await page.getByText('You have been logged out due to 30 minutes of offline inactivity.').waitFor();
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
  await signIn(page, 'Admin');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByText('Connection Lost').waitFor();
  await passMinutes(page, 29);
  await page.getByText('You will be logged out in 1 minute.').waitFor();
  await context.setOffline(false);
  await page.getByText('Connection Restored').waitFor();
  await page.getByText('You are back online').waitFor();
  await passMinutes(page, 5);
  expect(await page.getByText('You are offline').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/admin-dashboard');
  await context.setOffline(true);
  await page.getByText('You will be logged out in 30 minutes.').waitFor();
});

test('staff who were logged out offline leave no name on the screen', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  await page.clock.install();
  await signIn(page, 'Employer');
  await page.waitForLoadState('networkidle');
  const { firstName } = (await storedSession(page)) as { firstName: string };
  await page.getByText(firstName).first().waitFor();
  await context.setOffline(true);
  await page.getByText('Connection Lost').waitFor();
  await passMinutes(page, 30);
  await page.getByRole('heading', { name: 'You have been logged out' }).waitFor();
  expect(await page.getByText(firstName).count()).toBe(0);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await open(page, '/employer-dashboard');
  expect(new URL(page.url()).pathname).toBe('/login');
});

async function storedSession(page: Visit['page']): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('userSession') ?? 'null'));
}

/** Whom the server takes a session cookie for. */
async function userOf(token = ''): Promise<string | null> {
  const response = await fetch(`${shopUrl}/api/session`, { headers: { cookie: `bf_session=${token}` } });
  const { user } = (await response.json()) as { user: { username: string } | null };
  return user?.username ?? null;
}

/** In jumps: to run every timer between, frame by frame, can take longer than the minutes that are left. */
async function passMinutes(page: Visit['page'], minutes: number): Promise<void> {
  for (let jumps = minutes * 3 + 1; jumps > 0; jumps -= 1) await page.clock.fastForward(MINUTE / 3);
}
