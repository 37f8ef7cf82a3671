import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE, signIn } from './browser.ts';
import { goToFilledCheckout } from './checkout.ts';
import { expectGoodScreen } from './good-screen.ts';

const visit = openBrowser();

test('a guest who would hold too much is told what happens now, and staff confirm the order', async () => {
  const desk = await visit({ viewport: DESKTOP });
  await signIn(desk.page, 'Admin');
  const { holding } = (await (await desk.page.request.get('/api/settings')).json()) as { holding: object };
  const data = { holding: { ...holding, guestAmount: '0.00' } };
  expect((await desk.page.request.put('/api/settings', { data })).status()).toBe(200);
  const { page, complaints } = await visit({ viewport: PHONE });
  await goToFilledCheckout(page);
  await page.getByRole('radio', { name: /^Bank transfer/i }).check({ force: true });
  await page
    .getByRole('button', { name: /Place order/i })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Your order waits for our confirmation' }).waitFor();
  await page.getByText('It is not placed yet, and there is nothing to pay').waitFor();
  await expectAccessible(page);
  const address = new URL(page.url());
  await page.setViewportSize(DESKTOP);
  expect(complaints).toEqual([]);

  await open(desk.page, '/admin-dashboard');
  await desk.page.getByText('1 order to confirm').first().waitFor();
  await expectGoodScreen(desk, '/admin/order-requests');
  await desk.page.setViewportSize(DESKTOP);
  await desk.page.setViewportSize(PHONE);
  await desk.page.getByRole('button', { name: 'Confirm order' }).click();
  await desk.page.getByRole('link', { name: /^Open order BF-/ }).waitFor();

  await page.goto(address.href);
  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  await page.getByRole('link', { name: 'Open your order' }).click();
  await page.getByText('Waiting for your bank transfer').waitFor();
}, 120_000);
