import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

const drawer = (page: Page) => page.locator('dialog[data-side="end"]');
const task = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

async function openFirst(page: Page, payment: string): Promise<string> {
  await open(page, `/admin/orders?payment=${payment}`);
  const link = page.getByRole('table').getByRole('link', { name: /^BF-/ }).first();
  const orderNumber = await link.innerText();
  await link.click();
  await drawer(page).getByRole('heading', { name: 'Payments' }).waitFor();
  return orderNumber;
}

test('staff mark a transfer as paid, give part of it back, note why, and put points right', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  const orderNumber = await openFirst(page, 'pending');
  const there = drawer(page);

  await there.getByRole('button', { name: 'Mark paid' }).click();
  const paying = task(page, 'Mark as paid');
  const amount = paying.getByLabel('Amount');
  expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true);
  const due = await amount.inputValue();
  await amount.fill('ten pounds');
  await paying.getByLabel('Reference').fill('AMIRA PATEL مرحبا');
  await paying.getByRole('button', { name: 'Mark as paid' }).click();
  await paying.getByText('Enter an amount such as 49.50').first().waitFor();
  expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await paying.getByLabel('Reference').inputValue()).toBe('AMIRA PATEL مرحبا');
  await expectAccessible(page);
  await amount.fill('99,999,999.00');
  await paying.getByRole('button', { name: 'Mark as paid' }).click();
  await paying
    .getByText(/^At most £.* is due\.$/)
    .first()
    .waitFor();
  await amount.fill(` £${due} `);
  await paying.getByRole('button', { name: 'Mark as paid' }).dblclick();
  await page.getByText('Payment Recorded').first().waitFor();
  await there.getByText('AMIRA PATEL مرحبا').waitFor();
  expect(await there.getByRole('button', { name: 'Mark paid' }).count()).toBe(0);

  await there.getByRole('button', { name: 'Refund' }).click();
  const refunding = task(page, 'Refund');
  // Choosing items fills in what they come to, and why.
  await refunding
    .getByLabel(/^How many of /)
    .first()
    .fill('1');
  expect(await refunding.getByLabel('Reason').inputValue()).toMatch(/^1 × \S/);
  expect(Number(await refunding.getByLabel('Amount').inputValue())).toBeGreaterThan(0);
  await refunding
    .getByLabel(/^How many of /)
    .first()
    .fill('0');
  expect(await refunding.getByLabel('Reason').inputValue()).toBe('');
  await refunding.getByLabel('Amount').fill('1.50');
  await refunding.getByRole('button', { name: 'Refund' }).click();
  await refunding.getByText('Reason is required').first().waitFor();
  await expectAccessible(page);
  await refunding.getByLabel('Reason').fill('Scratched corner');
  await refunding.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('Refund Recorded').first().waitFor();
  await there.getByText('Scratched corner').waitFor();
  // In the ledger, and among the sums of the order.
  await expect.poll(() => there.getByText('−£1.50').count()).toBe(2);
  await there.getByText('Partly refunded').waitFor();

  await there.getByRole('button', { name: 'Add note' }).click();
  await there.getByText('Note is required').waitFor();
  await there.getByLabel('Internal note').fill('Called, will send a photo');
  await there.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('Note Added').first().waitFor();
  await there.getByRole('listitem').getByText('Called, will send a photo').waitFor();
  expect(await there.getByLabel('Internal note').inputValue()).toBe('');

  await there.getByRole('button', { name: 'Adjust points' }).click();
  const adjusting = task(page, 'Adjust points');
  await adjusting.getByLabel('Points').fill('-999999');
  await adjusting.getByLabel('Reason').fill('A gesture');
  await adjusting.getByRole('button', { name: 'Adjust points' }).click();
  await adjusting
    .getByText(/points are there to be taken away/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await adjusting.getByLabel('Points').fill('250');
  await adjusting.getByRole('button', { name: 'Adjust points' }).click();
  await page.getByText('Points Adjusted').first().waitFor();
  await expectAccessible(page);

  // What the customer sees has no word of it.
  await open(page, `/orders/${orderNumber}`);
  expect(await page.getByText('Called, will send a photo').count()).toBe(0);
  expect(complaints.filter((complaint) => !/status of (400|409)/.test(complaint))).toEqual([]);
});

test('a refund of more pieces than are left is refused at its line, and nothing typed is lost', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Admin');
  await openFirst(page, 'paid');
  await drawer(page).getByRole('button', { name: 'Refund' }).click();
  const refunding = task(page, 'Refund');
  const pieces = refunding.getByLabel(/^How many of /).first();
  await pieces.fill('999');
  await refunding.getByLabel('Reason').fill('Scratched corner');
  await refunding.getByLabel('Reference').fill('BACS 12');
  const refund = () => refunding.getByRole('button', { name: 'Refund' }).click();
  await refund();
  const tooMany = refunding.getByText(/^Only .* left to refund\.$/);
  await tooMany.first().waitFor();
  expect(await pieces.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await pieces.getAttribute('aria-invalid')).toBe('true');
  expect(await pieces.inputValue()).toBe('999');
  expect(await refunding.getByLabel('Reason').inputValue()).toBe('Scratched corner');
  expect(await refunding.getByLabel('Reference').inputValue()).toBe('BACS 12');
  await expectAccessible(page);
  await pieces.fill('1.5');
  await expect.poll(() => tooMany.count()).toBe(0);
  await refund();
  await refunding.getByText('How many are refunded must be a whole number of at least 1').first().waitFor();
  await pieces.fill('0');
  await refunding.getByLabel('Amount').fill('99,999.00');
  await refund();
  await refunding
    .getByText(/^At most £.* can be refunded\.$/)
    .first()
    .waitFor();
  expect(await refunding.getByLabel('Amount').evaluate((field) => field === document.activeElement)).toBe(true);
});

test('who may only look sees the money and changes none of it', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Employer');
  await openFirst(page, 'paid');
  const there = drawer(page);
  await there.getByText('Can be refunded').waitFor();
  for (const name of ['Mark paid', 'Refund', 'Add note', 'Adjust points']) {
    expect(await there.getByRole('button', { name }).count(), name).toBe(0);
  }
  await expectAccessible(page);
});
