import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { addToCart } from './checkout.ts';
import { sendQuote } from './send-quote.ts';

const visit = openBrowser();

test('a customer asks for a quote, staff answer and price it, and it becomes an order at that price', async () => {
  const buyer = await visit({ viewport: PHONE });
  await enterAs(buyer.page, 'Customer');
  await open(buyer.page, '/products/1');
  await addToCart(buyer.page);
  await open(buyer.page, '/cart');
  await buyer.page.getByRole('link', { name: 'Request a quote' }).click();
  await buyer.page.getByLabel('Contact number').fill('');
  await buyer.page.getByLabel('Message').fill('For our café 王, by the summer');
  await buyer.page.getByRole('button', { name: 'Request quote' }).click();
  await buyer.page.getByText('Contact number is required').first().waitFor();
  expect(await buyer.page.getByLabel('Message').inputValue()).toBe('For our café 王, by the summer');
  await buyer.page.getByLabel('Contact number').fill('0113 496 0101');
  await buyer.page.getByRole('button', { name: 'Request quote' }).click();
  await buyer.page.getByRole('heading', { name: 'Request sent' }).waitFor();
  const number = await buyer.page.getByText(/^BQ-/).innerText();

  const staff = await visit({ viewport: DESKTOP });
  await enterAs(staff.page, 'Admin');
  await open(staff.page, '/admin/messages?kind=quote&status=open');
  // The newest one; it comes by the reaction to the request, and the list hears of it.
  const request = staff.page.getByRole('row').filter({ hasText: 'For our café 王' });
  await request.getByRole('link').click();
  const thread = staff.page.locator('dialog[data-side="end"]');
  await thread.getByRole('button', { name: /^(Send|Store) answer$/ }).click();
  await thread.getByText('Answer is required').first().waitFor();
  await thread.getByLabel(/^Answer/).fill('You hear from us today.\nThe shop');
  await thread.getByRole('button', { name: /^(Send|Store) answer$/ }).dblclick();
  await staff.page
    .getByText(/Answer (Sent|Stored)/)
    .first()
    .waitFor();
  await thread.getByRole('listitem').filter({ hasText: 'You hear from us today.' }).waitFor();
  await expectAccessible(staff.page);
  await thread.getByRole('link', { name: `Open ${number}` }).click();

  await staff.page.getByRole('heading', { name: `Quote ${number}` }).waitFor();
  await staff.page.getByLabel('Price each').fill('a bargain');
  await staff.page.getByRole('button', { name: 'Save and send' }).click();
  await staff.page.getByText('Enter a price such as 249.00').first().waitFor();
  await staff.page.getByLabel('Price each').fill('£100.00');
  await staff.page.getByLabel('Quantity').fill('3');
  await staff.page.getByLabel('Add a product').fill('wall mount');
  await staff.page
    .getByRole('button', { name: /^Add .+bracket/i })
    .first()
    .click();
  await staff.page.getByLabel('Price each').nth(1).fill('0');
  await staff.page.getByRole('combobox', { name: 'Delivery' }).selectOption({ index: 1 });
  await staff.page.getByLabel('Delivery price ex VAT').fill('20');
  await staff.page.getByText('£384.00').waitFor();
  await expectAccessible(staff.page);
  await sendQuote(staff.page);
  await staff.page.getByText('Waiting for the customer').waitFor();

  await open(buyer.page, `/quotes/${number}`);
  await expectAccessible(buyer.page);
  await buyer.page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  await buyer.page.getByRole('button', { name: /Accept and order · £384\.00/ }).click();
  await buyer.page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await buyer.page.getByText('£384.00').first().waitFor();
  await open(buyer.page, `/quotes/${number}`);
  await buyer.page.getByText(/You accepted this quote/).waitFor();
  expect(await buyer.page.getByRole('button', { name: /Accept/ }).count()).toBe(0);
  // Staff see it without a reload.
  await staff.page.getByRole('link', { name: /Open order BF-/ }).waitFor();
  expect(staff.complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
  expect(buyer.complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
});

test('staff find a customer, and put the profile right', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/customers?sort=spent');
  await page.getByRole('main').getByRole('searchbox').fill('copper');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/q=copper/);
  await page.getByRole('table').getByRole('link', { name: 'Priya Nair' }).click();
  const there = page.locator('dialog[data-side="end"]');
  await there.getByRole('button', { name: 'Edit profile' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit customer' });
  await editing.getByLabel('Last name').fill('');
  await editing.getByRole('button', { name: 'Save' }).click();
  await editing
    .getByRole('alert')
    .or(editing.getByText(/required/))
    .first()
    .waitFor();
  await editing.getByLabel('Last name').fill('Nair 王');
  await editing.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile Updated').first().waitFor();
  await there.getByRole('heading', { name: 'Priya Nair 王' }).waitFor();
  await page.getByRole('table').getByText('Priya Nair 王').waitFor();
  expect(complaints.filter((complaint) => !/status of 400/.test(complaint))).toEqual([]);
});
