import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE, signIn } from './browser.ts';

const visit = openBrowser();

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const chooseFor = async (page: Page, name: string, what: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
};
const fillPerson = async (page: Page, person: { first: string; last: string; email: string }) => {
  const form = page.locator('#create-user');
  await form.getByLabel('First name').fill(person.first);
  await form.getByLabel('Last name').fill(person.last);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Phone number').fill('0113 496 0000');
};

test('an admin creates, edits, deactivates, reactivates and deletes an account', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await signIn(page, 'Admin');
  await page.getByRole('tab', { name: 'User Management' }).waitFor();
  await expectAccessible(page);

  await fillPerson(page, { first: '  Zoë ', last: "O'Brien", email: ' Zoe.OBrien@Example.com ' });
  await page.getByLabel('Password', { exact: false }).first().fill('Letters-12345');
  await page.locator('#create-user').getByLabel('Department').selectOption('HR');
  await page.getByRole('button', { name: 'Create user' }).dblclick();
  await page.getByText('User Created').waitFor();
  const told = await page
    .getByText(/signs in as/)
    .first()
    .innerText();
  const username = told.split(' ').at(-1) ?? '';
  await row(page, "Zoë O'Brien").waitFor();
  expect(await row(page, 'Zoe.OBrien@Example.com').count()).toBe(1);
  expect(await page.locator('#create-user').getByLabel('First name').inputValue()).toBe('');

  const theirs = await visit({ viewport: PHONE });
  await open(theirs.page, '/login');
  await theirs.page.getByLabel('Username').fill(username);
  await theirs.page.getByLabel('Password', { exact: true }).fill('Letters-12345');
  await theirs.page.getByRole('radio', { name: 'Employer' }).check({ force: true });
  await theirs.page.getByRole('button', { name: 'Sign In' }).click();
  await theirs.page.waitForURL(/employer-dashboard/);

  await page.getByRole('link', { name: "Zoë O'Brien" }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Department').selectOption('Accounts');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('User Updated').first().waitFor();
  await row(page, "Zoë O'Brien").getByText('Accounts').waitFor();
  await expect.poll(() => dialog.count()).toBe(0);

  await chooseFor(page, "Zoë O'Brien", 'Deactivate');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await row(page, "Zoë O'Brien").getByText('Inactive').count()).toBe(0);
  await chooseFor(page, "Zoë O'Brien", 'Deactivate');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await row(page, "Zoë O'Brien").getByText('Inactive').waitFor();
  // Signed out on the very next page.
  await open(theirs.page, '/employer-dashboard');
  expect(theirs.page.url()).toContain('/login');

  await chooseFor(page, "Zoë O'Brien", 'Reactivate');
  await dialog.getByRole('button', { name: 'Reactivate' }).click();
  await row(page, "Zoë O'Brien").getByText('Active', { exact: true }).waitFor();

  await chooseFor(page, "Zoë O'Brien", 'Delete');
  await dialog.getByText('Delete this account?').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('User Deleted').first().waitFor();
  await expect.poll(() => row(page, "Zoë O'Brien").count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('what is wrong is told beside its field, and what was typed stays', async () => {
  const { page } = await visit({ viewport: PHONE });
  await signIn(page, 'Admin');
  await page.getByRole('link', { name: 'Create a user' }).click();
  const form = page.locator('#create-user');
  await form.getByLabel('Last name').fill('王');
  await form.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Create user' }).click();
  await form.getByText('All fields are required').first().waitFor();
  await form.getByText('Please enter a valid email address').first().waitFor();
  expect(await form.getByLabel('First name').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await form.getByLabel('Last name').inputValue()).toBe('王');
  await expectAccessible(page);

  // The address of somebody who has an account.
  await fillPerson(page, { first: '明', last: '王', email: 'ADMIN@brightfront.example' });
  await page.getByRole('button', { name: 'Create user' }).click();
  await form.getByText('There is an account with this e-mail address already.').waitFor();
});

test('by keyboard alone: an account is searched, opened, changed and left', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await signIn(page, 'Admin');
  await page.getByRole('table', { name: 'Users' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('featherstone');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=featherstone/);
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  const name = page.getByRole('link', { name: /Featherstonehaugh/ });
  await name.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => name.evaluate((link) => link === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: /^Actions for Zoë Featherstonehaugh/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Phone number').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0113 496 0777');
  await page.keyboard.press('Enter');
  await page.getByText('User Updated').first().waitFor();
  // The dialog gives the focus back once it has gone.
  await expect.poll(() => dialog.count()).toBe(0);

  await page.getByRole('tab', { name: 'User Management' }).press('ArrowRight');
  await page.waitForURL(/tab=requests/);
  await page.getByRole('table', { name: 'Signup requests' }).waitFor();
  await page.goBack();
  await page.getByRole('table', { name: 'Users' }).waitFor();
});

test('an approved request becomes an account whose owner chooses a password; a rejected one becomes nothing', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin-dashboard?tab=requests');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve Grace Okonkwo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('look up stock before I quote').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Request Updated').first().waitFor();
  const grace = row(page, 'Grace Okonkwo');
  await grace.getByText('Approved').waitFor();
  expect(await grace.getByRole('button').count()).toBe(0);
  // Nothing can be e-mailed here, so the link is handed over.
  const lost = await page.getByLabel('One-time link').inputValue();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reject 明 王' }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await row(page, '明 王').getByText('Rejected').waitFor();

  // The link was lost on its way: a new one is made, and the first opens nothing any more.
  await page.getByRole('tab', { name: 'User Management' }).click();
  await row(page, 'Grace Okonkwo').getByText('No password yet').waitFor();
  await chooseFor(page, 'Grace Okonkwo', 'New password link');
  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  await page.getByText('Password Link Made').first().waitFor();
  const link = await page.getByLabel('One-time link').inputValue();
  expect(link).not.toBe(lost);
  await expectAccessible(page);

  const theirs = await visit();
  await open(theirs.page, new URL(link).pathname + new URL(link).search);
  await theirs.page.getByLabel('New password', { exact: true }).fill('Letters-12345');
  await theirs.page.getByLabel('Confirm password', { exact: true }).fill('Letters-12345');
  await theirs.page.getByRole('button', { name: 'Reset Password' }).click();
  await theirs.page.getByText('Password Reset Complete').waitFor();
  await open(theirs.page, '/login');
  await theirs.page.getByLabel('Username').fill('grace.okonkwo');
  await theirs.page.getByLabel('Password', { exact: true }).fill('Letters-12345');
  await theirs.page.getByRole('radio', { name: 'Employer' }).check({ force: true });
  await theirs.page.getByRole('button', { name: 'Sign In' }).click();
  await theirs.page.waitForURL(/employer-dashboard/);
  await theirs.page.getByText('Northern Installs Limited').first().waitFor();
  // Nothing was granted yet.
  await theirs.page.getByRole('tab', { name: 'Products' }).click();
  await theirs.page.getByText('Products are restricted').waitFor();
  await expectAccessible(theirs.page);
});

test('an employer sees colleagues, products and their own rights, and nothing to change', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await signIn(page, 'Employer');
  await page.getByText('Limited Access Account').waitFor();
  const right = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  expect(await right('View Employee List').innerText()).toContain('Allowed');
  expect(await right('View Product Catalog').innerText()).toContain('Allowed');
  expect(await right('Manage Users').innerText()).toContain('Restricted');
  expect(await right('System Settings').innerText()).toContain('Restricted');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Employees' }).click();
  await row(page, 'Amira Whitfield').waitFor();
  expect(await row(page, 'Helen Pryce').count()).toBe(0);
  expect(await page.getByRole('tabpanel').getByRole('button').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Products' }).click();
  await page.getByRole('table', { name: 'Products' }).waitFor();
  expect(await page.getByRole('tabpanel').getByRole('button').count()).toBe(0);
  await expectAccessible(page);

  expect(await page.getByRole('link', { name: 'Users', exact: true }).count()).toBe(0);
  for (const door of ['/admin/users', '/admin-dashboard']) expect(await open(page, door)).toBe(403);
  await page.getByRole('heading', { name: 'Access Restricted' }).waitFor();
});

test('an employer who may manage users does so, but never above their own role', async () => {
  const admin = await visit({ viewport: DESKTOP });
  await enterAs(admin.page, 'Admin');
  const users = await (await admin.page.request.get('/api/users')).json();
  const tom = users.find((user: { username: string }) => user.username === 'employer');
  const granted = await admin.page.request.post('/api/permissions', {
    data: { userId: tom.id, permissionType: 'manage_users', granted: true },
  });
  expect(granted.status()).toBe(201);

  const { page } = await visit({ viewport: DESKTOP });
  await signIn(page, 'Employer');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('table', { name: 'Users' }).waitFor();
  expect(await page.getByRole('tab').allInnerTexts()).toHaveLength(2);
  expect(await row(page, 'Amira Whitfield').getByRole('button').count()).toBe(0);
  expect(await row(page, 'Amira Whitfield').getByRole('link').count()).toBe(0);
  expect(await page.locator('#create-user').getByLabel('Account type').locator('option').allInnerTexts()).toEqual([
    'Employer',
    'Customer',
  ]);
  await expectAccessible(page);
  await page.getByRole('tab', { name: /Signup Requests/ }).click();
  await row(page, 'Daniel Kaye').getByText('For an admin to decide').waitFor();
  expect(await row(page, 'Daniel Kaye').getByRole('button').count()).toBe(0);
  await expectAccessible(page);

  const { id } = await granted.json();
  await admin.page.request.delete(`/api/permissions/${id}`);
  expect(await open(page, '/admin/users')).toBe(403);
});

test('before the scripts arrive, people are created, changed and decided upon all the same', async () => {
  const { page } = await visit({ viewport: DESKTOP, javaScriptEnabled: false });
  await enterAs(page, 'Admin');
  await page.goto('/admin/users');
  await fillPerson(page, { first: 'Noor', last: '', email: 'noor@example.com' });
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByText('All fields are required').first().waitFor();
  expect(await page.locator('#create-user').getByLabel('First name').inputValue()).toBe('Noor');
  await page.locator('#create-user').getByLabel('Last name').fill('Haddad');
  await page.getByRole('button', { name: 'Create user' }).click();
  expect(await page.getByLabel('One-time link').inputValue()).toContain('token=');

  await page.getByRole('link', { name: 'Noor Haddad' }).click();
  await page.locator('#edit-state').selectOption('inactive');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await row(page, 'Noor Haddad').getByText('Inactive').waitFor();

  await page.goto('/admin/users?tab=requests');
  await page.getByRole('button', { name: 'Reject Daniel Kaye' }).click();
  await page.getByText('Reject this request?').waitFor();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await row(page, 'Daniel Kaye').getByText('Rejected').waitFor();
});
