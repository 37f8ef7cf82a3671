import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

const TYPE = 'view_reports';

test('an admin grants, the employer’s next click works; revoked, the one after does not', async () => {
  const employer = await visit({ viewport: DESKTOP });
  await enterAs(employer.page, 'Employer');
  const admin = await visit({ viewport: DESKTOP });
  await enterAs(admin.page, 'Admin');
  const { page } = admin;

  expect(await open(employer.page, '/admin/users')).toBe(403);
  await open(page, '/permissions');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Grant Permission' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);

  // Nothing chosen: each field says so, and nothing is lost.
  await page.getByRole('dialog').getByRole('button', { name: 'Grant Permission' }).click();
  await page.getByText('User selection is required').first().waitFor();
  await page.getByText('Permission type is required').first().waitFor();
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  const who = dialog.getByLabel(/^User/);
  const option = await who.locator('option', { hasText: '(employer,' }).getAttribute('value');
  await who.selectOption(option ?? '');
  await dialog.getByLabel(/^Permission type/).selectOption('manage_users');
  // As if the admin had signed in an hour ago: the password is asked for, and nothing chosen is lost.
  const stale = { type: '/api/docs#proof_required', title: 'Is It You?', status: 403, detail: 'Enter your password.' };
  await page.route('**/api/permissions', (route) => route.fulfill({ status: 403, json: stale }), { times: 1 });
  await page.getByRole('dialog').getByRole('button', { name: 'Grant Permission' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Your password', { exact: true }).fill('Admin123!');
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('Permission Granted').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await open(employer.page, '/admin/users')).toBe(200);

  // The same once more is refused in words, in the dialog.
  await open(page, '/permissions?grant=new');
  await who.selectOption(option ?? '');
  await dialog.getByLabel(/^Permission type/).selectOption('manage_users');
  await page.getByRole('dialog').getByRole('button', { name: 'Grant Permission' }).click();
  await page
    .getByText(/has been granted manage_users already/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('search').getByLabel('Permission type').selectOption('manage_users');
  await page.waitForURL(/type=manage_users/);
  // The list is filtered after its address; a link of the list before would lead back to all of it.
  await expect.poll(() => page.getByRole('link', { name: /^Edit (?!manage_users)/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^Edit manage_users/ }).click();
  await page.getByRole('switch', { name: 'Granted' }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Permission Updated').waitFor();
  await page.getByRole('row').getByText('Revoked', { exact: true }).waitFor();
  await page.getByRole('row').getByText('N/A').waitFor();
  expect(await open(employer.page, '/admin/users')).toBe(403);

  page.once('dialog', (asked) => asked.dismiss());
  await page.getByRole('button', { name: /^Revoke manage_users/ }).click();
  expect(await page.getByRole('link', { name: /^Edit manage_users/ }).count()).toBe(1);
  page.once('dialog', (asked) => asked.accept());
  await page.getByRole('button', { name: /^Revoke manage_users/ }).click();
  await page.getByText('Permission Revoked').waitFor();
  await page.getByRole('heading', { name: 'No permissions match' }).waitFor();
  await expectAccessible(page);
  expect(admin.complaints.filter((line) => !/40[039]/.test(line))).toEqual([]);

  // All of it stands in the audit log, by the admin's name.
  await open(page, '/admin/audit?recordType=permission');
  const story = page.getByRole('table');
  await story.getByText('Permission: granted').first().waitFor();
  await story.getByText('Permission: revoked').first().waitFor();
  await story.getByText('Permission: removed').first().waitFor();
  await expectAccessible(page);
});

test('by keyboard alone a permission is granted, found and revoked again', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/permissions');
  await focusOn(page, 'Grant Permission');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Tab');
  while (!(await isOn(page, 'userId'))) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const username = await page.evaluate(chosenUsername);
  await page.keyboard.press('Tab');
  await page.keyboard.type(TYPE);
  while (!(await isOnButton(page, 'Grant Permission'))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Permission Granted').waitFor();

  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  await page.keyboard.type(username);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`q=${username}`));
  page.once('dialog', (asked) => asked.accept());
  await page.getByRole('button', { name: new RegExp(`^Revoke ${TYPE}`) }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Permission Revoked').waitFor();
});

test('on a phone before any script arrives permissions are granted, edited and revoked', async () => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  await enterAs(page, 'Admin');
  await page.goto('/permissions');
  await page.getByRole('link', { name: 'Grant Permission' }).click();
  await page.getByRole('button', { name: 'Grant Permission' }).click();
  await page.getByText('User selection is required').first().waitFor();
  await page.getByLabel(/^User/).selectOption({ index: 1 });
  await page
    .getByLabel(/^Permission type/)
    .first()
    .selectOption('view_customers');
  await page.getByRole('button', { name: 'Grant Permission' }).click();
  await page.getByRole('link', { name: /^Edit view_customers/ }).click();
  await page.getByRole('switch', { name: 'Granted' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Revoke view_customers/ }).click();
  await page.getByText('Revoke this permission?').waitFor();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect.poll(() => page.getByRole('link', { name: /^Edit view_customers/ }).count()).toBe(0);
});

test('the audit log is filtered by its address, told field by field and taken home as a spreadsheet', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/audit');
  await page.getByLabel('Kind of record').selectOption('order');
  await page.waitForURL(/recordType=order/);
  await page.getByLabel('From').fill('2099-01-01');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('heading', { name: 'No changes match' }).waitFor();
  await page.goBack();
  await page.getByRole('table').getByText('Order: status changed').first().waitFor();
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Order BF-/ })
    .first()
    .click();
  await page.waitForURL(/recordId=\d+/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
});

async function focusOn(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
  }
  throw new Error(`${name} cannot be reached by Tab.`);
}

// 'Zoë Ng (zoe.ng, Sales Team)'
function chosenUsername(): string {
  const select = document.activeElement as HTMLSelectElement;
  return /\(([^,)]+)/.exec(select.selectedOptions[0]?.textContent ?? '')?.[1] ?? '';
}

function isOn(page: Page, id: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.id === wanted, id);
}

function isOnButton(page: Page, name: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, name);
}
