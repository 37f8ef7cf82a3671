import { randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabasePool, openDatabase } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { emails } from '#platform/tables.ts';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE, signIn } from './browser.ts';
import { databaseUrl } from './own-shop.ts';

const visit = openBrowser();
const DOMAIN = `@${randomUUID()}.example.com`;

const said = {
  template: 'order-receipt',
  html: `<html><body><h1>Thank you</h1><script>top.location = '/logout'</script>
    <a href="https://shop.example/orders/BF-1?key=--key-of-this-order--">View your order</a></body></html>`,
  text: 'Thank you\nView your order: https://shop.example/orders/BF-1?key=--key-of-this-order--',
};
const email = (n: number) => ({
  ...said,
  messageId: `<${randomUUID()}${DOMAIN}>`,
  recipient: `buyer${n}${DOMAIN}`,
  subject: `Your order BF-${n}`,
  status: 'sent' as const,
  createdAt: new Date(Date.now() - n * 60_000),
});

let database: DatabasePool;
beforeAll(async () => {
  database = openDatabase(databaseUrl, openLog('silent'));
  const failure = { attempts: 4, lastError: "Can't send mail - all recipients were rejected: 550 No such user" };
  await database.db
    .insert(emails)
    .values([...Array.from({ length: 205 }, (_, n) => email(n + 2)), { ...email(1), ...failure, status: 'failed' }]);
});
afterAll(async () => {
  await database.db.delete(emails).where(like(emails.recipient, `%${DOMAIN}`));
  await database.close();
});

test('an admin hears of a failed message, sees why and what it says, and sends it again', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await signIn(page, 'Admin');
  await page.getByText('1 e-mail could not be sent').waitFor();
  await page.getByRole('link', { name: 'Show what failed' }).click();
  await page.getByRole('heading', { name: 'E-mails', level: 1 }).waitFor();
  await page.getByText('does not take mail for this address').waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Your order BF-1', exact: true }).click();
  await page.getByText('550 No such user').waitFor();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { name: 'Thank you' }).waitFor();
  // Whatever stands in a message, it runs nothing and leads nowhere.
  expect(await frame.getByRole('link').count()).toBe(0);
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/emails\/\d+$/);
  await page.getByRole('button', { name: 'Plain text' }).click();
  await page.getByText('key=••••••••').waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Send again' }).click();
  await page.getByText('Send this message again?').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByText('Send this message again?').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Send again' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('A new message was written and is kept here').waitFor();
  await page.getByRole('link', { name: 'The message before' }).click();
  await page.getByRole('link', { name: 'The newest message' }).waitFor();
  await open(page, '/admin-dashboard');
  expect(await page.getByText('could not be sent').count()).toBe(0);
  // The frame says aloud that it runs no script: that is the point of it.
  expect(complaints.filter((line) => !/Blocked script execution in 'about:srcdoc'/.test(line))).toEqual([]);
});

test('the list: 200 on a page, found by recipient, empty in words, without a mail server explained', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Admin');
  await open(page, '/admin/emails');
  await page.getByText('No mail server is set up').waitFor();
  await page.getByRole('search').getByLabel('Recipient').fill(DOMAIN);
  await page.getByRole('search').getByLabel('Recipient').press('Enter');
  await page.waitForURL(/q=/);
  await page.getByText('200 e-mails, page 1').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('link', { name: 'Older' }).click();
  await page.getByText(/e-mails, page 2/).waitFor();
  await expectAccessible(page);
  await open(page, '/admin/emails?q=nobody-of-this-name');
  await page.getByRole('heading', { name: 'No e-mails match' }).waitFor();
  await expectAccessible(page);
});

test('without scripts a message is read and sent again all the same', async () => {
  const scripted = await visit();
  await enterAs(scripted.page, 'Admin');
  const { page, context } = await visit({ javaScriptEnabled: false });
  await context.addCookies(await scripted.context.cookies());
  await page.goto(`/admin/emails?q=buyer2${DOMAIN}`);
  await page.getByRole('link', { name: 'Your order BF-2', exact: true }).click();
  await page.getByRole('link', { name: 'Send again' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('A new message was written and is kept here').waitFor();
});
