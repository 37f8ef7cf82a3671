import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import type { ResetRequested, SentRequest } from '#features/accounts/self-contract.ts';
import { createUser, hashPassword } from '#features/accounts/server/door.ts';
import { signupRequests } from '#features/accounts/tables.ts';
import { messages } from '#features/messages/tables.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { type AnnouncementName, type Announcements, announce } from '#platform/announcements.ts';
import { emails } from '#platform/tables.ts';
import { startWork, type Work } from '../../src/work.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

const PASSWORD = 'Password123!';
const NEW = 'Changed456 twice';
const COMPANY = {
  name: 'Brightfront Signage Limited',
  tradingName: 'Brightfront',
  companyNumber: '01234567',
  vatNumber: 'GB123456789',
  addressLines: ['1 Foundry Lane', 'Leeds'],
  email: 'shop@brightfront.example',
  phone: '0113 496 0100',
  openingHours: '',
};

let mailbox: Mailbox;
let shop: TestShop;
let work: Work;
let count = 0;

beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await openTestShop({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://shop.example.co.uk' });
  await writeSetting(shop.context.db, 'company', COMPANY);
  work = await startWork(shop.context);
});
afterAll(async () => {
  await work?.stop();
  await shop?.close();
  await mailbox?.close();
});
beforeEach(() => shop.context.pool.query('delete from rate_limits'));

const newAddress = () => `reader${count++}@example.com`;
const person = (overrides: object = {}) => ({
  firstName: 'Siobhán <b>',
  lastName: "O'Brien",
  email: newAddress(),
  phoneNumber: '0113 496 0000',
  password: PASSWORD,
  ...overrides,
});

function mailTo(address: string, subject: RegExp, skip = 0): Promise<Email> {
  const isIt = (mail: Email) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? '');
  return vi.waitFor(
    () => {
      const mail = mailbox.received.filter(isIt)[skip];
      if (!mail) throw new Error(`No mail to ${address} yet.`);
      return mail;
    },
    { timeout: 60_000, interval: 50 },
  );
}

function tokenIn({ text, html }: Email): string {
  const link = /https:\/\/shop\.example\.co\.uk\/reset-password\?token=([\w-]{43})\b/;
  const token = link.exec(text ?? '')?.[1] ?? '';
  expect(link.exec(html ?? '')?.[1]).toBe(token);
  return token;
}

const confirm = (token: string) =>
  shop
    .visitor()
    .post<{ username: string }>('/api/password-reset/confirm', { token, newPassword: NEW, confirmPassword: NEW });
const happen = <Name extends AnnouncementName>(name: Name, payload: Announcements[Name]) =>
  shop.context.db.transaction((tx) => announce(tx, name, payload, shop.context.clock.now()));

test('a new customer is welcomed with the username, never the password, and their message reaches staff', async () => {
  const form = person({ message: 'Do you also fit the screens?' });
  const { body } = await shop.visitor().post<{ user: User }>('/api/customer-register', form);
  const mail = await mailTo(form.email, /Welcome/);
  expect(mail.from?.address).toBe('shop@brightfront.example');
  for (const text of [mail.text ?? '', mail.html ?? '']) {
    expect(text).toContain(body.user.username);
    expect(text).toContain('https://shop.example.co.uk/login');
    expect(text).not.toContain(PASSWORD);
  }
  expect(mail.html).toContain('Siobhán &lt;b&gt;');
  expect(mail.text).toContain('Company number 01234567');
  expect(await shop.context.db.select().from(messages).where(eq(messages.customerId, body.user.id))).toMatchObject([
    { name: "Siobhán <b> O'Brien", email: form.email, message: 'Do you also fit the screens?', status: 'open' },
  ]);
});

test('a forgotten password: the e-mail has a link that works, and the kept copy has not', async () => {
  const { email } = await addUser(await hashPassword(PASSWORD));
  const { body } = await shop.visitor().post<ResetRequested>('/api/password-reset/request', { email });
  const mail = await mailTo(email, /^Choose a new password/);
  const token = tokenIn(mail);
  const isThisOne = eq(emails.messageId, mail.messageId ?? '');
  // The mail server has it a moment before the shop writes down that it has.
  const kept = async () => (await shop.context.db.select().from(emails).where(isThisOne))[0];
  const text = expect.stringContaining('token=--one-time-token--');
  await expect.poll(kept).toMatchObject({ status: 'sent', text });
  const everything = JSON.stringify(await shop.context.pool.query('select * from announcements, emails'));
  for (const secret of [token, body.token ?? 'none']) expect(everything).not.toContain(secret);
  expect((await confirm(token)).status).toBe(200);
  const told = await mailTo(email, /has been changed/);
  expect(told.text).toContain('everybody who was signed in to it has been signed out');
});

test('the token of the demo’s answer and the link of its e-mail are both good, until one is used', async () => {
  const { email } = await addUser(await hashPassword(PASSWORD));
  const { body } = await shop.visitor().post<ResetRequested>('/api/password-reset/request', { email });
  const mailed = tokenIn(await mailTo(email, /^Choose a new password/));
  expect(mailed).not.toBe(body.token);
  expect((await confirm(body.token ?? '')).status).toBe(200);
  expect((await confirm(mailed)).status).toBe(400);
});

test('a second request kills the first e-mail’s link', async () => {
  const { email } = await addUser(await hashPassword(PASSWORD));
  const ask = () => shop.visitor().post('/api/password-reset/request', { email });
  await ask();
  const first = tokenIn(await mailTo(email, /^Choose a new password/));
  await ask();
  const second = tokenIn(await mailTo(email, /^Choose a new password/, 1));
  expect((await confirm(first)).status).toBe(400);
  expect((await confirm(second)).status).toBe(200);
});

test('an unknown address gets no e-mail', async () => {
  const [unknown, { email }] = [newAddress(), await addUser(await hashPassword(PASSWORD))];
  await shop.visitor().post('/api/password-reset/request', { email: unknown });
  await shop.visitor().post('/api/password-reset/request', { email });
  await mailTo(email, /^Choose a new password/);
  expect(mailbox.received.filter((mail) => mail.to?.[0]?.address === unknown)).toEqual([]);
});

test('a request for access reaches the shop’s mailbox, with all that was said', async () => {
  const form = person({ userType: 'admin', message: 'I run the shop <script>' });
  await shop.visitor().post<SentRequest>('/api/signup-request', form);
  const mail = await mailTo('shop@brightfront.example', /^Admin access requested/);
  for (const said of [form.email, "O'Brien", '0113 496 0000', 'I run the shop', '/admin-dashboard?tab=requests']) {
    expect(mail.text).toContain(said);
  }
  expect(mail.html).not.toContain('<script>');
});

test('an approved request brings the username and a link to choose a password, which then signs in', async () => {
  const user = await addUser(undefined, 'employer');
  await happen('signup.approved', { requestId: 1, userId: user.id });
  const mail = await mailTo(user.email, /has been approved/);
  expect(mail.text).toContain(user.username);
  expect(mail.text).toContain('for 72 hours');
  expect((await confirm(tokenIn(mail))).body.username).toBe(user.username);
  await shop.as(user.username, NEW, 'employer');
});

test('a rejected request is refused politely', async () => {
  const form = person({ userType: 'employer' });
  const { body } = await shop.visitor().post<SentRequest>('/api/signup-request', form);
  await shop.context.db.update(signupRequests).set({ status: 'rejected' }).where(eq(signupRequests.id, body.id));
  await happen('signup.rejected', { requestId: body.id });
  const mail = await mailTo(form.email, /Your request/);
  expect(mail.text).toContain('Thank you for your interest');
});

test('an account that staff made: with a password only the username, without one a link', async () => {
  const [whole, open] = [await addUser(await hashPassword(PASSWORD), 'employer'), await addUser(undefined, 'employer')];
  await happen('user.created', { userId: whole.id });
  await happen('user.created', { userId: open.id });
  const welcome = await mailTo(whole.email, /Welcome/);
  expect(welcome.text).toContain(whole.username);
  expect(welcome.text).not.toContain('reset-password');
  const link = await mailTo(open.email, /Your account/);
  expect((await confirm(tokenIn(link))).status).toBe(200);
});

test('a new e-mail address is told to the old one', async () => {
  const customer = await signedIn(shop, 'public');
  const { email: old } = await customer.get<User>('/api/user');
  const email = newAddress();
  await customer.put(`/api/user/${customer.id}`, { firstName: 'Jo', lastName: 'Ng', email });
  const warning = await mailTo(old, /Another e-mail address for your account/);
  expect(warning.text).toContain(`You asked for another e-mail address for your account: ${email}.`);
  const link = await mailTo(email, /^Confirm your e-mail address/);
  const token = /https:\/\/shop\.example\.co\.uk\/confirm-email\?token=([\w-]{43})\b/.exec(link.text ?? '')?.[1];
  expect(warning.text).not.toContain(token);
  const everything = JSON.stringify(await shop.context.pool.query('select * from announcements, emails'));
  expect(everything).not.toContain(token);
  expect((await shop.visitor().post('/api/email-change/confirm', { token })).status).toBe(200);
  const mail = await mailTo(old, /e-mail address has been changed/);
  expect(mail.text).not.toContain(email);
  // It asks to be answered.
  expect(mail.replyTo?.[0]?.address).toBe(COMPANY.email);
});

test('an account that is gone by then gets no letter, and holds up none', async () => {
  await happen('user.created', { userId: 999_999 });
  await happen('signup.rejected', { requestId: 999_999 });
  const { email, id } = await addUser(await hashPassword(PASSWORD));
  await happen('user.created', { userId: id });
  await mailTo(email, /Welcome/);
});

test('an address that staff propose gets a link that asks for the password, and one set by an admin gets none', async () => {
  const { id, email: old } = await addUser(await hashPassword(PASSWORD));
  const admin = await signedIn(shop, 'admin');
  const [proposed, set] = [newAddress(), newAddress()];
  await admin.fetch(`/api/users/${id}`, { method: 'PATCH', json: { email: proposed } });
  expect((await mailTo(old, /Another e-mail address/)).text).toContain('Our staff asked for another e-mail address');
  expect((await mailTo(proposed, /^Confirm your/)).text).toContain('we ask for the password of your account as well');
  await admin.post(`/api/users/${id}/email`, { email: set, reason: 'Both mailboxes are gone' });
  expect((await mailTo(old, /Another e-mail address/, 1)).text).toMatch(/An admin of ours has set .* takes effect on/);
  const told = await mailTo(set, /^Your new e-mail address/);
  expect(told.text).not.toContain('token=');
  expect(told.text).not.toContain('Both mailboxes are gone');
});

function addUser(passwordHash: string | undefined, userType: 'public' | 'employer' = 'public') {
  const user = { firstName: 'Reader', lastName: 'Ofmail', email: newAddress(), userType, passwordHash };
  return shop.context.db.transaction((tx) => createUser(tx, user, new Date()));
}
