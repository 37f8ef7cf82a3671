import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '../support/one-time-code.ts';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE, type Visit } from './browser.ts';
import { type RunningShop, startShop } from './start-shop.ts';

const visit = openBrowser();

let production: RunningShop;
beforeAll(async () => {
  production = await startShop({ SHOP_MODE: 'production' });
});
afterAll(() => production?.stop());

/** Gives the page's browser a device with a fingerprint reader that always says yes. */
async function addAuthenticator({ context, page }: Visit): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return session;
}

/** Reads the recovery codes as soon as the page shows them. */
async function codesOn(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.last().waitFor();
  return codes.allInnerTexts();
}

async function signOut(page: Page): Promise<void> {
  await open(page, '/logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('the owner of a new shop sets a passkey up before anything else, and then signs in with two clicks', async () => {
  const seen = await visit({ baseURL: production.url, viewport: DESKTOP });
  const { page, complaints } = seen;
  expect(new URL(production.url).hostname).toBe('localhost');
  await addAuthenticator(seen);
  await setUp(page);
  await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor();
  await expectAccessible(page);
  await page.goto('/admin-dashboard');
  expect(new URL(page.url()).pathname).toBe('/login');
  await open(page, '/login/second-factor?next=%2Fsetup%2Fdone');

  await page.getByLabel('Name of the passkey').fill('Zoë’s laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('heading', { name: 'Your second factor is set up' }).waitFor();
  expect(await codesOn(page)).toHaveLength(10);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Your shop is set up' }).waitFor();

  await page.getByRole('link', { name: 'Sign-in and security' }).click();
  await page.getByRole('link', { name: 'Look at your second factor' }).click();
  await page.getByText('Zoë’s laptop').waitFor();
  await page.getByText('Staff cannot do without it.').waitFor();
  await expectAccessible(page);
  await signOut(page);

  await open(page, '/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(/admin-dashboard/);
  expect(complaints).toEqual([]);
});

test('a customer switches codes on, and signs in with a code, a used code, and a recovery code', async () => {
  const { page } = await visit({ viewport: PHONE });
  await open(page, '/');
  await enterAs(page, 'Customer');
  await open(page, '/account/second-factor');
  await expectAccessible(page);
  await page.locator('form', { hasText: 'Set up an app' }).getByLabel('Your password').fill('Customer123!');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const key = page.getByText('Type this key into the app').locator('xpath=following-sibling::p');
  const secret = (await key.innerText()).replace(/\s/g, '');
  await page.getByRole('img', { name: 'QR code for your app' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alert').getByText('This is not the code').waitFor();
  const first = codeAt(secret, new Date());
  await page.getByLabel('Code', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const recovery = page.getByRole('list', { name: 'Recovery codes' });
  await recovery.waitFor();
  const [recoveryCode = ''] = await codesOn(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I have written them down' }).click();
  await page.getByText('10 are left.').waitFor();
  await signOut(page);

  await typePassword(page);
  await page.getByText('One more step').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('alert').getByText('used already').waitFor();
  await page.getByText('Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Sign in with the recovery code' }).click();
  await page.waitForURL(/customer-dashboard/);
  await open(page, '/account/second-factor');
  await page.getByText('9 are left.').waitFor();
  await turnOff(page);
});

test('everything but passkeys works without scripts', async () => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto('/login');
  await fillInPassword(page, 'employer', 'Employer123!', 'Employer');
  await page.waitForURL(/employer-dashboard/);
  await page.goto('/account/second-factor');
  expect(await page.getByRole('button', { name: 'Add a passkey' }).isVisible()).toBe(false);
  await page.locator('form', { hasText: 'Set up an app' }).getByLabel('Your password').fill('Employer123!');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const key = page.getByText('Type this key into the app').locator('xpath=following-sibling::p');
  const secret = (await key.innerText()).replace(/\s/g, '');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alert').getByText('This is not the code').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const [recoveryCode = ''] = await codesOn(page);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/login?next=%2Fadmin%2Forders');
  await fillInPassword(page, 'employer', 'Employer123!', 'Employer');
  await page.getByText('Use a recovery code').click();
  await page.getByLabel('Recovery code').fill('wrong');
  await page.getByRole('button', { name: 'Sign in with the recovery code' }).click();
  await page.getByRole('alert').getByText('This is not one of your recovery codes').waitFor();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in with the recovery code' }).click();
  await page.waitForURL(/admin\/orders/);

  const admin = await visit({ viewport: DESKTOP });
  await enterAs(admin.page, 'Admin');
  await open(admin.page, '/admin/users?q=employer');
  const row = admin.page.getByRole('row', { name: /employer123|Employer/i }).first();
  await row.getByRole('button', { name: /Actions for/ }).click();
  await admin.page.getByRole('menuitem', { name: 'Take off second factor' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Take off' }).click();
  await admin.page.getByText('Reason is required').first().waitFor();
  await expectAccessible(admin.page);
  await admin.page.getByLabel('Reason').fill('Phone lost, seen in person');
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Take off' }).click();
  await admin.page.getByText('sets up a new second factor').first().waitFor();
  await page.goto('/employer-dashboard');
  expect(new URL(page.url()).pathname).toBe('/login');
});

async function typePassword(page: Page): Promise<void> {
  await open(page, '/login');
  await fillInPassword(page, 'customer', 'Customer123!', 'Customer');
}

async function fillInPassword(page: Page, username: string, password: string, role: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: role }).check({ force: true });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function turnOff(page: Page): Promise<void> {
  await page.getByText('It is set up. Take it off').click();
  const form = page.locator('form', { hasText: 'Take the app off' });
  await form.getByLabel('Your password').fill('Customer123!');
  await form.getByRole('button').last().click();
  await page.getByText('It is off').waitFor();
}

async function setUp(page: Page): Promise<void> {
  const code = /"code":"([0-9A-Z-]{34})"/.exec(production.log())?.[1] ?? '';
  await open(page, '/setup');
  await page.getByLabel('Company name').fill('Zoë Signs Limited');
  await page.getByLabel('Registered office').fill('1 Foundry Lane\nLeeds\nLS1 4AP');
  await page.getByLabel('E-mail for customers').fill('hello@zoe.example');
  await page.getByLabel('VAT number').fill('gb123456789');
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill("O'Brien");
  await page.getByLabel('E-mail', { exact: true }).fill('zoe@zoe.example');
  await page.getByLabel('Password', { exact: true }).fill('Password123!');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Set up the shop' }).click();
}
