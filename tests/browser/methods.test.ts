import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

test('an admin adds a way to pay, switches it off and deletes it, and nothing typed is lost', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/payment-options');
  await expectAccessible(page);
  complaints.length = 0;
  await page.getByRole('link', { name: 'Add payment method' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Accepted currencies').fill('gb£');
  await dialog.getByLabel('Provider').selectOption('Bank transfer');
  await dialog.getByLabel('Sort code').fill('12-34');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('Payment method name is required').first().waitFor();
  await dialog.getByText('A sort code has 6 digits, such as 12-34-56').first().waitFor();
  expect(await dialog.getByLabel('Accepted currencies').inputValue()).toBe('gb£');
  await expectAccessible(page);

  await dialog.getByLabel('Name', { exact: true }).fill('Cheque');
  await dialog.getByLabel('Accepted currencies').fill('gbp, eur');
  await dialog.getByLabel('Sort code').fill('');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Payment Method Created').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  const row = page.getByRole('row', { name: /Cheque/ });
  await row.getByText('GBP, EUR').waitFor();
  await row.getByText('Not offered: it needs a bank account.').waitFor();
  await row.getByRole('switch').click({ force: true });
  await page.getByText('Cheque is inactive').waitFor();
  await row.getByText('Inactive', { exact: true }).waitFor();

  page.once('dialog', (asked) => asked.dismiss());
  await row.getByRole('button', { name: 'Delete Cheque' }).click();
  page.once('dialog', (asked) => asked.accept());
  await row.getByRole('button', { name: 'Delete Cheque' }).click();
  await page.getByText('Payment Method Deleted').waitFor();
  await row.waitFor({ state: 'detached' });
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
});

test('a delivery method is added and deleted on a phone, and one with orders is kept', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Admin');
  await open(page, '/admin/delivery');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add delivery method' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Evening');
  await dialog.getByLabel('Price ex VAT').fill('14.99');
  await dialog.getByLabel('Estimated days').fill('two');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('Estimated days must be a whole number from 0 to 365').first().waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Estimated days').fill('2');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Delivery Method Created').waitFor();
  page.once('dialog', (asked) => asked.accept());
  await page.getByRole('button', { name: 'Delete Standard' }).click();
  await page.getByText(/so it is kept. Switch it off instead/).waitFor();
  page.once('dialog', (asked) => asked.accept());
  await page.getByRole('button', { name: 'Delete Evening' }).click();
  await page.getByText('Delivery Method Deleted').waitFor();
});

test('rates are refreshed, the default currency is not deleted, a code stands once', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/currency');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refresh rates' }).click();
  await page.getByText('Exchange Rates Refreshed').waitFor();
  await page.getByText('These are samples of the demo, not rates of the market.').waitFor();
  await page.getByRole('button', { name: 'Delete British Pound' }).click();
  await page.getByText('Cannot delete the default currency').waitFor();

  await open(page, '/admin/currency?new=yes');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('eur');
  await dialog.getByLabel('Symbol').fill('€');
  await dialog.getByLabel('Name').fill('Euro');
  await dialog.getByLabel('Exchange rate').fill('abc');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('Exchange rate must be a positive number').first().waitFor();
  await dialog.getByLabel('Exchange rate').fill('9');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByText('There is a currency with the code EUR already').first().waitFor();
  await expectAccessible(page);

  // A new currency starts at 1, so what the source says is a jump that waits for somebody.
  await dialog.getByLabel('Code').fill('jpy');
  await dialog.getByLabel('Name').fill('Yen');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Currency Created').waitFor();
  await page.getByRole('button', { name: 'Refresh rates' }).click();
  await page.getByText(/The rate of JPY jumped/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Use .* for JPY/ }).click();
  await page.getByText(/The rate of JPY jumped/).waitFor({ state: 'detached' });
  page.once('dialog', (asked) => asked.accept());
  await page.getByRole('button', { name: 'Delete Yen' }).click();
  await page.getByText('Currency Deleted').waitFor();
});

test('a currency is made and deleted before the scripts arrive', async () => {
  const { page } = await visit({ viewport: DESKTOP, javaScriptEnabled: false });
  await enterAs(page, 'Admin');
  await page.goto('/admin/currency');
  await page.getByRole('link', { name: 'Add currency' }).click();
  await page.getByLabel('Code').fill('SEK');
  await page.getByLabel('Symbol').fill('kr');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Currency name is required').first().waitFor();
  expect(await page.getByLabel('Symbol').inputValue()).toBe('kr');
  await page.getByLabel('Name').fill('Swedish Krona');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Delete Swedish Krona' }).click();
  await page.getByText('Delete this currency?').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => page.getByText('Swedish Krona').count()).toBe(0);
});
