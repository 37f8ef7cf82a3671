import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from '../faults/crash.ts';
import { DESKTOP, enterAs, open, openBrowser } from './browser.ts';
import { addToCart } from './checkout.ts';
import { databaseUrl } from './own-shop.ts';

// No validation text outlives its cause: it goes as soon as its field is corrected, and comes back only by being sent again.

const visit = openBrowser();

const sentence = (scope: Page | Locator, text: string | RegExp) => scope.getByText(text);
const gone = (found: Locator) => expect.poll(() => found.count()).toBe(0);
/** Beside the field and, where there is one, in the summary above the form. */
const said = async (found: Locator) => {
  await found.first().waitFor();
  expect(await found.count()).toBeGreaterThan(0);
};

test('at the checkout, an error goes with its field, and the others stay', async () => {
  const { page } = await visit();
  await open(page, '/products/2');
  await addToCart(page);
  await open(page, '/checkout');
  await page.getByLabel('E-mail address').fill('no address');
  await page.getByLabel('Postcode').fill('75011');
  await page.getByRole('button', { name: /^Place order/ }).click();
  const [email, line, postcode] = [
    sentence(page, 'Please enter a valid email address'),
    sentence(page, 'Address line 1 is required'),
    sentence(page, /Enter a UK postcode.*is the country right/),
  ];
  for (const each of [email, line, postcode]) await said(each);
  await page.getByLabel('E-mail address').fill('jo@sunrise-cafe.example');
  await gone(email);
  await said(line);
  expect(await page.getByLabel('E-mail address').getAttribute('aria-invalid')).toBeNull();
  await page.getByLabel('Postcode').fill('ls14ap');
  await gone(postcode);
  await said(line);
  expect(await page.getByLabel('Address line 1').getAttribute('aria-invalid')).toBe('true');
});

test('points that the shop would refuse are refused as soon as their field is left, in the shop’s words', async () => {
  const { page } = await visit();
  await enterAs(page, 'Customer');
  await open(page, '/products/2');
  await addToCart(page);
  await open(page, '/checkout');
  const points = page.getByLabel('Points to redeem');
  const leaveWith = async (typed: string) => {
    await points.fill(typed);
    await points.blur();
  };
  await leaveWith('150');
  const hundreds = sentence(page, 'Points must be a whole number in hundreds');
  await said(hundreds);
  expect(await points.getAttribute('aria-invalid')).toBe('true');
  await leaveWith('100');
  await gone(hundreds);
  expect(await points.getAttribute('aria-invalid')).toBeNull();
  await leaveWith('all of them');
  await said(hundreds);
  await leaveWith('9999900');
  await said(sentence(page, /^You (have \d+ points|can redeem points up to the value of the goods\.)$/));
});

test('in the address book, another country answers what was said of its postcode and phone number', async () => {
  const { page } = await visit();
  await enterAs(page, 'Customer');
  await open(page, '/customer-dashboard?tab=settings');
  await page.getByRole('link', { name: 'Add an address' }).click();
  const form = page.getByRole('form', { name: 'Add an address' });
  await form.getByLabel('Postcode').fill('75011');
  await form.getByLabel('Phone number').fill('0199 00');
  await form.getByRole('button', { name: 'Save address' }).click();
  const [postcode, phone, line] = [
    sentence(form, /Enter a UK postcode.*is the country right/),
    sentence(form, /^Enter a phone number/),
    sentence(form, 'Address line 1 is required'),
  ];
  for (const each of [postcode, phone, line]) await said(each);
  await form.getByLabel('Country').selectOption('France');
  await gone(postcode);
  await gone(phone);
  await said(line);
});

test('the contact form, and a form that was refused before its scripts came', async () => {
  const { page } = await visit();
  await open(page, '/contact');
  await page.getByLabel('Name').fill('Jo');
  await page.getByLabel('Email').fill('jo@sunrise-cafe.example');
  await page.getByLabel('Contact number').fill('0113 49');
  await page.getByLabel('Subject').fill('Boards');
  await page.getByLabel('Message').fill('How much?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const wrong = sentence(page, /^Enter a phone number with all its digits/);
  await said(wrong);
  await page.getByLabel('Contact number').pressSequentially('6');
  await gone(wrong);
  // Still too short: it is said again when it is sent again.
  await page.getByRole('button', { name: 'Send message' }).click();
  await said(wrong);
  await page.getByLabel('Contact number').fill('01134960101');
  await gone(wrong);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();
  // Its browser worked for it: once for each sending, and the one that was accepted was counted.
  expect(await counted('form-proof')).toBe(1);
  expect(await counted('unproven-contact')).toBe(0);

  const plain = await visit({ javaScriptEnabled: false });
  await plain.page.goto('/contact');
  for (const [label, text] of Object.entries(LETTER)) await plain.page.getByLabel(label, { exact: true }).fill(text);
  await plain.page.getByRole('button', { name: 'Send message' }).click();
  await plain.page.getByRole('heading', { name: 'Message sent' }).waitFor();
  expect(await counted('unproven-contact')).toBe(1);
});

const LETTER = {
  ...{ Name: 'Jo', Email: 'jo@sunrise-cafe.example', 'Contact number': '01134960101' },
  ...{ Subject: 'Boards', Message: 'How much?' },
};

/** How many keys of a limit have been used. */
async function counted(limit: string): Promise<number> {
  const { rows } = await ask(databaseUrl, (client) =>
    client.query<{ count: string }>("select count(*) from rate_limits where key like $1 || ':%'", [limit]),
  );
  return Number(rows[0]?.count);
}

test('registration: one sentence about several fields goes with any of them', async () => {
  const { page } = await visit();
  await open(page, '/signup');
  await page.getByLabel('First name').fill('Jo');
  await page.getByLabel('Email').fill('not yet');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  const email = sentence(page, 'Please enter a valid email address');
  await said(email);
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`);
  await gone(email);
  await gone(page.getByText('Please check your entries'));
  await page.getByRole('button', { name: 'Submit Request' }).click();
  const all = sentence(page, 'All fields are required');
  await said(all);
  await page.getByLabel('Phone number').fill('0113 496 0101');
  await gone(all);
});

test('staff: settings by section, a product, and the sign-in before', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await open(page, '/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const role = sentence(page, 'Please select your role');
  await said(role);
  await page.getByRole('radio', { name: 'Admin' }).check({ force: true });
  await gone(role);
  const password = sentence(page, 'Password must be at least 8 characters');
  await said(password);
  await page.getByLabel('Password', { exact: true }).fill('Admin123!');
  await gone(password);
  await gone(page.getByText('Please check your entries'));

  await enterAs(page, 'Admin');
  await open(page, '/admin-dashboard?tab=settings');
  const company = page.getByRole('form', { name: 'Company details' });
  await company.getByLabel('Company number').fill('12');
  await company.getByLabel('Phone number').fill('call us');
  await company.getByRole('button', { name: /^Save/ }).click();
  const [number, phone] = [sentence(company, /^A company number has 8/), sentence(company, /^Enter a phone number/)];
  await said(number);
  await said(phone);
  await company.getByLabel('Phone number').fill('0113 496 0199');
  await gone(phone);
  await said(number);
  await company.getByLabel('Company number').fill('00000000');
  await gone(number);
  await gone(company.getByText('Please check your entries'));

  await open(page, '/product-store?add');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  const name = sentence(dialog, 'Product name is required');
  await said(name);
  await dialog.getByLabel('Product name').fill('Kiosk');
  await gone(name);
  await said(sentence(dialog, 'Price is required'));
});

test('an order by phone: the first wrong field has the focus, and no error outlives its cause', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/orders/new');
  const place = () => page.getByRole('button', { name: 'Place the order' }).click();
  const hasFocus = (label: string) =>
    expect
      .poll(() =>
        page
          .getByLabel(label)
          .first()
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
  await page.getByLabel('E-mail of a new customer').fill('jo@sunrise-cafe.example');
  await place();
  const none = sentence(page, 'Add at least one product');
  await said(none);
  await hasFocus('Find a product');
  await page.getByLabel('Find a product').fill('shelf strip 24');
  await page.getByRole('list', { name: 'Found: Find a product' }).getByText('sold out').first().waitFor();
  await page.keyboard.press('Enter');
  await gone(none);
  await page.getByLabel('First name').fill('Jo');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Address line 1').fill('1 Harbour Street');
  await page.getByLabel('Town or city').fill('York');
  await page.getByLabel('Postcode').fill('YO1 7HH');
  await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  await page.getByLabel('Paid now').fill('ten pounds');
  await place();
  const amount = sentence(page, 'Enter an amount such as 49.50');
  await said(amount);
  await hasFocus('Paid now');
  await page.getByLabel('Paid now').fill('');
  await gone(amount);
  await gone(page.getByText('Please check your entries'));
  // There are too few of it; another quantity answers that.
  await place();
  const short = sentence(page, /is sold out\./).and(page.locator('[role=alert] a'));
  await said(short);
  await page.getByRole('button', { name: /^Take .* off$/ }).click();
  await gone(short);
});
