import { expect, test, vi } from 'vitest';
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
  await vi.waitFor(hasCome, { timeout: 30_000, interval: 2_000 });
  await expectAccessible(page);

  await open(page, '/products/1');
  await addToCart(page);
  await open(page, '/checkout');
  await page.getByLabel('Credit to spend').fill('£10');
  await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  // It stands in the folded summary and, for wide screens, beside the form too.
  await page.locator('dt:visible').filter({ hasText: 'Left to pay' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByText('Paid so far').first().waitFor();
  await page.getByText('−£10.00').first().waitFor();
  expect([...buyer.complaints, ...staff.complaints]).toEqual([]);
});
