import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();
const TAB = '/admin-dashboard?tab=settings';

test('an admin changes the company details and sees them on the page without a reload', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, TAB);
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Company details' });
  const save = form.getByRole('button', { name: 'Save company details' });
  complaints.length = 0;

  await form.getByLabel('Phone number').fill('call us');
  await form.getByLabel('Trading name').fill('Brightfront North');
  await save.click();
  await form.getByRole('alert').getByText('Enter a phone number').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('company.phone');
  expect(await form.getByLabel('Trading name').inputValue()).toBe('Brightfront North');
  await expectAccessible(page);

  await form.getByLabel('Phone number').fill('0113 496 0123');
  await form.getByLabel('VAT number').fill('gb999999973');
  await save.click();
  await page.getByText('Settings Saved').waitFor();
  await expect.poll(() => form.getByLabel('VAT number').inputValue()).toBe('GB 999 9999 73');
  await page.getByRole('link', { name: 'Brightfront North' }).first().waitFor();
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);

  const shopper = await visit();
  await open(shopper.page, '/contact');
  await shopper.page.getByText('0113 496 0123').first().waitFor();

  await form.getByLabel('Trading name').fill('Brightfront');
  await save.click();
  await page.getByRole('link', { name: 'Brightfront', exact: true }).first().waitFor();
});

test('rows are added and taken away, and a rate that waits is announced with its day', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Admin');
  await open(page, TAB);
  const form = page.getByRole('form', { name: 'VAT rates' });
  const save = form.getByRole('button', { name: 'Save VAT rates' });
  await form.getByRole('button', { name: 'Add a rate' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('vat.upcoming.0.rate');
  await form.getByRole('textbox', { name: 'Rate' }).fill('22');
  await form.getByRole('group', { name: 'rate 1' }).getByLabel('Begins on').fill('2020-01-01');
  await save.click();
  await form.getByRole('alert').getByText('A rate can begin today at the earliest').waitFor();
  await expectAccessible(page);
  await form
    .getByRole('group', { name: 'rate 1' })
    .getByLabel('Begins on')
    .fill(`${new Date().getFullYear() + 1}-04-01`);
  await save.click();
  await page.getByText('Settings Saved').waitFor();
  await expect.poll(() => form.getByRole('textbox', { name: 'Rate' }).inputValue()).toBe('22.00');
  await form.getByRole('button', { name: 'Remove rate 1' }).click();
  await save.click();
  await form.getByText('None yet.').waitFor();
  await expect.poll(() => form.getByRole('button', { name: 'Save VAT rates' }).isEnabled()).toBe(true);
});

test('of two admins who change the same part the second is told, and loses nothing until they say so', async () => {
  const [first, second] = [await visit({ viewport: DESKTOP }), await visit({ viewport: DESKTOP })];
  for (const { page } of [first, second]) {
    await enterAs(page, 'Admin');
    await open(page, TAB);
  }
  const formOf = ({ page }: typeof first) => page.getByRole('form', { name: 'Delivery origin' });
  const save = async (admin: typeof first, address: string) => {
    await formOf(admin).getByLabel('Address').fill(address);
    await formOf(admin).getByRole('button', { name: 'Save delivery origin' }).click();
  };
  await save(first, 'Foundry Yard, Leeds');
  await first.page.getByText('Settings Saved').waitFor();
  await save(second, 'Elsewhere');
  await formOf(second).getByText('Somebody changed this').waitFor();
  expect(await formOf(second).getByLabel('Address').inputValue()).toBe('Elsewhere');
  await expectAccessible(second.page);
  await formOf(second).getByRole('button', { name: 'Drop my changes and load it again' }).click();
  await expect.poll(() => formOf(second).getByLabel('Address').inputValue()).toBe('Foundry Yard, Leeds');
  await save(second, 'Foundry Yard, Kirkstall Road, Leeds LS4 2QD');
  await second.page.getByText('Settings Saved').waitFor();
  // A look at another tab takes nothing away either.
  await formOf(second).getByLabel('Address').fill('Not saved yet');
  await second.page.getByRole('tab', { name: 'User Management' }).click();
  await second.page.getByRole('heading', { name: 'Existing users' }).waitFor();
  await second.page.getByLabel('First name').fill('Zoë');
  await second.page.getByRole('tab', { name: 'Settings' }).click();
  await formOf(second).waitFor();
  expect(await formOf(second).getByLabel('Address').inputValue()).toBe('Not saved yet');
  await second.page.getByRole('tab', { name: 'User Management' }).click();
  await expect.poll(() => second.page.getByLabel('First name').inputValue()).toBe('Zoë');
});

test('the settings can be saved before the scripts arrive', async () => {
  const { page } = await visit({ viewport: DESKTOP, javaScriptEnabled: false });
  await enterAs(page, 'Admin');
  await page.goto(TAB);
  const form = page.getByRole('form', { name: 'Social pages' });
  const last = () => form.getByRole('group', { name: 'new page' });
  await last().getByLabel('Network').fill('Pixelfed');
  await form.getByRole('button', { name: 'Save social pages' }).click();
  await form.getByText('Address of the page is required').first().waitFor();
  expect(await form.getByRole('group', { name: 'page 4' }).getByLabel('Network').inputValue()).toBe('Pixelfed');
  await form.getByRole('group', { name: 'page 4' }).getByLabel('Address of your page').fill('https://pixel.example/us');
  await form.getByRole('button', { name: 'Save social pages' }).click();
  await page.waitForURL((url) => url.search === '?tab=settings');
  expect(await form.getByRole('group', { name: 'page 4' }).getByLabel('Network').inputValue()).toBe('Pixelfed');
  for (const label of ['Network', 'Address of your page']) {
    await form.getByRole('group', { name: 'page 4' }).getByLabel(label).fill('');
  }
  await form.getByRole('button', { name: 'Save social pages' }).click();
  await page.waitForURL((url) => url.search === '?tab=settings');
  expect(await form.getByRole('group', { name: 'page 4' }).count()).toBe(0);
});
