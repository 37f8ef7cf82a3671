import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

test('who follows a link to an order, a quote or a staff page without an account is told why to sign in', async () => {
  const { page } = await visit({ viewport: PHONE });
  await open(page, '/orders/BF-7K3Q-X9MD');
  await page.waitForURL('**/login?next=%2Forders%2FBF-7K3Q-X9MD');
  const notice = page.getByRole('main').getByText('Please sign in first').locator('..');
  await notice.getByText('Order BF-7K3Q-X9MD opens for the account that placed it').waitFor();
  // This shop sends no e-mail, so none is spoken of.
  expect(await notice.textContent()).toContain('the address of the page that thanked you');
  await expectAccessible(page);
  for (const [path, words] of [
    ['/quotes/BQ-7K3Q-X9MD', 'Quote BQ-7K3Q-X9MD opens for the account that it was made for'],
    ['/admin/orders', 'That page is for our staff'],
  ] as const) {
    await open(page, path);
    await notice.getByText(words).waitFor();
  }
  await open(page, '/login?next=%2Fcheckout');
  expect(await notice.count()).toBe(0);
});

test('a link whose end was cut off says how the order opens, not that its product is no longer sold', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await open(page, '/orders/BF-7K3Q-X9MD?key=cut-o');
  await page.waitForURL('**/login?next=%2Forders%2FBF-7K3Q-X9MD');
  await page.getByText('its end is the key').waitFor();
});
