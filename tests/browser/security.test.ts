import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { issueEmailToken } from '#features/accounts/server/email-change/email-token.ts';
import { openDatabase } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { databaseUrl } from './own-shop.ts';

const visit = openBrowser();
const PASSWORD = 'Zebra-9-corner';
const NEW = 'a Lantern 4 the yard';
let count = 0;

async function newCustomer(page: Page): Promise<{ id: number; username: string; email: string }> {
  const email = `secure${count++}@example.com`;
  const person = { firstName: 'Safe', lastName: 'Person', email, phoneNumber: '0113 496 0000', password: PASSWORD };
  const { user } = await (await page.request.post('/api/customer-register', { data: person })).json();
  return { id: user.id, username: user.username, email };
}

async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  const body = { username, password, role: 'public' };
  expect((await page.request.post('/api/login', { data: body })).status()).toBe(200);
}

/** As if the person had signed in an hour ago. */
const anHourLater = (userId: number) =>
  inDatabase((pool) =>
    pool.query(`update sessions set proved_at = now() - interval '1 hour' where user_id = $1`, [userId]),
  );

async function inDatabase<T>(work: (pool: ReturnType<typeof openDatabase>['pool']) => Promise<T>): Promise<T> {
  const { pool, close } = openDatabase(databaseUrl, openLog('silent'));
  try {
    return await work(pool);
  } finally {
    await close();
  }
}

async function tokenFor(userId: number, email: string): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, openLog('silent'));
  try {
    return (await db.transaction((tx) => issueEmailToken(tx, userId, email, new Date()))) ?? '';
  } finally {
    await close();
  }
}

test('a customer enters a new address, proves who it is, withdraws it, and confirms another by its link', async () => {
  const { page } = await visit({ viewport: PHONE });
  const { id, username, email } = await newCustomer(page);
  await logIn(page, username);
  await open(page, '/customer-dashboard?tab=settings');
  await anHourLater(id);
  const profile = page.getByRole('form', { name: 'Profile' });
  await profile.getByLabel('Last name').fill('Mover');
  await profile.getByLabel('Email').fill('moved-first@example.com');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expectAccessible(page);
  await dialog.getByLabel('Your password', { exact: true }).fill('Wrong12345');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByText('This is not the password of your account.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await profile.getByText('Nothing has been changed yet.').waitFor();
  expect(await profile.getByLabel('Email').inputValue()).toBe('moved-first@example.com');
  expect(await profile.getByLabel('Last name').inputValue()).toBe('Mover');

  await profile.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('moved-first@example.com waits to be confirmed').waitFor();
  expect(await profile.getByLabel('Email').inputValue()).toBe(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByText('New Address Withdrawn').waitFor();
  expect(await tokenFor(id, 'moved-first@example.com')).toBe('');

  await profile.getByLabel('Email').fill('moved-second@example.com');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('moved-second@example.com waits to be confirmed').waitFor();
  await open(page, `/confirm-email?token=${await tokenFor(id, 'moved-second@example.com')}`);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByText('moved-second@example.com is the address of your account now.').waitFor();
  await expectAccessible(page);
});

test('before the scripts arrive the form shows a field for the password and keeps what was typed', async () => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  const { id, username } = await newCustomer(page);
  await logIn(page, username);
  await anHourLater(id);
  await page.goto('/customer-dashboard?tab=settings');
  const profile = page.getByRole('form', { name: 'Profile' });
  await profile.getByLabel('Last name').fill('Plain');
  await profile.getByLabel('Email').fill('plain-moved@example.com');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await profile.getByLabel('Your password', { exact: true }).fill('Wrong12345');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await profile.getByText('This is not the password of your account.').first().waitFor();
  expect(await profile.getByLabel('Last name').inputValue()).toBe('Plain');
  expect(await profile.getByLabel('Email').inputValue()).toBe('plain-moved@example.com');
  await profile.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('plain-moved@example.com waits to be confirmed').waitFor();
  expect(await profile.getByLabel('Last name').inputValue()).toBe('Plain');

  await page.goto(`/confirm-email?token=${await tokenFor(id, 'plain-moved@example.com')}`);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByText('plain-moved@example.com is the address of your account now.').waitFor();
});

test('an address that staff propose is confirmed with the password of the account, asked for on the page', async () => {
  const admin = await visit({ viewport: DESKTOP });
  await enterAs(admin.page, 'Admin');
  const { page } = await visit({ viewport: PHONE });
  const { id } = await newCustomer(page);
  const email = 'by-staff@example.com';
  expect((await admin.page.request.patch(`/api/users/${id}`, { data: { email } })).status()).toBe(200);
  await open(page, `/confirm-email?token=${await tokenFor(id, email)}`);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByText('Our staff proposed this address.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('The password of your account').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByText(`${email} is the address of your account now.`).waitFor();
});

test('where one is signed in is seen and ended, and a new password ends the rest', async () => {
  const here = await visit({ viewport: PHONE });
  const { id, username } = await newCustomer(here.page);
  await logIn(here.page, username);
  const there = await visit();
  const third = await visit();
  for (const { page } of [there, third]) await logIn(page, username);
  await open(here.page, '/account/security');
  await here.page.getByText('Here, now').waitFor();
  await expectAccessible(here.page);
  const outs = here.page.getByRole('button', { name: /^Sign out Chrome on Linux, last seen/ });
  expect(await outs.count()).toBe(2);
  await anHourLater(id);
  await outs.first().click();
  const dialog = here.page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await here.page.getByText('Signed Out', { exact: true }).first().waitFor();
  const statuses = async () =>
    Promise.all([there, third].map(async ({ page }) => (await page.request.get('/api/user')).status()));
  expect((await statuses()).sort()).toEqual([200, 401]);

  const form = here.page.getByRole('form', { name: 'Password' });
  await form.getByLabel('Your present password').fill(PASSWORD);
  await form.getByLabel('New password').fill('pa55w0rd1');
  await form.getByLabel('Confirm password').fill('pa55w0rd1');
  await form.getByRole('button', { name: 'Change password' }).click();
  await form.getByText('This password is too common. Choose another.').first().waitFor();
  await expectAccessible(here.page);
  await form.getByLabel('New password').fill(NEW);
  await form.getByLabel('Confirm password').fill(NEW);
  await form.getByRole('button', { name: 'Change password' }).click();
  await here.page.getByText('Password Changed').waitFor();
  await here.page.getByText('You are signed in nowhere else.').waitFor();
  expect(await statuses()).toEqual([401, 401]);
  expect((await here.page.request.get('/api/user')).status()).toBe(200);
});

test('sign-ins are ended and the password changed before the scripts arrive too', async () => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  const { id, username } = await newCustomer(page);
  await logIn(page, username);
  const there = await visit();
  await logIn(there.page, username);
  await page.goto('/account/security');
  await anHourLater(id);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByLabel('Your own password').fill('Wrong123');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).last().click();
  await page
    .getByText(/not the password/)
    .first()
    .waitFor();
  await page.getByLabel('Your own password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).last().click();
  await page.getByText('You are signed in nowhere else.').waitFor();
  expect((await there.page.request.get('/api/user')).status()).toBe(401);
  await page.getByLabel('Your present password').fill(PASSWORD);
  await page.getByLabel('New password').fill(NEW);
  await page.getByLabel('Confirm password').fill(NEW);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password has been changed.').waitFor();
});

test('staff have the same page, a link to it in the portal, and an admin sets an address with a reason', async () => {
  const admin = await visit({ viewport: DESKTOP });
  await enterAs(admin.page, 'Admin');
  await open(admin.page, '/account/security');
  await admin.page.getByText('Here, now').waitFor();
  await expectAccessible(admin.page);
  const { username } = await newCustomer(admin.page);
  await open(admin.page, `/admin/users?q=${username}`);
  await admin.page.getByRole('link', { name: 'Sign-in and security' }).waitFor();
  await admin.page.getByRole('button', { name: 'Actions for Safe Person' }).click();
  await admin.page.getByRole('menuitem', { name: 'Set e-mail address' }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel('New e-mail address').fill('set-by-admin@example.com');
  await dialog.getByRole('button', { name: 'Set the address' }).click();
  await dialog.getByText('Say why no address of the account works').first().waitFor();
  await expectAccessible(admin.page);
  await dialog.getByLabel('Reason').fill('The mailbox has been closed');
  await dialog.getByRole('button', { name: 'Set the address' }).click();
  await admin.page.getByText('takes effect in 24 hours').waitFor();
});
