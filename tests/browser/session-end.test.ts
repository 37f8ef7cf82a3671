import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser } from './browser.ts';

const visit = openBrowser();

test('a deactivated employee’s next step leads to the sign-in page, by link and by address', async () => {
  const admin = await visit({ viewport: DESKTOP });
  await enterAs(admin.page, 'Admin');
  const person = {
    firstName: 'Ng',
    lastName: '王',
    email: 'ng.wang@brightfront.example',
    phoneNumber: '0113 496 0111',
  };
  const account = { ...person, userType: 'employer', username: 'ng.wang', password: 'Password123!' };
  const created = await admin.page.request.post('/api/users', { data: account });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()) as { id: number };

  const employee = await visit({ viewport: DESKTOP });
  const other = await employee.context.newPage();
  await open(employee.page, '/login');
  await employee.page.getByLabel('Username').fill('ng.wang');
  await employee.page.getByLabel('Password', { exact: true }).fill('Password123!');
  await employee.page.getByRole('radio', { name: 'Employer' }).check({ force: true });
  await employee.page.getByRole('button', { name: 'Sign In' }).click();
  await employee.page.waitForURL('**/employer-dashboard');
  await employee.page.waitForLoadState('networkidle');

  const ended = await admin.page.request.patch(`/api/users/${id}`, { data: { isActive: false } });
  expect(ended.status()).toBe(200);

  // The page may have learned of it and left before the click lands.
  const step = employee.page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first();
  await step.click({ timeout: 5_000 }).catch(() => undefined);
  await employee.page.waitForURL(/\/login\?next=/);
  await employee.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expectAccessible(employee.page);
  await open(other, '/employer-dashboard');
  expect(new URL(other.url()).pathname).toBe('/login');

  await employee.page.getByLabel('Username').fill('ng.wang');
  await employee.page.getByLabel('Password', { exact: true }).fill('Password123!');
  await employee.page.getByRole('radio', { name: 'Employer' }).check({ force: true });
  await employee.page.getByRole('button', { name: 'Sign In' }).click();
  await employee.page.getByText('This account is not active').first().waitFor();
});

test('whoever signs in where somebody else’s session has ended is shown nothing of theirs', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  const bell = page.getByRole('button', { name: 'Delivery updates' });
  const updates = page.getByRole('link', { name: /Order BF-/ });
  await enterAs(page, 'Customer');
  await open(page, '/about');
  const began = await page.evaluate(() => performance.timeOrigin);
  await bell.click();
  await updates.first().waitFor();
  await page.keyboard.press('Escape');
  expect((await page.request.post('/api/logout')).status()).toBe(204);

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('Admin123!');
  await page.getByRole('radio', { name: 'Admin' }).check({ force: true });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin-dashboard');
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/about');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
  // While the answer is still on its way.
  await page.route('**/api/notifications', () => undefined);
  await bell.click();
  await page.getByRole('heading', { name: 'Delivery updates' }).waitFor();
  expect(await updates.count()).toBe(0);
});
