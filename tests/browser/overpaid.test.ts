import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

// A transfer that is larger than what is due: staff note it as it came, and what is too much goes back.

const visit = openBrowser();

test('staff note a transfer that is too large, and pay back what is too much', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  const answer = await page.request.get('/api/orders?scope=all&payment=unpaid&limit=50');
  const { items } = (await answer.json()) as { items: { orderNumber: string; status: string; due: string }[] };
  const order = items.find(({ status, due }) => status === 'pending' && Number(due) > 0);
  const due = Number(order?.due);
  await open(page, `/admin/orders?q=${order?.orderNumber}`);
  await page
    .getByRole('link', { name: order?.orderNumber ?? '' })
    .first()
    .click();
  await page.getByRole('button', { name: 'Mark paid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as paid' });
  await dialog.getByLabel('Amount').fill((due + 20).toFixed(2));
  await dialog.getByText('£20.00 is more than the order costs').waitFor();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP);
  complaints.length = 0;

  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await dialog
    .getByText(/^At most £.* is due\.$/)
    .first()
    .waitFor();
  await dialog.getByRole('checkbox', { name: 'It is more than is due' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('button', { name: 'Pay back' }).click();
  const back = page.getByRole('dialog', { name: 'Pay back' });
  await back.getByText('£20.00 is left to give back').waitFor();
  await expectAccessible(page);
  await back.getByLabel('Reason').fill('Paid too much');
  await back.getByRole('button', { name: 'Save' }).click();
  await back.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('button', { name: 'Pay back' }).count()).toBe(0);
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
});
