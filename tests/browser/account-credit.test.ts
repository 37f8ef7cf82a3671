import { expect, test, vi } from 'vitest';
import type { Credit } from '#features/credit/contract.ts';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { addToCart, payByTestCard } from './checkout.ts';

const visit = openBrowser();

test('the money of a cancelled order stays as credit, which pays a part of the next one', async () => {
  const buyer = await visit({ viewport: PHONE });
  const { page } = buyer;
  await enterAs(page, 'Customer');
  await open(page, '/products/1');
  await addToCart(page);
  await open(page, '/checkout');
  await payByTestCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  const number = /BF-[\dA-Z-]+/.exec(page.url())?.[0] ?? '';

  const staff = await visit({ viewport: DESKTOP });
  await enterAs(staff.page, 'Admin');
  await open(staff.page, `/admin/orders?order=${number}`);
  const drawer = staff.page.locator('dialog[data-side="end"]');
  await drawer.getByLabel(`Status of ${number}`).selectOption('cancelled');
  const asked = staff.page.getByRole('dialog', { name: 'Cancel a paid order', exact: true });
  await asked.getByRole('radio', { name: /^As credit of the account/ }).check({ force: true });
  await asked.getByLabel('Reason').fill('Sold out');
  await expectAccessible(staff.page);
  await asked.getByRole('button', { name: 'Cancel the order' }).click();
  await asked.waitFor({ state: 'hidden' });

  // It moves when the cancellation can no longer be undone.
  const hasCome = async () => {
    await open(page, '/customer-dashboard');
    expect(await page.getByText(`From order ${number}`).count()).toBe(1);
  };
  await vi.waitFor(hasCome, { timeout: 60_000, interval: 2_000 });
  await expectAccessible(page);
  await open(page, `/orders/${number}`);
  await page.getByText('As account credit', { exact: true }).first().waitFor();

  await open(page, '/products/1');
  await addToCart(page);
  await open(page, '/checkout');
  await page.getByLabel('Credit to spend').fill('£99,999');
  await page.getByText(/no more than that is spent of it\.$/).waitFor();
  await page.getByLabel('Credit to spend').fill('£10');
  await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  // It stands in the folded summary and, for wide screens, beside the form too.
  await page.locator('dt:visible').filter({ hasText: 'Left to pay' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByText('Paid so far').first().waitFor();
  await page.getByText('−£10.00').first().waitFor();
  await page.getByText('By account credit', { exact: true }).first().waitFor();

  // What is left of it is paid out in money.
  const { customerId, balance } = (await (await page.request.get('/api/credit')).json()) as Credit;
  await open(staff.page, `/admin/customers?customer=${customerId}`);
  await drawer.getByRole('button', { name: 'Pay out' }).click();
  const payout = staff.page.getByRole('dialog', { name: 'Pay out credit', exact: true });
  expect(await payout.getByLabel('Amount').inputValue()).toBe(balance);
  await payout.getByLabel('Amount').fill('99,999.00');
  await payout.getByLabel('Reason').fill('The shop has closed');
  await payout.getByRole('button', { name: 'Pay out' }).click();
  await payout
    .getByText(/that is the credit of the account\.$/)
    .first()
    .waitFor();
  expect(await payout.getByLabel('Amount').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await payout.getByLabel('Reason').inputValue()).toBe('The shop has closed');
  await expectAccessible(staff.page);
  await payout.getByLabel('Amount').fill(balance);
  await payout.getByLabel('Reference').fill('BACS 12');
  await payout.getByRole('button', { name: 'Pay out' }).click();
  await drawer.getByText('The shop has closed · BACS 12').waitFor();
  expect(await drawer.getByRole('button', { name: 'Pay out' }).count()).toBe(0);
  await expectAccessible(staff.page);
  await open(page, '/customer-dashboard');
  await page.getByText('The shop has closed · BACS 12').waitFor();
  // The refused payout is an answer of the API, which the browser notes.
  staff.complaints = staff.complaints.filter((text) => !/status of 400/.test(text));
  expect([...buyer.complaints, ...staff.complaints]).toEqual([]);
});
