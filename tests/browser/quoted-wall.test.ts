import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { sendQuote } from './send-quote.ts';

const visit = openBrowser();
const WALL = '/led-wall?width=3.37&height=1.85&unit=m&place=indoors&nearest=2&hours=12';

test('a wall is the same in feet, is quoted with its fitting and a survey, and its page says when they can be', async () => {
  const buyer = await visit({ viewport: PHONE });
  await enterAs(buyer.page, 'Customer');
  await open(buyer.page, WALL);
  const main = buyer.page.locator('main');
  const price = /£[\d,]+\.\d\d/.exec((await main.textContent()) ?? '')?.[0] ?? 'none';
  await buyer.page.getByLabel('In', { exact: true }).selectOption('ft');
  expect(await buyer.page.getByLabel('Nearest viewer').inputValue()).toBe('6.562');
  await main.getByText(price).first().waitFor();
  await buyer.page.getByRole('link', { name: 'Ask for a quote' }).first().click();
  await buyer.page.getByText('Fitting and survey', { exact: true }).click();
  await buyer.page.getByText('We fit LED walls in the United Kingdom by quote').waitFor();
  await buyer.page.getByLabel('Postcode of the place').fill('LS1 4AP');
  await buyer.page.getByText('Prices of Mainland GB').waitFor();
  await buyer.page.getByText(/^By our price list £95\.00 ex VAT/).waitFor();
  await buyer.page.getByLabel('Have the LED wall fitted').check();
  await buyer.page.getByLabel('With a survey before').check();
  await expectAccessible(buyer.page);
  await buyer.page.getByRole('button', { name: 'Request quote' }).click();
  await buyer.page.getByRole('heading', { name: 'Request sent' }).waitFor();
  const number = await buyer.page.getByText(/^BQ-/).innerText();

  const staff = await visit({ viewport: DESKTOP });
  await enterAs(staff.page, 'Admin');
  await open(staff.page, `/admin/quotes/${number}`);
  const panel = staff.page
    .locator('section')
    .filter({ has: staff.page.getByRole('heading', { name: 'Fitting and survey' }) });
  await panel.getByText('The table has no price: make one by hand').waitFor();
  await staff.page.getByText('Without the fitting of the LED wall, which has no price yet').first().waitFor();
  await panel.getByRole('button', { name: 'Take the fitting of the LED wall out' }).click();
  await panel.getByRole('button', { name: 'Add fitting of the LED wall' }).click();
  expect(await panel.getByRole('button', { name: 'Add fitting of the LED wall' }).count()).toBe(0);
  await panel.getByLabel('Price each').last().fill('900');
  await expectAccessible(staff.page);
  await sendQuote(staff.page);

  await open(buyer.page, `/quotes/${number}`);
  await buyer.page.getByText('Fitting: LED wall').first().waitFor();
  await buyer.page.getByText('The whole wall').first().waitFor();
  await buyer.page
    .getByText(/^Name up to 3 days that suit you, Monday to Friday, from .+, once the goods are there/)
    .waitFor();
  await expectAccessible(buyer.page);
  await buyer.page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  await buyer.page.getByRole('button', { name: /^Accept and order/ }).click();
  await buyer.page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await buyer.page.getByText('The LED wall').first().waitFor();
  await buyer.page.getByText('Before the fitting: we agree the day with you').first().waitFor();
  expect(buyer.complaints).toEqual([]);
  expect(staff.complaints).toEqual([]);
});
