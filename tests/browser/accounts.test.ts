import fs from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();
const PASSWORD = 'Letters123';

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill("O'Brien");
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone number').fill('0113 496 0000');
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: 'Customer' }).check({ force: true });
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a customer signs up, signs in, changes the profile, takes the data along and deletes the account', async () => {
  const { page } = await visit({ viewport: PHONE });
  await open(page, '/signup');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByText('All fields are required').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('firstName');
  await expectAccessible(page);
  await fillPerson(page, 'zoe@harbour-cafe.example');
  await page.getByLabel('Password', { exact: true }).fill('onlyletters');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByText('Password must contain both letters and numbers').first().waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit Request' }).dblclick();
  await page.getByRole('heading', { name: 'Account Created!' }).waitFor();
  await page.getByText('Account Created', { exact: true }).waitFor();
  await page.getByText('zoe.obrien', { exact: true }).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, 'zoe.obrien', PASSWORD);
  await page.waitForURL('**/customer-dashboard');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expectAccessible(page);
  const profile = page.getByRole('form', { name: 'Profile' });
  await profile.getByLabel('First name').fill('');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await profile.getByText('First name is required').first().waitFor();
  await expectAccessible(page);
  await profile.getByLabel('First name').fill('王');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Profile Updated').waitFor();
  await page.getByRole('heading', { name: 'Hello, 王' }).waitFor();

  const download = page.getByRole('form', { name: 'Download my data' });
  await download.getByLabel('Your password', { exact: true }).fill('Wrong12345');
  await download.getByRole('button', { name: 'Download my data' }).click();
  await download.getByText('This is not the password of your account.').waitFor();
  await download.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    download.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await fs.readFile(await file.path(), 'utf8'));
  expect(data.account).toMatchObject({ username: 'zoe.obrien', firstName: '王' });

  page.on('dialog', (dialog) => dialog.accept());
  const deletion = page.getByRole('form', { name: 'Delete my account' });
  await deletion.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Account Deleted').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await open(page, '/login');
  await logIn(page, 'zoe.obrien', PASSWORD);
  await page.getByText('Invalid credentials. Please try again.').first().waitFor();
});

test('each account type has its fields and its notices, and an employer’s request says what happens next', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await open(page, '/signup');
  const seen = async () => ({
    password: await page.getByLabel('Password', { exact: true }).isVisible(),
    company: await page.getByLabel('Company name').isVisible(),
    green: await page.getByText('Your account is created at once').isVisible(),
    red: await page.getByText('Admin access needs special approval').isVisible(),
    yellow: await page.getByText('Approval is needed').isVisible(),
  });
  await expect.poll(seen).toEqual({ password: true, company: false, green: true, red: false, yellow: false });
  await page.getByRole('radio', { name: 'Admin' }).check({ force: true });
  await expect.poll(seen).toEqual({ password: false, company: false, green: false, red: true, yellow: true });
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Employer' }).check({ force: true });
  await expect.poll(seen).toEqual({ password: false, company: true, green: false, red: false, yellow: true });
  await fillPerson(page, 'zoe@fitters.example');
  await page.getByLabel('Company name').fill('Fitters & Sons');
  await page.getByLabel('Message').fill('I fit your screens');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('heading', { name: 'Request Submitted!' }).waitFor();
  await page.getByText('An admin will review it shortly').waitFor();
  await expectAccessible(page);
});

test('an e-mail address that has an account is told what to do, and nothing typed is lost', async () => {
  const { page } = await visit();
  await open(page, '/signup');
  await fillPerson(page, 'priya@copperkettle.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByText('There is an account with this e-mail address already.').first().waitFor();
  expect(await page.getByLabel('Last name').inputValue()).toBe("O'Brien");
  await expectAccessible(page);
});

test('a forgotten password is replaced in three steps', async () => {
  const { page } = await visit({ viewport: PHONE });
  await open(page, '/signup');
  await fillPerson(page, 'forgetful@harbour-cafe.example');
  await page.getByLabel('First name').fill('Forgetful');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('heading', { name: 'Account Created!' }).waitFor();

  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const progress = page.getByRole('progressbar');
  await page.getByRole('heading', { name: 'Reset Your Password' }).waitFor();
  expect(await progress.getAttribute('aria-valuenow')).toBe('33');
  await page.getByLabel('Email').fill('forgetful@');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByText('Please enter a valid email address').first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('Forgetful@harbour-cafe.example');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();

  await page.getByRole('heading', { name: 'Enter New Password' }).waitFor();
  expect(await progress.getAttribute('aria-valuenow')).toBe('66');
  await page.getByText('No link was sent to Forgetful@harbour-cafe.example').waitFor();
  await page.getByText('Development note').waitFor();
  const token = await page.getByLabel('Token').inputValue();
  expect(token).toMatch(/^[\w-]{43}$/);
  await page.getByLabel('New password').fill('Changed456');
  await page.getByLabel('Confirm password').fill('Changed457');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText("Passwords don't match").first().waitFor();
  await expectAccessible(page);

  await open(page, `/reset-password?token=${token}`);
  expect(await page.getByLabel('Token').inputValue()).toBe(token);
  await page.getByLabel('New password').fill('Changed456');
  await page.getByLabel('Confirm password').fill('Changed456');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('heading', { name: 'Password Reset Complete' }).waitFor();
  expect(await progress.getAttribute('aria-valuenow')).toBe('100');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await logIn(page, 'forgetful.obrien', 'Changed456');
  await page.waitForURL('**/customer-dashboard');

  await open(page, `/reset-password?token=${token}`);
  await page.getByLabel('New password').fill('Changed789');
  await page.getByLabel('Confirm password').fill('Changed789');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText('Failed to reset password').waitFor();
  await page.getByText('This token has been used already').first().waitFor();
});

test('signing up, resetting and the settings work before any script has arrived', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/signup');
  await page.getByRole('radio', { name: 'Admin' }).check({ force: true });
  expect(await page.getByText('Admin access needs special approval').isVisible()).toBe(true);
  await page.getByRole('radio', { name: 'Customer Login' }).check({ force: true });
  await fillPerson(page, 'plain@harbour-cafe.example');
  await page.getByLabel('First name').fill('Plain');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByText('All fields are required').first().waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('plain@harbour-cafe.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByText('plain.obrien', { exact: true }).waitFor();

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('plain@harbour-cafe.example');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByLabel('New password').fill('Changed456');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText("Passwords don't match").first().waitFor();
  await page.getByLabel('New password').fill('Changed456');
  await page.getByLabel('Confirm password').fill('Changed456');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('heading', { name: 'Password Reset Complete' }).waitFor();

  await page.getByRole('link', { name: 'Back to login' }).click();
  await logIn(page, 'plain.obrien', 'Changed456');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Last name').fill('Ng');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Profile Updated').waitFor();
  expect(await page.getByLabel('Last name').inputValue()).toBe('Ng');
  const password = page.getByLabel('Your password', { exact: true });
  await password.first().fill('Wrong12345');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByText('This is not the password of your account.').waitFor();
  await password.first().fill('Changed456');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(JSON.parse(await fs.readFile(await file.path(), 'utf8')).account.lastName).toBe('Ng');
  await password.last().fill('Changed456');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/customer-dashboard');
  await page.getByText('Please log in to access your dashboard.').waitFor();
});

test('whoever signs in as a type that has no dashboard is told so, and Logout clears what is shown', async () => {
  const { page } = await visit();
  const user = { id: 9, username: 'partner', email: 'partner@example.com', userType: 'partner', isActive: true };
  const names = { firstName: 'Pat', lastName: 'Ng', companyName: 'Signs & Co', phoneNumber: null, department: null };
  await page.route('**/api/login', (route) =>
    route.fulfill({ json: { user: { ...user, ...names, createdAt: '2026-01-01T00:00:00Z', permissions: [] } } }),
  );
  await open(page, '/login');
  await logIn(page, 'partner', PASSWORD);
  await page.getByRole('heading', { name: 'Login Successful' }).waitFor();
  for (const fact of ['Pat Ng', 'partner@example.com', 'partner', 'Active', 'Signs & Co']) {
    await page.getByText(fact, { exact: true }).first().waitFor();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Username').waitFor();
});

test('what was typed into a form outlives a reload, never a password, and is gone once it is sent', async () => {
  const { page } = await visit();
  await open(page, '/signup');
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Password', { exact: true }).fill('a Lantern 4 the yard');
  await open(page, '/contact');
  await page.getByLabel('Message').fill('Eight screens for a cinema');
  await page.reload();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Eight screens for a cinema');
  await open(page, '/signup');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=firstName]')?.value === 'Maya');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Lantern');

  await open(page, '/contact?subject=Wall');
  for (const [label, text] of [
    ['Name', 'Maya'],
    ['Email', 'maya@example.com'],
    ['Contact number', '0113 496 0000'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Message sent').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('typed.contact'))).toBeNull();
});
