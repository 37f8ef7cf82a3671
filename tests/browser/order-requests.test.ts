import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { goToFilledCheckout } from './checkout.ts';
import { expectGoodScreen } from './good-screen.ts';
import { databaseUrl, shopUrl } from './own-shop.ts';

const visit = openBrowser();

test('a guest who would hold too much is told what happens now, and staff confirm the order', async () => {
  const desk = await visit({ viewport: DESKTOP });
  await enterAs(desk.page, 'Admin');
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

  // The price is raised before staff confirm the next one, and once more while the buyer reads.
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  onTestFinished(() => database.end());
  const raise = async (by: number) => {
    const price = `update products set price = price + ${by} where id = 2 returning price`;
    const [row] = (await database.query<{ price: string }>(price)).rows;
    const shown = async () => (await fetch(`${shopUrl}/api/products/2`)).json();
    await expect.poll(shown).toMatchObject({ price: row?.price });
  };
  await goToFilledCheckout(page);
  await page.getByRole('radio', { name: /^Bank transfer/i }).check({ force: true });
  await page
    .getByRole('button', { name: /Place order/i })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Your order waits for our confirmation' }).waitFor();
  await raise(10);
  await open(desk.page, '/admin/order-requests?status=waiting');
  await desk.page.getByRole('button', { name: 'Confirm order' }).click();
  await desk.page.getByRole('button', { name: 'Confirm order' }).waitFor({ state: 'detached' });
  await page.reload();
  const agree = page.getByRole('button', { name: /^Agree and order · £/ });
  const seen = /£[\d,.]+/.exec(await agree.innerText())?.[0];
  await raise(6);
  await agree.click();
  const notice = page.getByRole('alert').filter({ hasText: `now, not ${seen}. Nothing was ordered.` });
  await notice.waitFor();
  expect(await notice.evaluate((alert) => alert === document.activeElement)).toBe(true);
  await expect.poll(() => agree.innerText()).not.toContain(seen);
  await expectAccessible(page);
  await raise(-16);

  // Staff decline it while the question stands on the buyer's page.
  await open(desk.page, '/admin/order-requests?status=offered');
  await desk.page.getByText('Decline', { exact: true }).click();
  await desk.page.getByLabel('Reason, for the buyer').fill('The last ones were sold');
  await desk.page.getByRole('button', { name: 'Decline order' }).click();
  await desk.page.getByRole('button', { name: 'Decline order' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.getByRole('heading', { name: 'We could not take your order' }).waitFor();
  await page.getByRole('alert').filter({ hasText: 'The last ones were sold' }).waitFor();
  expect(await page.getByText('answered meanwhile').count()).toBe(0);
}, 120_000);
