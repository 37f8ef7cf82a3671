import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

/** What the browser asks next, and its answer to it. */
async function answerNext(page: Page, isYes: boolean): Promise<string> {
  const asked = await page.waitForEvent('dialog');
  const message = asked.message();
  await (isYes ? asked.accept() : asked.dismiss());
  return message;
}

test('a morning at the orders by keyboard: a slip is taken back, transfers are marked, a delivery goes elsewhere', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/orders?payment=unpaid&dates=sold');
  const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
  const number = await rows.first().getByRole('link').innerText();
  const status = page.getByLabel(`Status of ${number}`).first();
  await status.selectOption('cancelled');
  await page.getByText(`${number} is now: Cancelled`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`${number} is Pending again`).waitFor();
  expect(await status.inputValue()).toBe('pending');

  // What is not paid for leaves the shop only when staff say so.
  const unpaid = answerNext(page, false);
  await status.selectOption('shipped');
  expect(await unpaid).toMatch(
    new RegExp(`^£[\\d,.]+ of ${number} is still to be paid. Set it to Shipped all the same\\?$`),
  );
  expect(await status.inputValue()).toBe('pending');

  // The one on the bank statement.
  for (const key of ['j', 'x']) await page.keyboard.press(key);
  const asked = answerNext(page, true);
  await page.getByRole('button', { name: 'Mark 1 paid' }).click();
  expect(await asked).toMatch(/^Mark this order as paid in full\?/);
  await page.getByText(/^One order is paid: £/).waitFor();
  await page.getByRole('link', { name: number }).waitFor({ state: 'detached' });

  // The order that is opened leaves the list when it is paid; the next one has the focus then.
  await page.keyboard.press('j');
  const [opened, next] = await rows.getByRole('link').allInnerTexts();
  await page.keyboard.press('Enter');
  const drawer = page.locator('dialog[data-side="end"]');
  await drawer.getByRole('button', { name: 'Mark paid' }).click();
  await page.keyboard.press('Enter');
  await page.getByText('Payment Recorded').waitFor();
  await rows.getByRole('link', { name: opened }).waitFor({ state: 'detached' });

  await drawer.getByRole('button', { name: 'Change delivery' }).click();
  const change = page.getByRole('dialog', { name: 'Change the delivery' });
  const promised = await change.getByLabel('Expected on').inputValue();
  await change.getByLabel('Expected on').fill('2050-12-25');
  await change.getByText('25 Dec 2050 is a bank holiday there, when most carriers rest').waitFor();
  await change.getByLabel('Expected on').fill(promised);
  await change.getByText('It goes to another address').click();
  await change.getByLabel('Address line 1').fill('3 Stonegate');
  await change.getByLabel('Town or city').fill('York');
  await change.getByLabel('Postcode').fill('nowhere');
  await change.getByRole('button', { name: 'Change the delivery' }).click();
  await change.getByText('Enter a UK postcode').first().waitFor();
  const kept = answerNext(page, false);
  await page.keyboard.press('Escape');
  expect(await kept).toBe('Close without saving? What you have typed will be lost.');
  // The day that the shop would save stands there before it is saved.
  await change.getByLabel('Postcode').fill('KW15 1AA');
  await change.getByText(/It can be there on \w+ \d+ \w+/).waitFor();
  await change.getByLabel('Postcode').fill('YO1 8AS');
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Change the delivery' }).click();
  await drawer.getByText('3 Stonegate').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(next);
  expect(complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
});

test('what was typed and not saved is not lost by following a link, on a phone too', async () => {
  const { page, complaints } = await visit({ viewport: PHONE });
  await enterAs(page, 'Admin');
  await open(page, '/admin-dashboard?tab=settings');
  const name = page.getByLabel('Trading name');
  await name.fill('Another name');
  const follow = async (link: string) => {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link }).click();
  };
  const stayed = answerNext(page, false);
  await follow('Customers');
  expect(await stayed).toBe('Leave without saving? What you have typed will be lost.');
  expect(await name.inputValue()).toBe('Another name');
  const left = answerNext(page, true);
  await follow('Customers');
  await left;
  await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();

  // An order that is being taken down says what there is in stock, before it is promised.
  await open(page, '/admin/orders/new');
  await page.getByLabel('Find a product').fill('shelf strip 24');
  const found = page.getByRole('list', { name: 'Found: Find a product' }).getByRole('button').first();
  await found.getByText('sold out').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Lines of the order' }).getByText('Sold out').waitFor();
  expect(complaints).toEqual([]);
});

test('a broken connection while orders are marked as paid is told, and a cancelled order is not among them', async () => {
  const { page, context } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/orders?payment=unpaid');
  const number = await page
    .getByRole('table', { name: 'Orders' })
    .locator('tbody')
    .getByRole('link')
    .first()
    .innerText();
  await page.getByLabel(`Select ${number}`).check();
  const markPaid = page.getByRole('button', { name: 'Mark 1 paid' });
  await markPaid.waitFor();
  await context.setOffline(true);
  const asked = answerNext(page, true);
  await markPaid.click();
  await asked;
  await page.getByText(`${number}: No connection to the shop`).waitFor();
  await context.setOffline(false);

  await page.getByLabel(`Status of ${number}`).first().selectOption('cancelled');
  await page.getByText(`${number} is now: Cancelled`).waitFor();
  await page.getByRole('button', { name: 'Clear selection' }).waitFor();
  await markPaid.waitFor({ state: 'detached' });
});

test('the dashboard lists what waits for the person who looks, and each line leads to just that', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin-dashboard');
  const waiting = page.getByRole('main').locator('section', { hasText: 'Waiting for you' });
  const lines = await waiting
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const));
  expect(lines.length).toBeGreaterThan(2);
  for (const [text, href] of lines.filter(([, to]) => to.startsWith('/admin/orders'))) {
    await open(page, href);
    const rows = await page.getByRole('table', { name: 'Orders' }).locator('tbody tr').count();
    expect(text.startsWith('20+') ? Math.min(rows, 20) : rows, text).toBe(Number.parseInt(text, 10));
  }
  const { page: viewer } = await visit({ viewport: PHONE });
  await enterAs(viewer, 'Employer');
  await open(viewer, '/employer-dashboard');
  await viewer.getByText('Nothing is waiting for you.').waitFor();
});
