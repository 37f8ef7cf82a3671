import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { addToCart } from './checkout.ts';
import { sendQuote } from './send-quote.ts';

const visit = openBrowser();

test('a customer asks for fitting with a quote, staff price it by the table, and the order has it with its wished day', async () => {
  const buyer = await visit({ viewport: PHONE });
  await enterAs(buyer.page, 'Customer');
  await open(buyer.page, '/products/1');
  await addToCart(buyer.page);
  await open(buyer.page, '/request-quote');
  await buyer.page.getByText('Fitting and survey', { exact: true }).click();
  await buyer.page.getByLabel('Postcode of the place').fill('LS1');
  await buyer.page.getByLabel('How many are fitted').fill('2');
  await buyer.page.getByLabel('Upper edge above the floor').fill('high');
  await buyer.page.getByLabel('With a survey before').check();
  await buyer.page.getByLabel(/^Second wish/).fill('2199-12-07');
  await buyer.page.getByLabel('Contact number').fill('');
  await buyer.page.getByRole('button', { name: 'Request quote' }).click();
  // All of it at once, and nothing typed is lost.
  for (const sentence of [
    'Contact number is required',
    'Enter a full UK postcode, such as LS1 4AP',
    'Enter the height of the upper edge, up to 30 m, such as 2.5, 450 cm or 8 ft',
    /^Choose a day until/,
  ]) {
    await buyer.page.getByRole('main').getByText(sentence).first().waitFor();
  }
  expect(await buyer.page.getByLabel('With a survey before').isChecked()).toBe(true);
  expect(await buyer.page.getByLabel('How many are fitted').inputValue()).toBe('2');
  await expectAccessible(buyer.page);
  await buyer.page.getByLabel('Contact number').fill('0113 496 0101');
  await buyer.page.getByLabel('Postcode of the place').fill(' ls1 4ap ');
  await buyer.page.getByLabel('Upper edge above the floor').fill('2.5 m');
  await buyer.page.getByLabel(/^Second wish/).fill('');
  // Two of the screens, and a survey.
  await buyer.page.getByText(/^By our price list £[\d.]+ ex VAT.* each, £[\d.]+ ex VAT.* for 2$/).waitFor();
  await buyer.page.getByText(/^By our price list £95\.00 ex VAT/).waitFor();
  await buyer.page.getByText('Prices of Mainland GB').waitFor();
  await buyer.page.getByRole('button', { name: 'Request quote' }).click();
  await buyer.page
    .getByText(/^Only 1 of .+ is asked for$/)
    .first()
    .waitFor();
  await buyer.page.getByLabel('How many are fitted').fill('1');
  await buyer.page.getByRole('button', { name: 'Request quote' }).click();
  await buyer.page.getByRole('heading', { name: 'Request sent' }).waitFor();
  const number = await buyer.page.getByText(/^BQ-/).innerText();
  await open(buyer.page, `/quotes/${number}`);
  await buyer.page.getByText(/^Fitting: /).waitFor();
  expect(await buyer.page.getByText(/^By our price list £[\d.]+ ex VAT$/).count()).toBe(2);

  const staff = await visit({ viewport: DESKTOP });
  await enterAs(staff.page, 'Admin');
  await open(staff.page, `/admin/quotes/${number}`);
  const panel = staff.page
    .locator('section')
    .filter({ has: staff.page.getByRole('heading', { name: 'Fitting and survey' }) });
  await panel.getByText('Prices of Mainland GB').waitFor();
  await panel
    .getByText(/£[\d.]+ in the table, ex VAT/)
    .nth(1)
    .waitFor();
  await panel.getByLabel('Upper edge').fill('20');
  await panel.getByText('The table has no price: make one by hand').waitFor();
  await staff.page.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.getByText('Enter a price: the table has none for this').first().waitFor();
  await panel.getByLabel('Upper edge').fill('2.5');
  await panel.getByLabel('Price each').first().fill('100');
  await panel.getByRole('button', { name: 'Take the survey out' }).click();
  await staff.page.getByLabel('Price each').first().fill('200');
  await staff.page.getByRole('definition').filter({ hasText: '£360.00' }).first().waitFor();
  await expectAccessible(staff.page);
  await sendQuote(staff.page);

  await open(buyer.page, `/quotes/${number}`);
  await buyer.page.getByText('Fitting and survey are for').waitFor();
  await buyer.page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  await expectAccessible(buyer.page);
  await buyer.page.getByRole('button', { name: /^Accept and order/ }).click();
  await buyer.page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await buyer.page
    .getByText(/^Fitting: /)
    .first()
    .waitFor();
  await buyer.page.getByText('The day is to be confirmed: we agree it with you').first().waitFor();
  expect(buyer.complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
  expect(staff.complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
});

test('somebody with an empty cart asks for a survey alone', async () => {
  const { page } = await visit({ viewport: PHONE });
  await open(page, '/request-quote');
  await page.getByRole('link', { name: 'Ask for a survey' }).click();
  await page.getByRole('heading', { name: 'Your survey' }).waitFor();
  await page.getByLabel('Name').fill('Amira Patel');
  await page.getByLabel('Email').fill('amira@corner-cafe.example');
  await page.getByLabel('Contact number').fill('0113 496 0101');
  await page.getByLabel('Postcode of the place').fill('LS1 4AP');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request quote' }).click();
  await page.getByRole('heading', { name: 'Request sent' }).waitFor();
});

test('staff take down an order with its fitting: screens alone are offered, at the price of the place', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/orders/new');
  const find = page.getByLabel('Find a product');
  await find.fill('wall mount');
  const found = page.getByRole('list', { name: 'Found: Find a product' }).getByRole('button');
  await found.first().click();
  const lines = page.getByRole('list', { name: 'Lines of the order' });
  await lines.getByRole('listitem').first().waitFor();
  expect(await page.getByLabel('Add fitting').count()).toBe(0);
  await find.fill('menu board');
  await found.first().click();
  await page.getByLabel('Add fitting').selectOption({ index: 1 });
  // The screen, and not the bracket.
  expect(await page.getByLabel('Add fitting').locator('option').count()).toBe(2);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Priced once postcode and height are there').first().waitFor();
  await page.getByLabel(/^Postcode/).fill('LS1 4AP');
  await page
    .getByText(/^£[\d.]+ each, ex VAT$/)
    .first()
    .waitFor();
  await page.getByLabel('Upper edge').fill('20');
  await page.getByText(/is fitted by quote/).waitFor();
  await page.getByLabel('Upper edge').fill('2.5');
  await page.getByLabel('With a survey before').check();
  await page.getByLabel('First name').fill('Amira');
  await page.getByLabel('Last name').fill('Patel');
  await page.getByLabel('Address line 1').fill('1 Albion Street');
  await page.getByLabel('Town or city').fill('Leeds');
  await page.getByLabel('E-mail of a new customer').fill('amira@corner-cafe.example');
  await page.getByLabel('How many').fill('2');
  await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  await page.getByRole('button', { name: 'Place the order' }).click();
  await page
    .getByText(/^Only 1 of .+ is ordered$/)
    .first()
    .waitFor();
  await page.getByLabel('How many').fill('1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await page
    .getByText(/^Survey before the fitting/)
    .first()
    .waitFor();
});
