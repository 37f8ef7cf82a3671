import fs from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, open, openBrowser } from './browser.ts';
import { goToFilledCheckout, payByTestCard } from './checkout.ts';

const visit = openBrowser();

test('a guest who pays by card finds the VAT invoice on the order’s page, also later and without scripts', async () => {
  const { page, complaints } = await visit();
  await goToFilledCheckout(page);
  await payByTestCard(page, '4242 4242 4242 4242');
  await place(page);
  // Issued a moment after the payment: the page looks again by itself.
  const invoice = page.getByRole('link', { name: /^VAT invoice INV-\d{6,}/ });
  await invoice.waitFor();
  await expectAccessible(page);
  const { name, start } = await download(page, 'VAT invoice');
  expect(name).toMatch(/^INV-\d{6,}\.pdf$/);
  expect(start).toBe('%PDF-');
  expect(complaints).toEqual([]);

  const later = await visit({ javaScriptEnabled: false });
  await later.page.goto(page.url());
  expect((await download(later.page, 'VAT invoice')).name).toBe(name);
  await later.page.goto(page.url().replace(/key=[^&]+/, 'key=wrong'));
  expect(await later.page.getByRole('link', { name: /VAT invoice/ }).count()).toBe(0);
});

test('who pays by transfer gets a pro-forma first; staff find it with the packing slip in the drawer', async () => {
  const { page } = await visit();
  await goToFilledCheckout(page);
  await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  await place(page);
  await page.getByText('Your VAT invoice appears here when the order is paid or dispatched.').waitFor();
  const orderNumber = /BF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page.url())?.[0] ?? '';
  expect(await download(page, 'Pro-forma invoice')).toEqual({ name: `pro-forma-${orderNumber}.pdf`, start: '%PDF-' });

  const staff = await visit();
  await staff.page.request.post('/api/login', {
    data: { username: 'employer', password: 'Employer123!', role: 'employer' },
  });
  await open(staff.page, `/admin/orders?order=${orderNumber}`);
  await staff.page.getByRole('heading', { name: 'Documents' }).waitFor();
  await expectAccessible(staff.page);
  expect(await download(staff.page, 'Packing slip')).toEqual({
    name: `packing-slip-${orderNumber}.pdf`,
    start: '%PDF-',
  });
});

async function place(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/\/orders\/BF-/);
}

async function download(page: Page, link: string): Promise<{ name: string; start: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: new RegExp(`^${link}`) }).click(),
  ]);
  const bytes = await fs.readFile(await file.path());
  return { name: file.suggestedFilename(), start: bytes.subarray(0, 5).toString('latin1') };
}
