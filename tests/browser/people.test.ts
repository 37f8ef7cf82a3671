import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, signIn } from './browser.ts';
import { addToCart, payByTestCard } from './checkout.ts';

const visit = openBrowser();

test('a customer signs in, orders to a saved address, and sees the status that staff set', async () => {
  const customer = await visit({ viewport: DESKTOP });
  await signIn(customer.page, 'Customer');
  await customer.page.getByText('Customer Login Successful').waitFor();
  await expectAccessible(customer.page);
  await open(customer.page, '/products/2');
  await addToCart(customer.page);
  await open(customer.page, '/checkout');
  await payByTestCard(customer.page, '4242 4242 4242 4242');
  await expectAccessible(customer.page);
  await customer.page.getByRole('button', { name: /^Place order/ }).click();
  await customer.page.waitForURL(/\/orders\/BF-/);
  const orderNumber = /BF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(customer.page.url())?.[0] ?? '';

  const admin = await visit({ viewport: DESKTOP });
  await enterAs(admin.page, 'Admin');
  await open(admin.page, '/admin/orders');
  await expectAccessible(admin.page);
  const row = admin.page.getByRole('row').filter({ hasText: orderNumber });
  await row.getByRole('combobox').selectOption('shipped');
  await admin.page.getByText('Order Updated').waitFor();

  await open(customer.page, `/track-order?order=${orderNumber}`);
  expect(await customer.page.getByRole('main').innerText()).toContain('Shipped');
  await expectAccessible(customer.page);
});

test('signing in needs all three: who, the password, and as what', async () => {
  const { page } = await visit();
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Username is required').first().waitFor();
  await page.getByText('Please select your role').first().waitFor();
  await page.getByLabel('Username').fill('customer');
  await page.getByLabel('Password', { exact: true }).fill('Wrong12345');
  await page.getByRole('radio', { name: 'Customer' }).check({ force: true });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Invalid credentials. Please try again.').first().waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('customer');
  await expectAccessible(page);
});

test('an employer reads the orders but cannot change one, and closed doors say why', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await signIn(page, 'Employer');
  await expectAccessible(page);
  await open(page, '/admin/orders');
  expect(await page.getByRole('row').count()).toBeGreaterThan(20);
  expect(await page.getByRole('table').getByRole('combobox').count()).toBe(0);
  expect(await open(page, '/permissions')).toBe(403);
  await page.getByRole('heading', { name: 'Access Restricted' }).waitFor();
  await expectAccessible(page);
});

test('a visitor who knocks at the staff door signs in first and then stands where they wanted to be', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await open(page, '/admin/orders');
  expect(page.url()).toContain('/login?next=%2Fadmin%2Forders');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('Admin123!');
  await page.getByRole('radio', { name: 'Admin' }).check({ force: true });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin/orders');
});

test('losing the connection is told, counted down and over when it returns', async () => {
  const { page, context } = await visit();
  await open(page, '/');
  await context.setOffline(true);
  await page.getByText('Connection Lost').waitFor();
  await page.getByText('You are offline').first().waitFor();
  await context.setOffline(false);
  await page.getByText('You are back online').waitFor();
});
