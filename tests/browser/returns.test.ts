import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawPicture } from '../support/pictures.ts';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE, signIn } from './browser.ts';

const visit = openBrowser();

/** The customer's newest orders that were delivered, by their numbers. */
async function deliveredOrders(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/orders?status=delivered');
  return ((await answer.json()) as { orderNumber: string }[]).map(({ orderNumber }) => orderNumber);
}

/** The picture of the return is shown, and is one. */
async function expectPicture(page: Page): Promise<void> {
  const src = await page.getByAltText('What was sent, 1: opens in a new tab').getAttribute('src');
  const answer = await page.request.get(src ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
}

/** Asks for a return of whatever can still be sent back, and answers the order's number. */
async function askForReturn(page: Page): Promise<string> {
  for (const orderNumber of await deliveredOrders(page)) {
    const address = `/api/orders/${orderNumber}/returns`;
    const { items } = (await (await page.request.get(address)).json()) as { items: { itemId: number; left: number }[] };
    const item = items.find(({ left }) => left > 0);
    const body = { items: [{ itemId: item?.itemId, quantity: 1 }], reason: 'faulty' };
    if (item && (await page.request.post(address, { data: body })).ok()) return orderNumber;
  }
  throw new Error('No delivered order of the demo customer has anything left to return.');
}

test('a customer finds a delivered order, buys it again and asks for a return, and mistakes lose nothing', async () => {
  const { page, complaints } = await visit({ viewport: PHONE });
  await signIn(page, 'Customer');
  await expectAccessible(page);
  await page.getByRole('tab', { name: /Orders/ }).click();
  await page.getByLabel('Status').selectOption('delivered');
  await page.waitForURL(/status=delivered/);
  await page.getByText(/orders found/).waitFor();
  await expectAccessible(page);
  const [orderNumber = ''] = await deliveredOrders(page);
  await page.getByRole('link', { name: `Details of order ${orderNumber}` }).click();
  await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
  await page.waitForLoadState('networkidle');

  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('link', { name: 'View cart' }).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Request a return' }).click();
  await page.getByRole('heading', { name: 'Request a return' }).waitFor();
  await page.waitForLoadState('networkidle');
  const first = page.getByRole('spinbutton').first();
  await first.fill('0');
  await page.getByLabel('Details').fill('The glass is cracked');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByRole('link', { name: 'Choose what you want to send back' }).waitFor();
  await page.getByRole('link', { name: 'Choose a reason' }).waitFor();
  await expectAccessible(page);
  await first.fill('999');
  await page.getByLabel('Reason').selectOption('damaged');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page
    .getByText(/^At most \d+ of .* can still be returned\.$/)
    .first()
    .waitFor();
  expect(await page.getByLabel('Details').inputValue()).toBe('The glass is cracked');
  await first.fill('1');
  const photo = {
    name: 'crack.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawPicture('jpeg', { width: 2400, height: 1800 }),
  };
  await page.getByLabel('Pictures').setInputFiles([photo, { ...photo, buffer: Buffer.from('no picture') }]);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByRole('link', { name: /^Picture 2: This is not a PNG or JPEG/ }).waitFor();
  await page.getByLabel('Pictures').setInputFiles([photo]);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.waitForURL(new RegExp(`/orders/${orderNumber}$`));
  await page.getByText('The glass is cracked').waitFor();
  await expectPicture(page);
  await expectAccessible(page);

  // The two refusals are answers of the API, which the browser notes.
  expect(complaints.filter((text) => !/status of (400|409)/.test(text))).toEqual([]);
});

test('staff find the return from the orders, accept it and refund it, and the customer reads of it', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Customer');
  const orderNumber = await askForReturn(page);
  const staff = await visit({ viewport: DESKTOP });
  await enterAs(staff.page, 'Admin');
  await open(staff.page, '/admin/orders');
  await staff.page
    .getByRole('link', { name: /^Show (it|them)$/ })
    .last()
    .click();
  await staff.page.waitForURL(/\/admin\/returns\?status=requested/);
  await staff.page.getByRole('link', { name: orderNumber }).first().waitFor();
  await expectAccessible(staff.page);
  await staff.page.getByRole('link', { name: orderNumber }).first().click();
  await staff.page.getByRole('button', { name: 'Accept return' }).first().click();
  await staff.page.getByLabel('Note to the customer').fill('Send it to Foundry Yard.');
  await expectAccessible(staff.page);
  const dialog = (name: string) => staff.page.getByRole('dialog', { name });
  await dialog('Accept this return').getByRole('button', { name: 'Accept return' }).click();
  await staff.page.getByRole('button', { name: 'Refund this return' }).click();
  const amount = staff.page.getByLabel('Amount, VAT included');
  const suggested = await amount.inputValue();
  expect(Number(suggested)).toBeGreaterThan(0);
  // By which ways it goes back is said before, for the amount that is typed.
  const refunding = dialog('Refund this return');
  await refunding.getByText(/£[\d,.]+ (goes back|is recorded as refunded)/).waitFor();
  await amount.fill('0.00');
  expect(await refunding.getByText(/goes back|is recorded as refunded/).count()).toBe(0);
  await amount.fill('1.00');
  await refunding.getByText(/£1\.00 (goes back|is recorded as refunded)/).waitFor();
  await amount.fill(suggested);
  await staff.page.getByLabel('Put the goods back in stock').check();
  await expectAccessible(staff.page);
  await dialog('Refund this return').getByRole('button', { name: 'Refund', exact: true }).click();
  await staff.page.getByText(/paid back on/).waitFor();
  await staff.page.getByText(/goods back in stock/).waitFor();

  await open(page, `/orders/${orderNumber}`);
  await page.getByText(/paid back on/).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('Send it to Foundry Yard.');
  await expectAccessible(page);
  expect(staff.complaints).toEqual([]);
});

test('a return and another order work before any script has arrived, and mistakes lose nothing', async () => {
  const { page: withScripts, context } = await visit();
  await enterAs(withScripts, 'Customer');
  const [, orderNumber = ''] = await deliveredOrders(withScripts);
  const { page, context: plain } = await visit({ javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  await page.goto(`/orders/${orderNumber}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByRole('link', { name: 'View cart' }).waitFor();
  await page.goto(`/orders/${orderNumber}/return`);
  await page.getByLabel('Details').fill('Too bright');
  await page.getByRole('spinbutton').first().fill('1');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByRole('link', { name: 'Choose a reason' }).waitFor();
  expect(await page.getByLabel('Details').inputValue()).toBe('Too bright');
  await page.getByLabel('Reason').selectOption('not_needed');
  await page
    .getByLabel('Pictures')
    .setInputFiles({ name: 'bright.png', mimeType: 'image/png', buffer: await drawPicture('png') });
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.waitForURL(new RegExp(`/orders/${orderNumber}#returns$`));
  await page.getByText('Too bright').waitFor();
  await expectPicture(page);
});

test('an order of long ago offers no return but the way to support', async () => {
  const { page } = await visit();
  await enterAs(page, 'Customer');
  const oldest = (await deliveredOrders(page)).at(-1);
  await open(page, `/orders/${oldest}/return`);
  await page.getByRole('heading', { name: 'No return just now' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Contact Support' }).waitFor();
  await expectAccessible(page);
});

test('the address book: added, made the default, changed and deleted, with each mistake beside its field', async () => {
  const { page } = await visit();
  await enterAs(page, 'Customer');
  await open(page, '/customer-dashboard?tab=settings');
  await page.getByRole('link', { name: 'Add an address' }).click();
  const form = page.getByRole('form', { name: 'Add an address' });
  await form.getByLabel('First name').fill('Zoë');
  await form.getByLabel('Last name').fill('O’Brien');
  await form.getByLabel('Address line 1').fill('1 Harbour Street');
  await form.getByLabel('Town or city').fill('York');
  await form.getByLabel('Postcode').fill('12345');
  await form.getByRole('button', { name: 'Save address' }).click();
  await form
    .getByText(/Enter a UK postcode/)
    .first()
    .waitFor();
  expect(await form.getByLabel('Postcode').inputValue()).toBe('12345');
  await expectAccessible(page);
  await form.getByLabel('Postcode').fill('YO1 7HH');
  await form.getByRole('button', { name: 'Save address' }).click();
  const list = page.getByRole('list', { name: 'Your addresses' });
  const row = list.getByRole('listitem').filter({ hasText: '1 Harbour Street' });
  await row.waitFor();
  await row.getByRole('button', { name: /^Make default/ }).click();
  await row.getByText('Default for deliveries').waitFor();
  expect(await list.getByText('Default for deliveries').count()).toBe(1);
  await expectAccessible(page);

  await row.getByRole('link', { name: /^Edit/ }).click();
  const change = page.getByRole('form', { name: 'Change an address' });
  expect(await change.getByLabel('Town or city').inputValue()).toBe('York');
  await change.getByLabel('Town or city').fill('Selby');
  await change.getByRole('button', { name: 'Save address' }).click();
  await row.getByText(/Selby/).waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await row.getByRole('button', { name: /^Delete/ }).click();
  await row.waitFor({ state: 'detached' });
});
